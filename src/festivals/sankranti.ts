/**
 * The day of a sankranti: the Sun enters a rashi at an instant, and the ladder chooses between the day that holds it,
 * sunrise to sunrise, and the next. What the text says of a night is asked of `panchanga/punya-kala.ts`, which also has
 * the hours of bath and gifts; where almanacs of today do otherwise, the text's day stands among the alternatives.
 */

import { isNone } from '../engines/engine.ts';
import { holds, lengthOf, type Span, span } from '../kernel/span.ts';
import { type JdUt, plusDays } from '../kernel/units.ts';
import { goesToNextDay, PUNYA_KALA_SOURCE, punyaKala } from '../panchanga/punya-kala.ts';
import type { Sankranti } from '../panchanga/sankranti.ts';
import { not } from '../rules/clause.ts';
import { type DayFrame, daylightOf, GHATI_DAYS, nightOf } from '../rules/kala.ts';
import { decide, type Ladder, rung } from '../rules/ladder.ts';
import type { Candidate, Meeting } from '../rules/meeting.ts';
import { always, factOf } from '../rules/meeting-clauses.ts';
import { ds } from '../rules/source.ts';
import type { Occurrence } from './decide.ts';
import { practice, type School } from './rule.ts';
import type { FestivalYear } from './year.ts';

export type SankrantiFact = 'entered_by_day' | 'entered_in_evening_twilight' | 'punya_kala_on_next_day';
const fact = factOf<SankrantiFact>;
const TWILIGHT_DAYS = 3 * GHATI_DAYS;

const PUNYA = '1, uddesha 2 (sankranti)';
const BY_DAY = rung(fact('entered_by_day'), 'first', ds(PUNYA, 'The Sun enters by day: that day.'));

export interface SankrantiRule {
  readonly ladder: Ladder;
  readonly variants: readonly { readonly tradition: string; readonly ladder: Ladder }[];
}

const NIGHT_HALVES: Ladder = [
  BY_DAY,
  rung(
    fact('punya_kala_on_next_day'),
    'second',
    ds(PUNYA, 'By night after midnight: the first half of the day after.'),
  ),
  rung(always, 'first', ds(PUNYA, 'By night before midnight: the second half of the day before.')),
];

/** The day, from sunrise to sunrise, in which the Sun enters: so in many civil calendars. */
const DAY_OF_ENTRY = {
  tradition: 'day-of-entry',
  ladder: [BY_DAY, rung(always, 'first', practice('By night: the day already begun; so in many civil calendars.'))],
};

const MAKARA = '1, uddesha 2; 2, Pausha';
export const MAKARA_RULE: SankrantiRule = {
  ladder: [BY_DAY, rung(always, 'second', ds(MAKARA, 'Makara by night, in either half of it: the next day.'))],
  variants: [
    {
      tradition: 'muhurta-chintamani',
      ladder: [
        BY_DAY,
        rung(fact('entered_in_evening_twilight'), 'first', {
          confidence: 'read-in-text',
          work: 'MC',
          at: '3.7',
          gist: 'Makara in the three ghatis of evening twilight: the same day.',
        }),
        rung(always, 'second', ds(MAKARA, 'Makara by night, in either half of it: the next day.')),
      ],
    },
    DAY_OF_ENTRY,
  ],
};

export const MESHA_RULE: SankrantiRule = {
  ladder: [BY_DAY, rung(always, 'second', practice('Mesha after sunset: almanacs of today take the next day.'))],
  variants: [{ tradition: 'dharmasindhu', ladder: NIGHT_HALVES }, DAY_OF_ENTRY],
};

const KARKA = '1, uddesha 2; 2, Ashadha';
export const KARKA_RULE: SankrantiRule = {
  ladder: [
    BY_DAY,
    rung(not(fact('punya_kala_on_next_day')), 'first', ds(KARKA, 'Karka by night: the day before.')),
    rung(
      always,
      'first',
      practice('Karka in the last three ghatis of the night: almanacs of today keep the day before.'),
    ),
  ],
  variants: [
    {
      tradition: 'dharmasindhu',
      ladder: [
        BY_DAY,
        rung(
          fact('punya_kala_on_next_day'),
          'second',
          ds(KARKA, 'Karka in the three ghatis of morning twilight: the next day.'),
        ),
        rung(always, 'first', ds(KARKA, 'Karka by night: the day before.')),
      ],
    },
  ],
};

const OTHERS: SankrantiRule = { ladder: NIGHT_HALVES, variants: [] };

export const sankrantiRule = (rashi: number): SankrantiRule =>
  rashi === 1 ? MESHA_RULE : rashi === 4 ? KARKA_RULE : rashi === 10 ? MAKARA_RULE : OTHERS;

/** The entries whose day lies in the year; of one rashi or of all. */
export function sankrantisOf(year: FestivalYear, rashi?: number): Occurrence[] {
  return year.sankrantis
    .filter((each) => rashi === undefined || each.rashi === rashi)
    .map((each) => occurrenceAt(year, each))
    .filter(({ day }) => year.holds(day));
}

function occurrenceAt(year: FestivalYear, sankranti: Sankranti): Occurrence {
  const rule = sankrantiRule(sankranti.rashi);
  const meeting = meetingAt(year, sankranti);
  const verdict = decide('sankranti', rule.ladder, meeting);
  const day = verdict.civil;
  const alternatives: School[] = rule.variants.flatMap(({ tradition, ladder }) => {
    const other = decide(`sankranti/${tradition}`, ladder, meeting);
    return other.civil === day ? [] : [{ tradition, day: other.civil, because: other.because }];
  });
  return {
    day,
    sunriseDay: null,
    anga: null,
    lunation: null,
    sankranti,
    kala: 'daylight',
    meeting,
    verdict,
    observances: [
      {
        id: 'punya_kala',
        day,
        window: hours(year, sankranti, verdict.chosen.day, verdict.take),
        source: PUNYA_KALA_SOURCE,
      },
    ],
    alternatives,
    beside: {},
    notes: [],
  };
}

export function meetingAt(year: FestivalYear, { rashi, at }: Sankranti): Meeting {
  const held = year.dayHolding(at);
  const first = judged(held, at);
  const second = judged(year.frame(plusDays(held.civil, 1)), at);
  const night = nightOf(held);
  const facts = new Set<SankrantiFact>();
  if (at < held.sunset) facts.add('entered_by_day');
  else {
    if (at - night.from < TWILIGHT_DAYS) facts.add('entered_in_evening_twilight');
    if (goesToNextDay(rashi, at, night)) facts.add('punya_kala_on_next_day');
  }
  return { anga: span(at, at), first, second, met: [first, second], facts };
}

const judged = (day: DayFrame, at: JdUt): Candidate => {
  const kala = daylightOf(day);
  return { day, kala, share: holds(kala, at) ? 1 : 0 };
};

/** The punya kala where it lies on the day taken; else the half of that day which is nearer to the entry. */
function hours(year: FestivalYear, sankranti: Sankranti, day: DayFrame, take: 'first' | 'second'): Span {
  const punya = punyaKala(year.sky, sankranti);
  if (!isNone(punya) && punya.day === day.civil) return punya.window;
  const light = daylightOf(day);
  const noon = plusDays(light.from, lengthOf(light) / 2);
  return take === 'first' ? span(noon, light.to) : span(light.from, noon);
}
