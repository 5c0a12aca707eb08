/**
 * The calculator: Julian day, day counts, the working of I.48-51, lords of day and year, Jupiter's year, mean and true
 * positions.
 */

import { lunisolarOf } from '../../jyotisha/siddhanta/lunisolar.ts';
import {
  aharganaFromLunisolar,
  fromPrabhava,
  instantOf,
  jovianYearFromVijaya,
  lordsOf,
} from '../../jyotisha/siddhanta/madhyama.ts';
import { ahargana as daysSinceKali } from '../../kernel/units.ts';
import { perGraha } from '../../sky/engines/engine.ts';
import {
  CIVIL_DAYS,
  DAYS_FROM_CREATION,
  SOLAR_YEARS,
  YEARS_FROM_CREATION,
} from '../../sky/engines/surya-siddhanta/constants.ts';
import { clock, round6, round8 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { ahargana } from '../kit/parameters.ts';
import { view } from '../view.ts';
import type { ganakaReply } from './ganaka.reply.ts';
import { daysFromCreation, meansOf } from './mean.ts';
import { type At, momentOf, TEXT } from './moment.ts';
import { placeOf } from './sphuta.ts';

const LORDS = ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani'] as const;
const lordOf = (number: number) => LORDS[number - 1] ?? 'surya';

function ganakaOf(at: At) {
  const moment = momentOf(at);
  const { ganita, days, say, place, t } = moment;
  const whole = Math.floor(days);
  const sinceCreation = DAYS_FROM_CREATION + whole;
  const lords = lordsOf(sinceCreation);
  const working = aharganaFromLunisolar(...lunisolarOf(sinceCreation));
  const fromVijaya = jovianYearFromVijaya(ganita.revolutions.guru, days);
  const means = meansOf(ganita, days);
  return {
    text: TEXT,
    at: clock(place, t),
    jd: round8(instantOf(daysSinceKali(days))),
    ahargana: round6(days),
    ahargana_creation: daysFromCreation(days),
    kali_years: Math.floor((days * SOLAR_YEARS) / CIVIL_DAYS),
    years_at_kali_from_creation: YEARS_FROM_CREATION,
    weekday: say.named('vara', lords.day),
    lords: { day: lordOf(lords.day), month: lordOf(lords.month), year: lordOf(lords.year), verse: 'I.51-52' },
    working: {
      solar_years: working.years,
      months: working.months,
      days: working.days,
      adhimasa: working.adhimasa,
      tithis: working.tithis,
      kshayaha: working.kshayaha,
      ahargana: working.ahargana,
      verse: 'I.48-51',
    },
    jovian_year: { from_vijaya: fromVijaya, ...say.named('samvatsara', fromPrabhava(fromVijaya)), verse: 'I.55' },
    grahas: perGraha((graha) => ({
      mean: means[graha].longitude,
      longitude: placeOf(moment, graha).longitude,
    })),
    ...notesReplyOf(say, ['weekday_of_ujjain', ...(working.days < 30 ? [] : ['mean_intercalary_month' as const])]),
    verses: { epoch: 'I.56-58', day_count: 'I.48-51', mean: 'I.53-54', true: 'II.29-45' },
  };
}

export const ganaka = view<typeof ganakaReply>()({
  field: 'ganaka',
  summary: 'The reckoner: Julian day, ahargana, lords, Jupiter’s year, mean and true places',
  reads: 'moment',
  params: { ahargana },
  of: ganakaOf,
});
