/** What is said of tithi, nakshatra, yoga and karana: the words that split a day at their own changes. */
import { type Span, span } from '../../kernel/span.ts';
import { type JdUt, jdUt, plusDays } from '../../kernel/units.ts';
import { YOGA_ROWS, type YogaId } from '../../panchanga/special-yogas/catalog.ts';
import type { Pattern, YogaRow } from '../../panchanga/special-yogas/row.ts';
import { inPaksha, pakshaOf } from '../../panchanga/tithi.ts';
import { agniVasa } from '../../panchanga/vasa.ts';
import type { Leaf } from '../../rules/clause.ts';
import { GHATI_DAYS } from '../../rules/kala.ts';
import { complement, NEVER, type Spans, tidy, union, within } from '../windows.ts';
import type { MuhurtaDay, Run } from './day.ts';
import { ABHIJIT, type StarId, starNumber, starOf28 } from './stars.ts';
import { type Hour, numbersIn, runsWhere, word } from './when.ts';

export type Word = Leaf<Hour>;

const tithisOf = (day: MuhurtaDay) => ({ tithi: numbersIn(day, day.runs('tithi')) });
const starsOf = (day: MuhurtaDay) => ({ nakshatra: numbersIn(day, day.runs('nakshatra')) });
const yogasOf = (day: MuhurtaDay) => ({ yoga: numbersIn(day, day.runs('yoga')) });

// ── tithi ──────────────────────────────────────────────────────────────────────────────────
/** Tithis by their number in the month, 1–30. */
export const tithi = (numbers: readonly number[]): Word =>
  word('tithi', { in: numbers }, (day) => runsWhere(day, day.runs('tithi'), (n) => numbers.includes(n)), tithisOf);

export const RIKTA: readonly number[] = [4, 9, 14, 19, 24, 29];
export const AMAVASYA = 30;
/** The same places in both pakshas; the fifteenth is purnima here and amavasya there. */
export const inBothPakshas = (...places: readonly number[]): readonly number[] =>
  places.flatMap((place) => [place, place + 15]);

export const shukla: Word = word('paksha', { in: ['shukla'] }, (day) =>
  runsWhere(day, day.runs('tithi'), (n) => pakshaOf(n) === 'shukla'),
);

/** A tithi that holds no sunrise, or two. */
export const tithiKshayaVriddhi: Word = word(
  'tithi_kshaya_vriddhi',
  {},
  (day) => within(tidy(day.runs('tithi').filter((run) => isKshaya(day, run) || isVriddhi(day, run))), day.bounds),
  (day) => ({
    tithi: day.runs('tithi').flatMap((run) => (isKshaya(day, run) || isVriddhi(day, run) ? [run.number] : [])),
  }),
);

const isKshaya = ({ bounds }: MuhurtaDay, { from, to }: Span): boolean => from > bounds.from && to <= bounds.to;
/** Its other sunrise may be yesterday's or the one after tomorrow's. */
function isVriddhi(day: MuhurtaDay, { from, to }: Span): boolean {
  const { bounds } = day;
  if (from <= bounds.from) return to > bounds.to || holdsSunrise(day, -1, from, to);
  return to > bounds.to && holdsSunrise(day, 2, from, to);
}
function holdsSunrise(day: MuhurtaDay, days: number, from: JdUt, to: JdUt): boolean {
  const sunrise = day.sunriseAfter(days);
  return sunrise !== null && from <= sunrise && sunrise < to;
}

/** What the panchanga's own catalog says of the beginnings of tithis and yogas; no second table stands here. */
function rowOf(id: YogaId): YogaRow {
  const row = YOGA_ROWS.find((each) => each.id === id);
  if (row === undefined) throw new Error(`no special yoga ${id}`);
  return row;
}
function patternOf<By extends Pattern['by']>(id: YogaId, by: By): Extract<Pattern, { by: By }> {
  const { pattern } = rowOf(id);
  const isIt = (each: Pattern): each is Extract<Pattern, { by: By }> => each.by === by;
  if (!isIt(pattern)) throw new Error(`the special yoga ${id} is not told by ${by}`);
  return pattern;
}

