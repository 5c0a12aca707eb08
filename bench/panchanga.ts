/** CPU of the snapshot and its slices, a new day and place each time: the view and the text of its reply, Hindi included. */

import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { USUAL } from 'ganaka/internal/views/blocks/choices.ts';
import { panchanga } from 'ganaka/internal/views/day/panchanga.ts';
import type { SkyView, ViewInput } from 'ganaka/internal/views/view.ts';
import { drik, suryaSiddhanta, trueChitra } from '../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../packages/ganaka/test/kit/voices.ts';
import { slices } from '../packages/service/src/api/routes/slices.ts';
import { rounds } from './amount.ts';
import type { BenchRow } from './row.ts';

/**
 * So large a piece of code is compiled bit by bit: a reply goes on getting cheaper for some ten thousand, as it does in the first minute
 * of a service under load. Each engine has that behind it before it is measured, the first one no less than the others.
 */
const WARM = rounds(12_000);
/** The days and places that are measured are others than those before. */
const AFTER_WARM = 20_011;
const DAYS = rounds(1500);
const SLICES = rounds(500);
const WEIGHED = rounds(300);
const FIRST = dayOf({ year: 1940, month: 1, day: 1 });
const SLICE_TARGET_MS = 0.2;
/** At most, in milliseconds: newer compilers are held to more. */
const SNAPSHOT_TARGET =
  Number(process.versions.node.split('.')[0]) >= 26 ? { drik: 0.84, surya: 1.05 } : { drik: 0.93, surya: 1.15 };

export async function rows(): Promise<BenchRow[]> {
  const modern = drik();
  const classical = suryaSiddhanta();
  return [
    ...snapshot(modern, SNAPSHOT_TARGET.drik),
    ...snapshot(classical, SNAPSHOT_TARGET.surya),
    ...snapshot(trueChitra('chitrapaksha'), SNAPSHOT_TARGET.drik),
    ...slicesOn(modern),
    ...slicesOn(classical),
  ];
}

function snapshot(engine: Engine, targetMs: number): BenchRow[] {
  measure(engine, panchanga, WARM, 0);
  const { ms, bytes } = measure(engine, panchanga, DAYS, AFTER_WARM);
  const name = `panchanga on ${engine.info.id}`;
  return [
    { name, value: ms, unit: 'ms CPU', target: targetMs },
    { name: `${name}, mean reply`, value: bytes / 1000, unit: 'kB', target: 48 },
  ];
}

const slicesOn = (engine: Engine): BenchRow[] =>
  slices.flatMap(({ path, shows }) => {
    if (shows === null || !('reads' in shows) || 'parts' in shows || shows.reads === 'pair' || shows.reads === 'births')
      return [];
    measure(engine, shows, SLICES, 0);
    const { ms } = measure(engine, shows, SLICES, AFTER_WARM);
    return [{ name: `${path} on ${engine.info.id}`, value: ms, unit: 'ms CPU', target: SLICE_TARGET_MS }];
  });

/** Mean CPU of one reply's text, milliseconds, and the mean length of some replies as bytes. */
function measure(engine: Engine, view: SkyView, days: number, skip: number): { ms: number; bytes: number } {
  const textOf = (n: number): string => JSON.stringify(view.of({ ...asked(engine, skip + n), params: USUAL }));
  const before = process.cpuUsage();
  let length = 0;
  for (let n = 0; n < days; n++) length += textOf(n).length;
  const { user, system } = process.cpuUsage(before);
  let bytes = 0;
  for (let n = 0; n < WEIGHED; n++) bytes += Buffer.byteLength(textOf(n));
  if (length === 0) throw new Error('an empty reply'); // the texts are used, so that none is optimised away
  return { ms: (user + system) / 1000 / days, bytes: bytes / WEIGHED };
}

/** The `n`th day and place: no two alike, India and its neighbours, some decades. */
function asked({ info, skyOver }: Engine, n: number): ViewInput {
  const place = placeWithOffset('here', 8 + ((n * 0.37) % 26), 68 + ((n * 0.73) % 28), 5.5);
  const options = defaultsOf(info);
  const sky = skyOver(place, options);
  const { asked: day, t, basis } = momentUnder(sky, plusDays(FIRST, (n * 37) % 40_000));
  return { sky, day, t, basis, say: ENGLISH_AND_HINDI, params: {}, today: day, note: () => {} };
}
