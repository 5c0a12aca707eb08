/**
 * The hashes of today's panchanga at the default place, one for each engine. A browser that computes the panchanga with
 * the same data compares its own hash. They are computed once a day.
 */
import { createHash } from 'node:crypto';
import { answer } from '../ask/answer.ts';
import { todayAt } from '../ask/clock.ts';
import { askingAt } from '../ask/read.ts';
import { DEHRADUN } from '../ask/where.ts';
import type { EngineKey } from '../engines/engine.ts';
import { isoDate } from '../kernel/civil.ts';
import { voiceKey } from '../text/voice.ts';
import { panchanga } from '../views/panchanga.ts';
import type { PagesParts } from './parts.ts';

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