const RANDHRA_GHATIS = patternOf('paksha_randhra', 'start_of_tithi').ghatis;

/** The first ghatikas of the six tithis called holes of the paksha. */
export const pakshaRandhra: Word = word(
  'paksha_randhra',
  {},
  (day) => {
    const bad = day.runs('tithi').flatMap((run) => {
      const ghatis = RANDHRA_GHATIS[inPaksha(run.number)];
      return ghatis === undefined ? [] : [beginning(run, ghatis)];
    });
    return within(tidy(bad), day.bounds);
  },
  tithisOf,
);

const beginning = ({ from }: Span, ghatis: number): Span => span(from, plusDays(from, ghatis * GHATI_DAYS));
const ending = ({ to }: Span, ghatis: number): Span => span(plusDays(to, -ghatis * GHATI_DAYS), to);

/** Fire on earth, for a homa. */
export const agniOnEarth: Word = word(
  'agni_vasa',
  { in: ['bhuloka'] },
  (day) => {
    const { weekday } = day;
    return runsWhere(day, day.runs('tithi'), (n) => agniVasa({ tithi: n, weekday }).place === 'bhuloka');
  },
  tithisOf,
);

// ── nakshatra ──────────────────────────────────────────────────────────────────────────────
const UTTARA_ASHADHA = starNumber('uttara_ashadha');
const SHRAVANA = starNumber('shravana');

/** The Moon within Abhijit's arc, from the last quarter of uttara ashadha to the first fifteenth of shravana. */
function inAbhijit(day: MuhurtaDay): Spans {
  const near = day.runs('nakshatra').some(({ number }) => number === UTTARA_ASHADHA || number === SHRAVANA);
  return near ? runsWhere(day, day.stars28, (place) => starOf28(place) === ABHIJIT) : NEVER;
}

export const nakshatra = (numbers: readonly number[]): Word =>
  word(
    'nakshatra',
    { in: numbers },
    (day) => {
      const held = runsWhere(day, day.runs('nakshatra'), (n) => numbers.includes(n));
      return numbers.includes(ABHIJIT) ? union(held, inAbhijit(day)) : held;
    },
    starsOf,
  );

export const varaNakshatra = (vara: number, star: StarId): Word =>
  word(
    'vara_nakshatra',
    { vara, nakshatra: starNumber(star) },
    (day) => (day.weekday === vara ? runsWhere(day, day.runs('nakshatra'), (n) => n === starNumber(star)) : NEVER),
    starsOf,
  );

/** The five stars from dhanishtha. */
export const dhanishthaPanchaka: Word = word(
  'dhanishtha_panchaka',
  {},
  (day) => runsWhere(day, day.runs('nakshatra'), (n) => n >= starNumber('dhanishtha')),
  starsOf,
);

export const moonRashi = (numbers: readonly number[]): Word =>
  word(
    'moon_rashi',
    { in: numbers },
    (day) => runsWhere(day, day.rashis('chandra'), (n) => numbers.includes(n)),
    (day) => ({ rashi: numbersIn(day, day.rashis('chandra')) }),
  );

/** Last two ghatikas of the water stars, first two of those that follow them. */
const GANDANTA_ENDS = [starNumber('ashlesha'), starNumber('jyeshtha'), starNumber('revati')];
const GANDANTA_BEGINNINGS = [starNumber('magha'), starNumber('mula'), starNumber('ashvini')];

/** The knots where one round of stars, of signs or of tithis ends and the next begins. */
export const gandanta: Word = word('gandanta', {}, (day) => {
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
    day.runs('nakshatra'),
    2,
    (n) => GANDANTA_ENDS.includes(n),
    (n) => GANDANTA_BEGINNINGS.includes(n),
  );
  // purna tithis end, nanda ones begin
  const tithis = knots(
    day.runs('tithi'),
    1,
    (n) => n % 5 === 0,
    (n) => n % 5 === 1,
  );
  // karka, vrishchika and mina end; simha, dhanu and mesha begin
  const lagnas = knots(
    day.lagnasAround,
    0.5,
    (n) => n % 4 === 0,
    (n) => n % 4 === 1,
  );
  return within(tidy([...stars, ...tithis, ...lagnas]), day.bounds);
});

