/**
 * Warms up a new thread with long work, so that the first caller does not wait for the JIT. The sade-sati of a distant
 * century takes 130 ms the first time, 100 ms the second time, and 30 ms later. Jobs that arrive during the warm-up run
 * between its parts. `npm run bench first-calls` measures the effect.
 */

import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import type { Engine } from 'ganaka/internal/sky/engines/engine.ts';
import type { VoiceKey } from 'ganaka/internal/text/voice.ts';
import { parvaMool } from 'ganaka/internal/views/festivals/parva-mool.ts';
import { sadeSati } from 'ganaka/internal/views/kundali/sade-sati.ts';
import type { Zones } from './api/answer/answer.ts';
import { type EncodedReply, finish } from './api/answer/encode.ts';
import { askingAt } from './api/read/read.ts';
import { DEHRADUN } from './api/read/where.ts';

const FAR_YEARS = [900, 1400, 400, 1200, 700, 1500];

/** The parts of the warm-up: lives in distant centuries, then the festivals of a year. */
export function warmUp(engine: Engine, zones: Zones, lang: VoiceKey): (() => EncodedReply)[] {
  const at = (year: number) => ({ place: DEHRADUN, day: dayOf({ year, month: 5, day: 17 }) });
  return [
    ...FAR_YEARS.map(
      (year) => () => finish(sadeSati, askingAt(sadeSati, engine.info, at(year), {}), engine, zones, lang),
    ),
    () => finish(parvaMool, askingAt(parvaMool, engine.info, at(2026), { year: 2026 }), engine, zones, lang),
  ];
}
