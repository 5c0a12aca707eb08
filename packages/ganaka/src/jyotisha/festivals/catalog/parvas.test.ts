/**
 * Each rung of each parva on made-up days of twelve hours: what decides, and for which day, as the source of the rung
 * has it. Hours count from the sunrise of day 0; a muhurta is 0.8, a ghati 0.4. Madhyahna 4.8–7.2, aparahna 7.2–9.6,
 * sayahna 9.6–12, pradosha 12–14.4, nishitha 17.6–18.4; the Moon rises at 14.4; arunodaya is 1.6 before sunrise.
 */
import { describe, expect, test } from 'vitest';
import { span } from '../../../kernel/span.ts';
import { civilDay, jdUt } from '../../../kernel/units.ts';
import { wordOf } from '../../../rules/clause.ts';
import { type DayFrame, KALAS, type KalaId, kalaOf } from '../../../rules/kala.ts';
import { decide } from '../../../rules/ladder.ts';
import { meetingOf } from '../../../rules/meeting.ts';
import type { FestivalKala } from '../occasion.ts';
import { isOfTithi, type TithiFestival } from '../rule.ts';
import { immersion } from './durga-puja.ts';
import { FESTIVALS } from './index.ts';
import { navaratraDays } from './navaratra-days.ts';
import { pitruPaksha } from './pitru-paksha.ts';

const hour = (h: number) => jdUt(h / 24);
const DAYS: readonly DayFrame[] = [-1, 0, 1, 2].map((n) => ({
  civil: civilDay(n),
  sunrise: hour(24 * n),
  sunset: hour(24 * n + 12),
  nextSunrise: hour(24 * n + 24),
}));
const isCut = (kala: FestivalKala): kala is KalaId => kala in KALAS;
const windowOf = (kala: FestivalKala, day: DayFrame) =>
  isCut(kala) ? kalaOf(kala, day) : span(jdUt(day.sunset + 0.1), jdUt(day.sunset + 0.1));