/** The ghatika, of sixty to the star, at which its poison begins; from ashvini. */
export const VISHA_STARTS: readonly number[] = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
];
const VISHA_GHATIS = 4;
const GHATIS_TO_A_STAR = 60;

/** Four sixtieths of the star's own length. */
export const vishaNadi: Word = word(
  'visha_nadi',
  {},
  (day) => {
    const bad = day.runs('nakshatra').flatMap((run): Span[] => {
      const start = VISHA_STARTS[run.number - 1];
      if (start === undefined) return [];
      const ghati = (run.to - run.from) / GHATIS_TO_A_STAR;
      return [span(jdUt(run.from + start * ghati), jdUt(run.from + (start + VISHA_GHATIS) * ghati))];
    });
    return within(tidy(bad), day.bounds);
  },
  starsOf,
);

// ── yoga and karana ────────────────────────────────────────────────────────────────────────
export const VYATIPATA = 17;
export const VAIDHRITI = 27;
const YOGA_DEG = 360 / 27;
const YOGA_PARTS = patternOf('yoga_varjya', 'start_of_yoga').parts;

export const yoga = (numbers: readonly number[]): Word =>
  word('yoga', { in: numbers }, (day) => runsWhere(day, day.runs('yoga'), (n) => numbers.includes(n)), yogasOf);

/** The bad beginnings of seven yogas; vyatipata and vaidhriti, bad from end to end, are asked for by `yoga`. */
export const yogaPart: Word = word(
  'yoga_part',
  {},
  (day) => {
    const bad = day.runs('yoga').flatMap((run): Span[] => {
      const part = YOGA_PARTS[run.number];
      if (part === undefined) return [];
      if ('ghatis' in part) return [beginning(run, part.ghatis)];
      if (part.share === 1) return [];
      // half of parigha is half of its arc, as a karana is half the arc of a tithi
      return [span(run.from, day.yogaAt((run.number - 1 + part.share) * YOGA_DEG, run.from))];
    });
    return within(tidy(bad), day.bounds);
  },
  yogasOf,
);

/** Vishti, whole. */
export const bhadra: Word = word(
  'bhadra',
  {},
  (day) => within(tidy(day.bhadras), day.bounds),
  (day) => ({ tithi: day.bhadras.map((each) => each.tithi) }),
);

/** The part of it whose fruit falls elsewhere: of a second half by day, of a first half by night, or away from the earth. */
export const bhadraRelieved: Word = word('bhadra_relieved', {}, (day) => {
  const relieved = day.bhadras.flatMap(({ harmless, dwellings }): Span[] => [
    ...(harmless === null ? [] : [harmless]),
    ...dwellings.filter(({ sthana }) => sthana !== 'bhuloka'),
  ]);
  return within(tidy(relieved), day.bounds);
});

const GOOD_YOGAS = (['sarvartha_siddhi', 'amrita_siddhi', 'ravi_yoga'] as const).map(rowOf);

/** Ravi, sarvartha-siddhi and amrita-siddhi yoga, the last without the tithi that spoils it. */
export const goodYoga: Word = word(
  'good_yoga',
  {},
  (day) => tidy(GOOD_YOGAS.flatMap((row) => unspoilt(day, row))),
  (day) => ({ yogas: GOOD_YOGAS.filter((row) => unspoilt(day, row).length > 0).map(({ id }) => id) }),
);

const unspoilt = (day: MuhurtaDay, row: YogaRow): Spans =>
  day
    .specialYoga(row)
    .flatMap(({ from, to, badhaka }) =>
      badhaka === undefined ? [span(from, to)] : complement({ from, to }, [badhaka]),
    );
