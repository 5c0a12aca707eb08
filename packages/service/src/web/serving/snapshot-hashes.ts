/**
 * The hashes of today's panchanga at the default place, one for each engine. A browser that computes the panchanga with
 * the same data compares its own hash. They are computed once a day.
 */
import { createHash } from 'node:crypto';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { todayAt } from 'ganaka/internal/kernel/clock.ts';
import type { EngineKey } from 'ganaka/internal/sky/engines/engine.ts';
import { voiceKey } from 'ganaka/internal/text/voice.ts';
import { panchanga } from 'ganaka/internal/views/day/panchanga.ts';
import { answer } from '../../api/answer/answer.ts';
import { askingAt } from '../../api/read/read.ts';
import { DEHRADUN } from '../../api/read/where.ts';
import type { PagesParts } from '../parts.ts';

export interface SnapshotHashes {
  readonly date: string;
  /** SHA-256 in hexadecimal, keyed by the engine. */
  readonly hashes: Readonly<Record<EngineKey, string>>;
}

const ENGLISH = voiceKey(['en']);

export function snapshotHashes({ lightEngines, now, where }: PagesParts): () => SnapshotHashes {
  let known: SnapshotHashes | undefined;
  return () => {
    const day = todayAt(DEHRADUN, now(), where);
    const date = isoDate(day);
    if (known?.date === date) return known;
    const hashes = Object.entries(lightEngines()).map(([key, engine]) => {
      const asking = askingAt(panchanga, engine.info, { place: DEHRADUN, day }, {});
      const { payload } = answer(panchanga, asking, engine, where, ENGLISH);
      return [key, createHash('sha256').update(JSON.stringify(payload)).digest('hex')];
    });
    known = { date, hashes: Object.fromEntries(hashes) };
    return known;
  };
}
