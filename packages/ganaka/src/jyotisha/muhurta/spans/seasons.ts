/**
 * Words about what closes days or months to undertakings: the asta of Guru and Shukra with the days around it, Guru in
 * Simha, the hours of a sankranti, and the days around a visible eclipse.
 */

import { cachedOn } from '../../../kernel/caches.ts';
import { midnightAt } from '../../../kernel/place.ts';
import { span } from '../../../kernel/span.ts';
import { type Spans, united } from '../../../kernel/spans.ts';
import { type CivilDay, plusDays } from '../../../kernel/units.ts';
import { nakshatraOf, rashiOf } from '../../../kernel/zodiac.ts';
import { GHATI_DAYS } from '../../../rules/kala.ts';
import { SANKRANTI_GHATIS } from '../../../rules/tables/badhaka.ts';
import { isNone } from '../../../sky/engines/engine.ts';
import type { SeenEclipse } from '../../grahana/seen.ts';
import { eclipseBars } from '../../panchanga/badhaka/badhaka-periods.ts';
import { partOfSimha, type SimhasthaPart, simhasthaOf } from '../../panchanga/badhaka/simhastha.ts';
import { swiftestOf } from '../../panchanga/graha-asta/asta-search.ts';
import { punyaKala } from '../../panchanga/sankranti/punya-kala.ts';
import { civilDayOf } from '../../panchanga/sankranti/sankranti.ts';
import { NEVER, within } from '../windows.ts';
import type { MuhurtaDay } from './muhurta-day.ts';
import {
  type AstaGraha,
  type AstaRule,
  astaEvents,
  degreesAboveAlmanac,
  degreesBeyondLimit,
  eclipsesHere,
} from './place-events.ts';
import { type HourWord, NOTHING, runsWhere, word, wordOfDay } from './when.ts';

// ── asta ───────────────────────────────────────────────────────────────────────────────────
export const ASTA_GRAHAS: readonly AstaGraha[] = ['guru', 'shukra'];
/** More days than the longest balya or vardhakya. */
const REACH_DAYS = 16;

/** One function of a day for each rule of asta; each caches its result. */
type ByRule<T> = Readonly<Record<AstaRule, (day: MuhurtaDay) => T>>;
const byRule = <T extends object>(find: (day: MuhurtaDay, rule: AstaRule) => T): ByRule<T> => ({
  kalamsha: cachedOn((day: MuhurtaDay) => find(day, 'kalamsha')),
  longitude: cachedOn((day: MuhurtaDay) => find(day, 'longitude')),
  almanac: cachedOn((day: MuhurtaDay) => find(day, 'almanac')),
});

const setBy = byRule((day, rule) => ASTA_GRAHAS.filter((graha) => isSet(day, graha, rule)));

const isSet = (day: MuhurtaDay, graha: AstaGraha, rule: AstaRule): boolean => {
  if (rule === 'longitude') return degreesBeyondLimit(day.sky, graha, day.sunrise) < 0;
  return rule === 'kalamsha' ? !day.isSeen(graha) : degreesAboveAlmanac(day.kalamsha(graha), graha) < 0;
};

/** The most that Shukra, the faster of the two, can gain or lose on the Sun in a day, in degrees of longitude. */
const SWIFTEST_DEG = 2;

/** Whether a visible graha is too far from its limit to have crossed it, or to cross it, within REACH_DAYS. */
function isFarFromAsta(day: MuhurtaDay, graha: AstaGraha, rule: AstaRule): boolean {
  if (rule === 'longitude') return degreesBeyondLimit(day.sky, graha, day.sunrise) > SWIFTEST_DEG * REACH_DAYS;
  const { deg, limitDeg } = day.kalamsha(graha);
  // the almanacs' limit is lower, so a graha far from the engine's limit is also far from it
  return deg - limitDeg > swiftestOf(graha) * REACH_DAYS;
}

/** Guru or Shukra is set (lost in the Sun's rays) at sunrise. */
export const asta = (rule: AstaRule): HourWord =>
  wordOfDay(
    'asta',
    { by: rule },
    (day) => setBy[rule](day).length > 0,
    (day) => ({ set: setBy[rule](day) }),
  );

/** A graha shortly before its asta (vardhakya, old age) or shortly after its udaya (balya, childhood). */
export interface NearAsta {
  readonly graha: AstaGraha;
  readonly state: 'vardhakya' | 'balya';
  /** Days to asta, or since udaya. */
  readonly days: number;
  readonly inEast: boolean;
}

