/**
 * Words about tithi, nakshatra, yoga and karana: those of `panchanga/day-clauses.ts` extended by what they observed,
 * and those used only in muhurta.
 */

import { type Span, span } from '../../../kernel/span.ts';
import type { Spans } from '../../../kernel/spans.ts';
import { type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import { all, any, not } from '../../../rules/clause.ts';
import { GHATI_DAYS } from '../../../rules/kala.ts';
import type { VaraId } from '../../panchanga/angas/vara.ts';
import * as anga from '../../panchanga/day/day-clauses.ts';
import { agniVasa } from '../../panchanga/sankalpa/vasa.ts';
import { type SpecialYogaId, YOGA_ROWS } from '../../panchanga/special-yogas/catalog.ts';
import type { SpecialYogaRow } from '../../panchanga/special-yogas/row.ts';
import { GHATIS_TO_A_STAR, LASTING_GHATIS, VARJYAM_STARTS } from '../tables/varjyam.ts';
import type { MuhurtaDay } from './muhurta-day.ts';
import type { Run } from './runs.ts';
import { type StarId, starNumber } from './stars.ts';
import { type HourCondition, type HourWord, numbersIn, runsWhere, telling, word } from './when.ts';

const tithisOf = (day: MuhurtaDay) => ({ tithi: numbersIn(day, day.transitions('tithi')) });
const starsOf = (day: MuhurtaDay) => ({ nakshatra: numbersIn(day, day.transitions('nakshatra')) });
const yogasOf = (day: MuhurtaDay) => ({ yoga: numbersIn(day, day.transitions('yoga')) });

const beginning = ({ from }: Span, ghatis: number): Span => span(from, plusDays(from, ghatis * GHATI_DAYS));
const ending = ({ to }: Span, ghatis: number): Span => span(plusDays(to, -ghatis * GHATI_DAYS), to);

/** Returns a row of the special yogas, so that the tables of the panchanga are not repeated here. */
function rowOf(id: SpecialYogaId): SpecialYogaRow {
  const row = YOGA_ROWS.find((each) => each.id === id);
  if (row === undefined) throw new Error(`no special yoga ${id}`);
  return row;
}

// ── tithi ──────────────────────────────────────────────────────────────────────────────────
/** Tithis by their number in the month, 1–30. */
export const tithi = (numbers: readonly number[]): HourWord => telling(anga.tithi(...numbers), tithisOf);

export const RIKTA: readonly number[] = [4, 9, 14, 19, 24, 29];
export const AMAVASYA = 30;
/**
 * The last third of the dark half. Dharmasindhu 04/04 reads "without the last triad" as "up to the tenth", so it begins
 * with the eleventh.
 */
export const LAST_THIRD: readonly number[] = [26, 27, 28, 29, 30];
/** The tithis at the given places in both pakshas. The fifteenth gives purnima and amavasya. */
export const inBothPakshas = (...places: readonly number[]): readonly number[] =>
  places.flatMap((place) => [place, place + 15]);

export const shukla: HourWord = tithi(Array.from({ length: 15 }, (_, i) => i + 1));

/** The first ghatis of the six tithis called paksha-randhra (holes of the paksha). */
export const pakshaRandhra: HourCondition = rowOf('paksha_randhra').rule;

/** A tithi that contains no sunrise (kshaya) or two (vriddhi). */
export const tithiKshayaVriddhi: HourWord = word(
  'tithi_kshaya_vriddhi',
  {},
  (day) => day.transitions('tithi').filter((run) => isKshaya(day, run) || isVriddhi(day, run)),
  (day) => ({
    tithi: day.transitions('tithi').flatMap((run) => (isKshaya(day, run) || isVriddhi(day, run) ? [run.number] : [])),
  }),
);

/** A tithi that contains no sunrise. */
export const tithiKshaya: HourWord = word(
  'tithi_kshaya',
  {},
  (day) => day.transitions('tithi').filter((run) => isKshaya(day, run)),
  (day) => ({ tithi: day.transitions('tithi').flatMap((run) => (isKshaya(day, run) ? [run.number] : [])) }),
);

const isKshaya = ({ bounds }: MuhurtaDay, { from, to }: Span): boolean => from > bounds.from && to <= bounds.to;
/** Whether a tithi contains two sunrises: that of the day with the one before or after it, or the next two sunrises. */
function isVriddhi(day: MuhurtaDay, { from, to }: Span): boolean {
  const { bounds } = day;
  if (from <= bounds.from) return to > bounds.to || holdsSunrise(day, -1, from, to);
  return to > bounds.to && holdsSunrise(day, 2, from, to);
}
function holdsSunrise(day: MuhurtaDay, days: number, from: JdUt, to: JdUt): boolean {
  const sunrise = day.sunriseAfter(days);
  return sunrise !== null && from <= sunrise && sunrise < to;
}

/** Agni dwells on earth, which a homa (fire offering) requires. */
export const agniOnEarth: HourWord = word(
  'agni_vasa',
  { in: ['bhuloka'] },
  (day) => {
    const { weekday } = day;
    return runsWhere(day.transitions('tithi'), (n) => agniVasa({ tithi: n, weekday }).place === 'bhuloka');
  },
  tithisOf,
);

// ── nakshatra ──────────────────────────────────────────────────────────────────────────────
/** The Moon within Abhijit's arc, from the last quarter of uttara ashadha to the first fifteenth of shravana. */
const inAbhijit: HourWord = word('abhijit', {}, (day) => day.moonInAbhijit, starsOf);

/** The Moon in one of the nakshatras. Abhijit adds its arc and takes nothing away from its neighbours among the 27. */
export const nakshatra = (ids: readonly StarId[]): HourCondition => {
  const held = telling(anga.nakshatra(...ids.filter((id) => id !== 'abhijit')), starsOf);
  return ids.includes('abhijit') ? any(held, inAbhijit) : held;
};

const ABHIJIT_FROM_DEG = 276 + 2 / 3;
const ABHIJIT_DEG = 38 / 9;

/** The second and third quarters of Abhijit's arc. */
export const inMiddleOfAbhijit: HourWord = word(
  'abhijit_middle',
  {},
  (day) =>
    day.moonInAbhijit.map(({ from }) =>
      span(
        day.moonAt(ABHIJIT_FROM_DEG + ABHIJIT_DEG / 4, from),
        day.moonAt(ABHIJIT_FROM_DEG + (3 * ABHIJIT_DEG) / 4, from),
      ),
    ),
  starsOf,
);

/** The Moon in the second or third quarter of one of the nakshatras. */
export const middleQuarters = (ids: readonly StarId[]): HourCondition => {
  const numbers = ids.filter((id) => id !== 'abhijit').map(starNumber);
  const held = word(
    'middle_quarters',
    { ids },
    (day) =>
      runsWhere(day.quarters('chandra'), (n) => numbers.includes(Math.ceil(n / 4)) && (n % 4 === 2 || n % 4 === 3)),
    starsOf,
  );
  return ids.includes('abhijit') ? any(held, inMiddleOfAbhijit) : held;
};

/** The Moon in one nakshatra, given by its number. */
export const moonStar = (number: number): HourWord =>
  word('moon_star', { in: [number] }, (day) => runsWhere(day.transitions('nakshatra'), (n) => n === number), starsOf);

export const varaNakshatra = (vara: VaraId, star: StarId): HourCondition => all(anga.vara(vara), nakshatra([star]));

/** The five nakshatras from dhanishtha. */
export const dhanishthaPanchaka: HourCondition = nakshatra([
  'dhanishtha',
  'shatabhisha',
  'purva_bhadrapada',
  'uttara_bhadrapada',
  'revati',
]);

export const moonRashi = (numbers: readonly number[]): HourWord =>
  word(
    'moon_rashi',
    { in: numbers },
    (day) => runsWhere(day.rashis('chandra'), (n) => numbers.includes(n)),
    (day) => ({ rashi: numbersIn(day, day.rashis('chandra')) }),
  );

/** The nakshatras whose last two ghatis, and those whose first two ghatis, are gandanta. */
const GANDANTA_ENDS = [starNumber('ashlesha'), starNumber('jyeshtha'), starNumber('revati')];
const GANDANTA_BEGINNINGS = [starNumber('magha'), starNumber('mula'), starNumber('ashvini')];

/** The junctions at which a group of nakshatras, of signs or of tithis ends and the next group begins. */
export const gandanta: HourWord = word('gandanta', {}, (day) => {
  const knots = (
    runs: readonly Run[],
    ghatis: number,
    ends: (n: number) => boolean,
    begins: (n: number) => boolean,
  ): Span[] =>
    runs.flatMap((run) => [
      ...(ends(run.number) ? [ending(run, ghatis)] : []),
      ...(begins(run.number) ? [beginning(run, ghatis)] : []),
    ]);
  const stars = knots(
    day.transitions('nakshatra'),
    2,
    (n) => GANDANTA_ENDS.includes(n),
    (n) => GANDANTA_BEGINNINGS.includes(n),
  );
  // the ends of purna tithis (5, 10, 15), the beginnings of nanda tithis (1, 6, 11)
  const tithis = knots(
    day.transitions('tithi'),
    1,
    (n) => n % 5 === 0,
    (n) => n % 5 === 1,
  );
  // the ends of karka, vrishchika and mina, the beginnings of simha, dhanu and mesha
  const lagnas = knots(
    day.lagnasAround,
    0.5,
    (n) => n % 4 === 0,
    (n) => n % 4 === 1,
  );
  return [...stars, ...tithis, ...lagnas];
});

/** Four sixtieths of the length of the nakshatra; the varjyam of the panchanga is the same (`almanac-hours.ts`). */
export const vishaNadi: HourWord = word(
  'visha_nadi',
  {},
  (day) =>
    day.transitions('nakshatra').flatMap((run): Span[] => {
      const start = VARJYAM_STARTS[run.number - 1];
      if (start === undefined) return [];
      const ghati = (run.to - run.from) / GHATIS_TO_A_STAR;
      return [span(jdUt(run.from + start * ghati), jdUt(run.from + (start + LASTING_GHATIS) * ghati))];
    }),
  starsOf,
);

// ── yoga and karana ────────────────────────────────────────────────────────────────────────
export const VYATIPATA = 17;
export const VAIDHRITI = 27;

export const yoga = (numbers: readonly number[]): HourWord => telling(anga.yoga(...numbers), yogasOf);

/** The bad beginnings of seven yogas. Vyatipata and vaidhriti are bad throughout and are covered by `yoga`. */
export const yogaPart: HourCondition = all(rowOf('yoga_varjya').rule, not(yoga([VYATIPATA, VAIDHRITI])));

/** All of bhadra. */
export const bhadra: HourWord = telling(anga.vishti, (day) => ({ tithi: day.bhadras.map((each) => each.tithi) }));

/**
 * The parts of bhadra that do no harm: by day if it is in the second half of the tithi, by night if it is in the first
 * half, or while it dwells away from the earth.
 */
export const bhadraRelieved: HourWord = word(
  'bhadra_relieved',
  {},
  (day): Spans =>
    day.bhadras.flatMap(({ harmless, dwellings }): Span[] => [
      ...(harmless === null ? [] : [harmless]),
      ...dwellings.filter(({ sthana }) => sthana !== 'bhuloka'),
    ]),
);

const amritaSiddhi = rowOf('amrita_siddhi');

/** Ravi, sarvartha-siddhi and amrita-siddhi yoga; amrita-siddhi only without the tithi that spoils it. */
export const goodYoga: HourCondition = any(
  rowOf('sarvartha_siddhi').rule,
  rowOf('ravi_yoga').rule,
  all(amritaSiddhi.rule, ...(amritaSiddhi.spoiltBy === undefined ? [] : [not(amritaSiddhi.spoiltBy)])),
);
