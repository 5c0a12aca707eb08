/**
 * What one more language costs: bytes and CPU of a snapshot, and the memory of its words. The extra CPU is that of the
 * same days, with all that they need at hand, in languages without and with the one more, by turns; it is compared with
 * the whole cost of a reply about a new day. Each figure is the lower quartile of many short slices, because a mean
 * would measure the other programs on the machine.
 */

import { type Moment, momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { isSpoken, LANGUAGE_IDS, type LanguageId } from 'ganaka/internal/text/languages.ts';
import { loadLanguages } from 'ganaka/internal/text/loading/folders.ts';
import { type Voice, voiceFor, voiceKey } from 'ganaka/internal/text/voice.ts';
import { FRAME } from 'ganaka/internal/views/blocks/index.ts';
import { panchangaOf, USUAL_BLOCKS } from 'ganaka/internal/views/day/panchanga.ts';
import { drik } from '../packages/ganaka/test/kit/engines.ts';
import { bytesOf } from '../packages/service/src/api/answer/encode.ts';
import { rounds } from './amount.ts';
import type { BenchRow } from './row.ts';

const BYTES_PERCENT = 10;
const CPU_PERCENT = 8;
const WORDS_KB = 500;
const DAYS = 37;
const ROUNDS = rounds(60);
/** Rounds that only warm up: code of this size is compiled bit by bit over thousands of replies. */
const COLD = rounds(24);
const WEIGHED = rounds(60);
const FIRST = dayOf({ year: 1940, month: 1, day: 1 });
const BLOCKS = [...FRAME, ...USUAL_BLOCKS];
const NAMED = LANGUAGE_IDS.filter((id) => !isSpoken(id));

export async function rows(): Promise<BenchRow[]> {
  const before = process.memoryUsage().heapUsed;
  await loadLanguages(['ta']);
  const wordsKb = Math.round((process.memoryUsage().heapUsed - before) / 1000);
  await loadLanguages(LANGUAGE_IDS);
  return [
    ...bytes(),
    ...cpu(),
    { name: 'words of one named language in memory', value: wordsKb, unit: 'kB', target: WORDS_KB },
  ];
}

const engine = drik();

/** The `n`th day and place: no two alike. */
function moment(n: number): Moment {
  const place = placeWithOffset('here', 8 + ((n * 0.37) % 26), 68 + ((n * 0.73) % 28), 5.5);
  return momentUnder(engine.skyOver(place, defaultsOf(engine.info)), plusDays(FIRST, (n * 37) % 40_000));
}

const saying = (...languages: LanguageId[]): Voice => voiceFor(voiceKey(languages));
const percent = (part: number): number => Math.round(part * 1000) / 10;

function bytes(): BenchRow[] {
  const weight = (say: Voice): number => {
    let sum = 0;
    for (let n = 0; n < WEIGHED; n++) sum += bytesOf(JSON.stringify(panchangaOf(moment(n), say, BLOCKS))).length;
    return sum;
  };
  const hindi = weight(saying('en', 'hi'));
  const more = NAMED.map((id) => percent(weight(saying('en', 'hi', id)) / hindi - 1));
  const name = 'snapshot in Hindi and one more language';
  return [
    {
      name: `${name}: bytes, mean`,
      value: more.reduce((a, b) => a + b) / more.length,
      unit: '%',
      target: BYTES_PERCENT,
    },
    // Tamil has the longest words
    { name: `${name}: bytes, Tamil`, value: Math.max(...more), unit: '%', target: BYTES_PERCENT },
  ];
}

/** Microseconds of CPU for the replies of a slice: to make the objects, and to write them as bytes. */
interface Spent {
  readonly making: number;
  readonly writing: number;
}

function spent(say: Voice, moments: readonly Moment[]): Spent {
  const start = clock();
  const replies = moments.map((each) => panchangaOf(each, say, BLOCKS));
  const made = clock();
  for (const reply of replies) bytesOf(JSON.stringify(reply));
  return { making: made - start, writing: clock() - made };
}

function clock(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function cpu(): BenchRow[] {
  const ready = Array.from({ length: DAYS }, (_, i) => moment(i));
  let days = DAYS;
  return (['en', 'hi'] as const).flatMap((other) => {
    const [one, more] = [saying('en', other), saying('en', other, 'ta')];
    const whole: Spent[] = [];
    const without: Spent[] = [];
    const having: Spent[] = [];
    for (let round = 0; round < COLD + ROUNDS; round++) {
      const fresh = Array.from({ length: DAYS }, (_, i) => moment(days + i));
      days += DAYS;
      // by turns, so that the garbage of the others is not always collected in the same one
      for (const turn of [0, 1, 2]) {
        const which = (turn + round) % 3;
        if (which === 0) whole[round] = spent(one, fresh);
        else if (which === 1) without[round] = spent(one, ready);
        else having[round] = spent(more, ready);
      }
    }
    const [all, before, after] = [quiet(whole), quiet(without), quiet(having)];
    const of = (us: number): number => percent(us / (all.making + all.writing));
    const [names, bytes] = [after.making - before.making, after.writing - before.writing];
    const name = `Tamil after ${other === 'en' ? 'English' : 'Hindi'}: CPU`;
    return [
      { name: `${name} of its names`, value: of(names), unit: '%' },
      { name: `${name} of their JSON and UTF-8`, value: of(bytes), unit: '%' },
      { name, value: of(names + bytes), unit: '%', target: CPU_PERCENT },
    ];
  });
}

/** The lower quartiles, without the rounds that only warm up. */
function quiet(spents: readonly Spent[]): Spent {
  const quartile = (of: (each: Spent) => number): number => {
    const sorted = spents
      .slice(COLD)
      .map(of)
      .sort((a, b) => a - b);
    return sorted[sorted.length >> 2] ?? 0;
  };
  return { making: quartile(({ making }) => making), writing: quartile(({ writing }) => writing) };
}