const nearAsta = byRule((day, rule): readonly NearAsta[] => {
  const t = day.sunrise;
  return ASTA_GRAHAS.flatMap((graha): NearAsta[] => {
    if (setBy[rule](day).includes(graha) || isFarFromAsta(day, graha, rule)) return [];
    return astaEvents(day.sky, graha, rule, plusDays(t, -REACH_DAYS), plusDays(t, REACH_DAYS)).flatMap(
      ({ event, at, inEast }): NearAsta[] => {
        if (event === 'asta' && at > t) return [{ graha, state: 'vardhakya', days: at - t, inEast }];
        return event === 'udaya' && at <= t ? [{ graha, state: 'balya', days: t - at, inEast }] : [];
      },
    );
  });
});

/** The number of days of balya or vardhakya by Muhurta Chintamani 5.27. */
export function fullDays({ graha, state, inEast }: NearAsta): number {
  if (graha === 'guru') return 15;
  if (state === 'balya') return inEast ? 3 : 10;
  return inEast ? 15 : 5;
}

/** Guru or Shukra is within this many days of its asta or udaya; `full` uses the figures of the verse. */
export const balyaVardhakya = (days: number | 'full', rule: AstaRule): HourWord => {
  const held = (day: MuhurtaDay): readonly NearAsta[] =>
    nearAsta[rule](day).filter((each) => each.days <= (days === 'full' ? fullDays(each) : days));
  return wordOfDay(
    'balya_vardhakya',
    { days, by: rule },
    (day) => held(day).length > 0,
    (day) => {
      const [first] = held(day);
      return first === undefined ? NOTHING : { graha: [first.graha], state: first.state, days: Math.floor(first.days) };
    },
  );
};

/** Guru is in the given part of Simha at sunrise. */
export const simhastha = (part: SimhasthaPart): HourWord =>
  wordOfDay(
    'simhastha',
    { part },
    (day) => simhasthaHere(day) === part,
    (day) => (simhasthaHere(day) === part ? { simhastha: part } : NOTHING),
  );

/** Guru is anywhere in Simha at sunrise, whether or not the Sun is in Mesha. */
export const guruInSimha: HourWord = wordOfDay(
  'guru_in_simha',
  {},
  (day) => partOfSimha(day.longitude('guru')) !== null,
  (day) => {
    const part = partOfSimha(day.longitude('guru'));
    return part === null ? NOTHING : { simhastha: part };
  },
);

export const simhasthaHere = (day: MuhurtaDay): SimhasthaPart | null =>
  simhasthaOf(day.longitude('guru'), rashiOf(day.longitude('surya')));

// ── sankranti ──────────────────────────────────────────────────────────────────────────────
/** Mesha, Karka, Tula and Makara: the signs of the equinoxes and solstices. */
const GREAT_SANKRANTIS: readonly number[] = [1, 4, 7, 10];
const SIXTEEN_GHATIS = SANKRANTI_GHATIS * GHATI_DAYS;

/**
 * Sixteen ghatis before and after a sankranti. With `great: 'days'`, a great sankranti instead bars its civil day and
 * the days before and after it.
 */
export const sankrantiNear = (great: 'days' | 'ghatis'): HourWord =>
  word(
    'sankranti_near',
    { great },
    (day) =>
      within(
        united(
          day.sankrantis.map(({ rashi, at }) => {
            if (great === 'ghatis' || !GREAT_SANKRANTIS.includes(rashi))
              return span(plusDays(at, -SIXTEEN_GHATIS), plusDays(at, SIXTEEN_GHATIS));
            const civil = civilDayOf(day.sky, at);
            return span(midnightAt(day.place, plusDays(civil, -1)), midnightAt(day.place, plusDays(civil, 2)));
          }),
        ),
        day.bounds,
      ),
    (day) => ({ sankranti: sankrantiNearest(day) }),
  );

const sankrantiNearest = (day: MuhurtaDay): readonly number[] =>
  day.sankrantis.filter(({ at }) => at > day.bounds.from - 2 && at < day.bounds.to + 2).map(({ rashi }) => rashi);

/** The Sun enters a sign between this sunrise and the next. */
export const sankrantiDay: HourWord = wordOfDay('sankranti_day', {}, (day) =>
  day.sankrantis.some(({ at }) => at >= day.bounds.from && at < day.bounds.to),
);

/**
 * A sankranti stops study on the day of its punya-kala. A great sankranti at night stops study on the days before and
 * after the night (Dharmasindhu 01/06, 04/05).
 */
