/** CPU of the chart views, a new birth each time: the view and the text of its reply. */

import { dayOf, midnight } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { ashtakavarga } from 'ganaka/internal/views/kundali/ashtakavarga.ts';
import { bhavaChalit } from 'ganaka/internal/views/kundali/bhava-chalit.ts';
import { dashaPhala } from 'ganaka/internal/views/kundali/dasha-phala.ts';
import { divisional } from 'ganaka/internal/views/kundali/divisional.ts';
import { divisionals } from 'ganaka/internal/views/kundali/divisionals.ts';
import { kundaliFull } from 'ganaka/internal/views/kundali/full.ts';
import { gocharaReport } from 'ganaka/internal/views/kundali/gochara-report.ts';
import { jaimini } from 'ganaka/internal/views/kundali/jaimini.ts';
import { janmaVivaran } from 'ganaka/internal/views/kundali/janma-vivaran.ts';
import { kundali } from 'ganaka/internal/views/kundali/kundali.ts';
import { arishta } from 'ganaka/internal/views/kundali/reports/arishta.ts';
import { bhavaPhala } from 'ganaka/internal/views/kundali/reports/bhava-phala.ts';
import { grahaSaransh } from 'ganaka/internal/views/kundali/reports/graha-saransh.ts';
import { LIFE_VIEWS } from 'ganaka/internal/views/kundali/reports/life.ts';
import { ratnaNirnaya } from 'ganaka/internal/views/kundali/reports/ratna-nirnaya.ts';
import { sadeSati } from 'ganaka/internal/views/kundali/sade-sati.ts';
import { shadbala } from 'ganaka/internal/views/kundali/shadbala.ts';
import { varshaPravesh } from 'ganaka/internal/views/kundali/varsha-pravesh.ts';
import { varshaphal } from 'ganaka/internal/views/kundali/varshaphal.ts';
import { yogas } from 'ganaka/internal/views/kundali/yogas.ts';
import type { SkyView, ViewInput } from 'ganaka/internal/views/view.ts';
import { drik, suryaSiddhanta } from '../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../packages/ganaka/test/kit/voices.ts';
import { rounds } from './amount.ts';
import type { BenchRow } from './row.ts';

const BIRTHS = rounds(2000);
/** Rounds of every view on every engine before the first measurement, so that all are compiled alike, as in a service that has run for a minute. */
const WARM = rounds(2000);
const FAR_BIRTHS = rounds(36);
const TODAY = dayOf({ year: 2026, month: 11, day: 15 });
const FIRST = dayOf({ year: 1940, month: 1, day: 1 });

const LINES: readonly (readonly [view: SkyView, targetMs?: number])[] = [
  [kundali, 0.3],
  [divisionals, 0.5],
  [divisional],
  [bhavaChalit],
  [ashtakavarga],
  [shadbala, 0.4],
  [jaimini, 0.15],
  [yogas, 0.8],
  [janmaVivaran],
  [varshaphal],
  [varshaPravesh],
  [sadeSati, 0.6],
  [gocharaReport],
  ...LIFE_VIEWS.map((each) => [each, 1] as const),
  [bhavaPhala],
  [grahaSaransh],
  [arishta],
  [ratnaNirnaya],
  [dashaPhala],
  [kundaliFull, 5],
];

export async function rows(): Promise<BenchRow[]> {
  const [modern, classical] = [drik(), suryaSiddhanta()];
  for (const engine of [modern, classical]) for (const [view] of LINES) measure(engine, view, WARM, 0);
  return [...linesOn(modern), ...farLife(modern), ...linesOn(classical)];
}

/** Lives in other millennia, whose positions are in no table and not cached from an earlier life: no two overlap. */
function farLife(engine: Engine): BenchRow[] {
  const apart = (n: number) => n * 45_000;
  measure(engine, sadeSati, 6, 0, (n) => 180_000 + apart(n));
  const value = measure(engine, sadeSati, FAR_BIRTHS, 0, (n) => -200_000 - apart(n));
  return [{ name: `sade_sati of another millennium on ${engine.info.id}`, value, unit: 'ms CPU', target: 30 }];
}

function linesOn(engine: Engine): BenchRow[] {
  return LINES.map(([view, targetMs]) => {
    const value = measure(engine, view, BIRTHS, 7919);
    return {
      name: `${view.field} on ${engine.info.id}`,
      value,
      unit: 'ms CPU',
      ...(targetMs !== undefined && { target: targetMs }),
    };
  });
}

/** Mean CPU of one reply, milliseconds. */
function measure(engine: Engine, view: SkyView, births: number, skip: number, daysOff = noDays): number {
  const before = process.cpuUsage();
  let letters = 0;
  for (let n = 0; n < births; n++)
    letters += JSON.stringify(view.of(birth(engine, skip + n, daysOff(skip + n)))).length;
  const { user, system } = process.cpuUsage(before);
  if (letters === 0) throw new Error('nothing was said');
  return (user + system) / 1000 / births;
}

/** The nth birth: another day, hour and town each time, its Sky as new as a request's. */
const noDays = (_: number): number => 0;

function birth(engine: Engine, n: number, daysOff: number): ViewInput {
  const options = defaultsOf(engine.info);
  const day = plusDays(FIRST, ((n * 13) % 31_000) + daysOff);
  const place = placeWithOffset('', 8 + ((n * 37) % 270) / 10, 70 + ((n * 53) % 250) / 10, 5.5);
  return {
    sky: engine.skyOver(place, options),
    day,
    t: plusDays(midnight(day, 5.5), ((n * 617) % 1440) / 1440),
    basis: 'time',
    say: ENGLISH_AND_HINDI,
    params: {
      year: 2026,
      on: TODAY,
      chart: 'D9',
      d2: 'parashara',
      d3: 'parashara',
      dasha_year: 'sidereal',
      basis: 'printed',
      rules: 'raman',
      relation: 'panchadha',
      all: false,
    },
    today: TODAY,
    note: () => undefined,
  };
}
