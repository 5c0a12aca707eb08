/** How long the Surya-siddhanta takes: nine grahas, a day, the extras, a year of eclipses. */

import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { crossings } from 'ganaka/internal/kernel/search.ts';
import { type CivilDay, civilDay, type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import { GRAHAS, isNone } from 'ganaka/internal/sky/engines/engine.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { grahaAstaOf } from 'ganaka/internal/views/instruments/graha-asta.ts';
import { suryaExtras } from 'ganaka/internal/views/siddhanta/extras.ts';
import { grahanaOf } from 'ganaka/internal/views/siddhanta/grahana.ts';
import { suryaSiddhanta } from '../packages/ganaka/test/kit/engines.ts';
import { rounds } from './amount.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: number;
}

const DEHRADUN = placeWithOffset('Dehradun', 30.3165, 78.0322, 5.5);
/** Enough for the compiler to have finished. */
const ROUNDS = rounds(300);
const FIRST = dayOf({ year: 2026, month: 1, day: 1 });

/** Milliseconds for one call in the best of many short rounds: what the code costs, not what else the machine does. */
function best(calls: number, call: (i: number) => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (let i = 0; i < calls; i++) call(round * calls + i);
    least = Math.min(least, (performance.now() - start) / calls);
  }
  return least;
}

export async function rows(): Promise<Figure[]> {
  const sky = suryaSiddhanta().skyOver(DEHRADUN, { bija: 'full', jya: 'exact' });
  const skyAt = (i: number) =>
    suryaSiddhanta().skyOver(placeWithOffset('', 8 + (i % 270) / 10, 78, 5.5), { bija: 'full', jya: 'exact' });
  const at = (i: number): JdUt => jdUt(2_461_041.5 + i * 0.37);

  const nineGrahas = best(100, (i) => {
    const t = at(i);
    for (const graha of GRAHAS) sky.longitude(graha, t) + sky.speed(graha, t) + sky.latitude(graha, t);
  });
  const day = best(8, (i) => wholeDay(civilDay(FIRST + i)));
  const extras = best(5, (i) => suryaExtras({ sky, t: at(i), day: civilDay(FIRST + (i % 365)), say: ENGLISH }));
  const year = best(2, (i) =>
    grahanaOf({ sky, t: at(0), day: FIRST, say: ENGLISH, params: { year: 2000 + (i % 40) } }),
  );
  const asta = best(1, (i) => grahaAstaOf({ sky: skyAt(i), t: at(i), day: civilDay(FIRST + (i % 365)), say: ENGLISH }));
  return [
    { name: 'surya: nine grahas, longitude, motion and latitude', value: nineGrahas * 1000, unit: 'µs', target: 20 },
    { name: 'surya: a day’s angas and risings', value: day, unit: 'ms', target: 0.5 },
    { name: 'surya: extras of the snapshot', value: extras, unit: 'ms', target: 0.5 },
    { name: 'surya: ss-grahana of a year', value: year, unit: 'ms', target: 50 },
    { name: 'surya: graha-asta, a new place', value: asta, unit: 'ms', target: 15 },
  ];

  function wholeDay(civil: CivilDay): void {
    const [from, to] = [sky.sunrise(civil), sky.sunrise(civilDay(civil + 1))];
    if (isNone(from) || isNone(to)) throw new Error('the Sun rises every day at Dehradun');
    sky.noon(civil);
    sky.sunset(civil);
    sky.moonrise(from, to);
    sky.moonset(from, to);
    sky.moonTransit(from, to);
    const moon = (t: JdUt): number => sky.longitude('chandra', t);
    const sun = (t: JdUt): number => sky.longitude('surya', t);
    crossings((t) => moon(t) - sun(t) + 360, 6, from, to, 0.4);
    crossings(moon, 360 / 27, from, to, 0.5);
    crossings((t) => moon(t) + sun(t), 360 / 27, from, to, 0.5);
    crossings(sun, 30, from, to, 1);
  }
}

if (process.argv[1]?.endsWith('bench/surya.ts'))
  for (const { name, value, unit, target } of await rows())
    process.stdout.write(`${name}: ${value.toFixed(3)} ${unit}${target === undefined ? '' : ` (target ${target})`}\n`);