export const studylessSankranti: HourWord = wordOfDay('studyless_sankranti', {}, (day) =>
  day.sankrantis.some((each) => {
    if (!GREAT_SANKRANTIS.includes(each.rashi)) {
      const found = punyaKala(day.sky, each);
      return !isNone(found) && found.day === day.civil;
    }
    const before = day.sky.sunset(plusDays(day.civil, -1));
    return each.at >= (isNone(before) ? day.bounds.from : before) && each.at < day.bounds.to;
  }),
);

// ── eclipses ───────────────────────────────────────────────────────────────────────────────
const BEFORE_DAYS = 3;
const AFTER_DAYS = 7;
const FAR_DAYS = 10;

const around = cachedOn((day: MuhurtaDay): readonly SeenEclipse[] =>
  eclipsesHere(day.sky, plusDays(day.sunrise, -FAR_DAYS), plusDays(day.bounds.to, FAR_DAYS)),
);

/** The number of civil days from the day to the eclipse; negative after it. */
const daysTo = (day: MuhurtaDay, { at }: SeenEclipse): number => civilOf(day, at) - day.civil;
const civilOf = (day: MuhurtaDay, at: SeenEclipse['at']): CivilDay => civilDayOf(day.sky, at);

/**
 * The number of barred days after an eclipse, by its magnitude; half as many are barred before it (Dharmasindhu 05/33).
 */
function weddingDaysAfter(magnitude: number): number {
  if (magnitude >= 1) return 8;
  if (magnitude >= 0.75) return 6;
  return magnitude >= 0.5 ? 4 : 3;
}

const ECLIPSE_RULES = {
  /** Three days before the eclipse and seven days after it. */
  mc: (day, eclipse) => {
    const ahead = daysTo(day, eclipse);
    return ahead <= BEFORE_DAYS && ahead >= -AFTER_DAYS;
  },
  /** The number of days depends on whether the eclipse is total. */
  ds: (day, eclipse) => eclipseBars(eclipse, day.bounds),
  wedding: (day, eclipse) => {
    const ahead = daysTo(day, eclipse);
    const after = weddingDaysAfter(eclipse.magnitude);
    return ahead <= after / 2 && ahead >= -after;
  },
  /** Seven days from the eclipse (Dharmasindhu 04/06). */
  thread: (day, eclipse) => {
    const ahead = daysTo(day, eclipse);
    return ahead <= 0 && ahead > -AFTER_DAYS;
  },
} as const satisfies Record<string, (day: MuhurtaDay, eclipse: SeenEclipse) => boolean>;

/** The day is barred by an eclipse that is visible at the place. */
export const grahanaNear = (rule: keyof typeof ECLIPSE_RULES): HourWord => {
  const barring = (day: MuhurtaDay) => around(day).filter((each) => ECLIPSE_RULES[rule](day, each));
  return wordOfDay(
    'grahana_near',
    { rule },
    (day) => barring(day).length > 0,
    (day) => {
      const [first] = barring(day);
      return first === undefined ? NOTHING : { eclipse: first.kind, days_to: daysTo(day, first) };
    },
  );
};

/** An eclipse is visible on this day. */
export const grahanaDay: HourWord = wordOfDay('grahana_day', {}, (day) =>
  around(day).some(({ at }) => at >= day.bounds.from && at < day.bounds.to),
);

const LUNATION_DAYS = 29.530589;

/**
 * The number of months during which the nakshatra of an eclipse is avoided, by its magnitude (Muhurta Chintamani 1.33).
 */
const starMonthsAfter = (magnitude: number): number => (magnitude >= 1 ? 6 : magnitude >= 0.5 ? 3 : 1);

/** The Moon is in the nakshatra of a visible eclipse of the last months. */
export const grahanaNakshatra: HourWord = word(
  'grahana_nakshatra',
  {},
  (day): Spans => {
    const struck = eclipseStars(day);
    return struck.length === 0 ? NEVER : runsWhere(day.transitions('nakshatra'), (n) => struck.includes(n));
  },
  (day) => ({ nakshatra: eclipseStars(day) }),
);

/** The nakshatras that are still avoided at sunrise because of an eclipse. */
const eclipseStars = cachedOn((day: MuhurtaDay): readonly number[] =>
  eclipsesHere(day.sky, plusDays(day.sunrise, -6 * LUNATION_DAYS), day.sunrise)
    .filter(({ at, magnitude }) => day.sunrise - at < starMonthsAfter(magnitude) * LUNATION_DAYS)
    .map(({ at }) => nakshatraOf(day.sky.longitude('chandra', at))),
);