/** The fire of Holika is decided with Holi, and a weekday makes its parva without choosing: weekday.test.ts. */
const RULES: readonly TithiFestival[] = FESTIVALS.filter(isOfTithi).filter(
  ({ id, kind, on }) => kind !== 'festival' && on.weekday === undefined && id !== 'holika-dahana',
);
const ruleOf = (id: string): TithiFestival => {
  const found = RULES.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
function decided(id: string, from: number, to: number, facts: readonly string[] = []): [string, number] {
  const { kala, ladder } = ruleOf(id);
  const meeting = meetingOf(span(hour(from), hour(to)), DAYS, (day) => windowOf(kala, day), new Set(facts));
  if (meeting === null) throw new Error(`${id} meets no day`);
  const { because, civil } = decide(id, ladder, meeting);
  return [wordOf(because.when), civil];
}

type Case = readonly [from: number, to: number, rung: string, day: 0 | 1, facts?: readonly string[]];

/** A tithi in the kala of the earlier day alone, of the later alone, of both, of neither. */
const SPANS = {
  madhyahna: [
    [5, 28],
    [7.5, 29],
    [5.5, 30],
    [7.3, 28.7],
  ],
  sayahna: [
    [10, 33],
    [12.5, 34],
    [11, 34.8],
    [12.1, 33.5],
  ],
  aparahna: [
    [8, 31],
    [10, 32],
    [8.5, 32],
    [9.7, 31.1],
  ],
  sunset: [
    [11, 35],
    [13, 37],
    [11.5, 36.5],
    [12.5, 35.5],
  ],
  pradosha: [
    [12.5, 35],
    [15, 37],
    [14, 37.2],
    [14.5, 35.9],
  ],
  moonrise: [
    [14, 37],
    [15, 39],
    [14, 39],
    [15, 38],
  ],
  nishitha: [
    [18, 41],
    [19, 42],
    [18.2, 41.9],
    [18.5, 41.5],
  ],
} as const;
const FOUR = ['only_first_touches', 'only_second_touches', 'both_touch', 'neither_touches'];
const cases = (kala: keyof typeof SPANS, days: readonly (0 | 1)[], words: readonly string[] = FOUR): Case[] =>
  SPANS[kala].map(([from, to], i) => [from, to, words[i] ?? '', days[i] ?? 0]);
const LATER_ALONE = ['always', 'only_second_touches', 'always', 'always'];
const MORE = 'both_touch_and_second_covers_more';

const WHOLE_DAYLIGHT: readonly Case[] = [
  [-1, 25, 'first_has_whole_daylight', 0],
  [-1, 23, 'second_has_whole_daylight', 0],
  [6, 30, 'always', 1],
  [0.1, 24.1, 'always', 1],
];
const LATER_SUNRISE: readonly Case[] = [
  [-0.5, 24.1, 'both_touch', 1],
  [1, 24.1, 'second_touches', 1],
  [1, 23.5, 'always', 0],
];
const EARLIER_SUNRISE: readonly Case[] = [
  [-0.5, 24.1, 'both_touch', 0],
  [1, 24.1, 'second_touches', 1],
  [1, 23.5, 'always', 0],
];
const VIJAYA_LATER =
  'only_first_touches_and_second_muhurtas_after_sunrise_3_and_nakshatra_on_second_and_nakshatra_in_kala_of_second_and_not_nakshatra_on_first';
const SHRAVANA_LATER = 'nakshatra_on_second_and_not_nakshatra_on_first';
const SHRAVANA_EARLIER = 'nakshatra_on_first_and_not_nakshatra_on_second';
const fromTheEvening = (word: string): string => word.replace('not_nakshatra_on', 'not_nakshatra_by_kala_on');
const [ON_FIRST, BY_KALA, ON_SECOND] = ['nakshatra_on_first', 'nakshatra_by_kala_on_first', 'nakshatra_on_second'];

const TWO_SUNRISES = 'ekadashi_at_two_sunrises';
const ONE_SUNRISE = 'ekadashi_at_one_sunrise';
const NO_SUNRISE = 'ekadashi_at_no_sunrise';
const TWELFTH_LOST = 'dvadashi_at_no_sunrise';

const CASES: Readonly<Record<string, readonly Case[]>> = {
  'vinayaka-chaturthi': cases('madhyahna', [0, 1, 0, 0], LATER_ALONE),
  pradosha: [
    ...cases('pradosha', [0, 1, 1, 1]),
    [13, 36.5, 'both_touch_and_first_covers_more', 0],
    [13.5, 36.9, 'both_touch', 1],
  ],
  ekadashi: [
    [-0.5, 24.1, 'ekadashi_at_two_sunrises_and_not_dvadashi_at_no_sunrise', 1, [TWO_SUNRISES]],
    [-0.5, 24.1, TWO_SUNRISES, 0, [TWO_SUNRISES, TWELFTH_LOST]],
    [1, 24.1, 'ekadashi_at_one_sunrise_and_dvadashi_at_no_sunrise', 0, [ONE_SUNRISE, TWELFTH_LOST]],
    [1, 24.1, ONE_SUNRISE, 1, [ONE_SUNRISE]],
    [1, 24.1, 'ekadashi_at_no_sunrise_and_dvadashi_at_two_sunrises', 1, [NO_SUNRISE, 'dvadashi_at_two_sunrises']],
    [1, 23.5, NO_SUNRISE, 0, [NO_SUNRISE]],
  ],
  purnima: WHOLE_DAYLIGHT,
  'sankashti-chaturthi': cases('moonrise', [0, 1, 0, 1]),
  kalashtami: cases('pradosha', [0, 1, 1, 1]),
  'masa-shivaratri': cases('nishitha', [0, 1, 1, 1]),
  amavasya: WHOLE_DAYLIGHT,
  'kurma-jayanti': cases('sayahna', [0, 1, 1, 1]),
  'narasimha-jayanti': cases('sunset', [0, 1, 1, 1]),
  'kalki-jayanti': cases('sayahna', [0, 1, 1, 1]),
  'naga-panchami': [
    [-0.5, 24.5, 'first_has_sunrise', 0],
    [1, 26.5, 'second_muhurtas_after_sunrise_3', 1],
    [2.5, 25.7, 'first_vedha_muhurtas_3_and_second_muhurtas_after_sunrise_2', 1],
    [2.3, 25.7, 'always', 0],
    [2.5, 25.5, 'always', 0],
  ],
  haritalika: LATER_SUNRISE,
  'varaha-jayanti': [...cases('aparahna', [0, 1, 0, 1]), [9, 32.5, MORE, 1]],
  'rishi-panchami': cases('madhyahna', [0, 1, 0, 0], LATER_ALONE),
  'vamana-jayanti': [...cases('madhyahna', [0, 1, 0, 1]), [6.5, 30, MORE, 1]],
  'durga-puja': [
    [-0.5, 24.9, 'second_muhurtas_after_sunrise_1', 1],
    [1, 24.9, 'second_muhurtas_after_sunrise_1', 1],
    [1, 24.7, 'always', 0],
  ],
  mahashtami: [
    [-0.5, 24.5, 'first_has_sunrise', 0],
    [1, 24.45, 'next_tithi_has_no_sunrise', 0, ['next_tithi_has_no_sunrise']],
    [1, 24.45, 'second_ghatis_after_sunrise_1', 1],
    [1, 24.35, 'always', 0],
  ],
  mahanavami: [
    [-0.5, 24.5, 'first_has_sunrise', 0],
    [9, 31, 'first_muhurtas_before_sunset_3', 0],
    [10, 32, 'always', 1],
  ],
  vijayadashami: [
    [10, 32, 'only_second_touches', 1],
    [7, 26.5, VIJAYA_LATER, 1, ['nakshatra_in_kala_of_second', ON_SECOND]],
    [7, 26.5, fromTheEvening(VIJAYA_LATER), 1, ['nakshatra_in_kala_of_second', ON_SECOND, ON_FIRST]],
    [7, 26.3, 'only_first_touches', 0, ['nakshatra_in_kala_of_second', ON_SECOND]],
    [7, 26.5, 'only_first_touches', 0, ['nakshatra_in_kala_of_second', ON_SECOND, ON_FIRST, BY_KALA]],
    [7, 26.5, 'only_first_touches', 0, [ON_SECOND]],
    [9, 31.5, SHRAVANA_LATER, 1, [ON_SECOND]],
    [9.7, 31.1, SHRAVANA_LATER, 1, [ON_SECOND]],
    [9, 31.5, fromTheEvening(SHRAVANA_LATER), 1, [ON_FIRST, ON_SECOND]],
    [9, 31.5, SHRAVANA_EARLIER, 0, [ON_FIRST]],
    [9, 31.5, SHRAVANA_EARLIER, 0, [ON_FIRST, BY_KALA]],
    [9, 31.5, 'always', 0, [ON_FIRST, BY_KALA, ON_SECOND]],
    [9.7, 31.1, 'always', 0],
  ],
  'buddha-avatara': cases('sayahna', [0, 1, 1, 1]),
  kojagara: cases('nishitha', [0, 1, 1, 1]),
  'karaka-chaturthi': cases('moonrise', [0, 1, 0, 1]),
  'kala-bhairava-ashtami': cases('pradosha', [0, 1, 1, 1]),
  'ratha-saptami': [
    [-0.5, 23, 'both_touch', 0],
    [1, 23.5, 'second_touches', 1],
    [0.2, 22.3, 'always', 0],
  ],
  ...Object.fromEntries(navaratraDays.map(({ id }) => [id, EARLIER_SUNRISE])),
  'hanuman-jayanti': EARLIER_SUNRISE,
  'ganga-dashahara': [
    [5, 24, 'only_first_touches', 0],
    [7, 30, 'only_second_touches', 1],
    [5, 28, 'both_touch', 0],
    [5, 28, 'both_touch_and_more_yogas_on_second', 1, ['more_yogas_on_second']],
    [6.5, 23.9, 'always', 0],
  ],
  chhath: [
    [-0.1, 24.5, 'first_touches_and_not_first_vedha_muhurtas_3', 0],
    [2.3, 25, 'first_touches_and_not_first_vedha_muhurtas_3', 0],
    [2.5, 25, 'second_has_sunrise', 1],
    [13, 36.5, 'only_second_touches', 1],
    [11, 36.5, 'both_touch', 1],
    [12.5, 35.5, 'second_has_sunrise', 1],
    [2.5, 23.5, 'always', 0],
  ],
  'tulsi-vivaha': EARLIER_SUNRISE,
  ugadi: [
    [-0.5, 24.1, 'both_touch', 1],
    [1, 25, 'second_touches_and_second_muhurtas_after_sunrise_1', 1],
    [1, 24.1, 'second_touches', 1],
    [1, 23.5, 'always', 0],
  ],
  'dev-deepavali': cases('pradosha', [0, 1, 1, 0]),
  'ananta-chaturdashi': [
    [-0.5, 26.5, 'first_has_sunrise', 0],
    [1, 25.7, 'second_muhurtas_after_sunrise_2', 1],
    [1, 25.5, 'always', 0],
  ],
  'ratha-yatra': EARLIER_SUNRISE,
  'dattatreya-jayanti': cases('pradosha', [0, 1, 1, 1]),
  'buddha-purnima': LATER_SUNRISE,
  'guru-nanak-jayanti': EARLIER_SUNRISE,
  'valmiki-jayanti': EARLIER_SUNRISE,
  'ravidas-jayanti': EARLIER_SUNRISE,
  'mahavir-jayanti': EARLIER_SUNRISE,
  'shankara-jayanti': EARLIER_SUNRISE,
  'vallabha-jayanti': LATER_SUNRISE,
  'gai-jatra': EARLIER_SUNRISE,
  'indra-jatra': LATER_SUNRISE,
  'ghode-jatra': LATER_SUNRISE,
  jitiya: LATER_SUNRISE,
  'sonam-losar': EARLIER_SUNRISE,
  'gyalpo-losar': EARLIER_SUNRISE,
  'kag-tihar': LATER_SUNRISE,
  'kukur-tihar': LATER_SUNRISE,
  ...Object.fromEntries(
    pitruPaksha.map(({ id }) => [id, [...cases('aparahna', [0, 1, 0, 0]), [9, 32.5, MORE, 1] as const]]),
  ),
};

describe.each(Object.entries(CASES))('%s', (id, rows) => {
  for (const [from, to, word, day, facts] of rows)
    test(`from ${from} to ${to} hours${facts === undefined ? '' : ` with ${facts.join(', ')}`}: ${word}, day ${day}`, () => {
      expect(decided(id, from, to, facts)).toEqual([word, day]);
    });
});

test('every rung of every parva has its case', () => {
  expect(Object.keys(CASES).sort()).toEqual([...new Set(RULES.map(({ id }) => id))].sort());
  for (const { id, ladder } of RULES) {
    const tried = new Set((CASES[id] ?? []).map(([, , word]) => word));
    expect([...tried].sort(), id).toEqual(ladder.map(({ when }) => wordOf(when)).sort());
  }
});

test('a sixth that begins after six muhurtas and ends before the next sunrise has one day for Chhath', () => {
  const { variants = [] } = ruleOf('chhath');
  const joined = variants.find(({ tradition }) => tradition === 'purva-viddha');
  if (joined === undefined) throw new Error('no variant');
  const meeting = meetingOf(span(hour(4.9), hour(23.9)), DAYS, (day) => windowOf(joined.kala, day));
  expect(meeting && decide('x', joined.ladder, meeting).civil).toBe(0);
});

test.each([
  ['on no later day: the earlier', 1, 23.5, [], 0],
  ['on both days, without the last pada of Shravana: the later', 1, 25, [], 1],
  ['on both days, with it on the earlier: the earlier', 1, 25, ['shravana_last_pada_on_first'], 0],
] as const)('a tenth %s, for the immersion of Durga', (_, from, to, facts, day) => {
  const window = (each: DayFrame) => windowOf(immersion.kala, each);
  const meeting = meetingOf(span(hour(from), hour(to)), DAYS, window, new Set<string>(facts));
  expect(meeting && decide('x', immersion.ladder, meeting).civil).toBe(day);
});

test('a Bhairava eighth in pradosha of neither day is that of its madhyahna, which the older authority asks for', () => {
  const [midday] = ruleOf('kala-bhairava-ashtami').variants ?? [];
  if (midday === undefined) throw new Error('no variant');
  const [from, to] = SPANS.pradosha[3];
  const meeting = meetingOf(span(hour(from), hour(to)), DAYS, (day) => windowOf(midday.kala, day));
  expect(meeting && decide('x', midday.ladder, meeting).civil).toBe(1);
  expect(decided('kala-bhairava-ashtami', from, to)).toEqual(['neither_touches', 1]);
});
