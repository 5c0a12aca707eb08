/** Words used only for weddings: what grahas do to the Moon's nakshatra, and what Sun and Moon do to each other. */

import { cachedOn } from '../../../kernel/caches.ts';
import { overlap, type Span } from '../../../kernel/span.ts';
import { common, type Spans, united } from '../../../kernel/spans.ts';
import type { JdUt } from '../../../kernel/units.ts';
import { nakshatraOf } from '../../../kernel/zodiac.ts';
import { all } from '../../../rules/clause.ts';
import { GRAHAS, type Graha } from '../../../sky/engines/engine.ts';
import { houseFrom } from '../../kundali/chart/chart.ts';
import { inPaksha } from '../../panchanga/angas/tithi.ts';
import { ABHIJIT_FROM_DEG, ABHIJIT_TO_DEG } from '../../panchanga/special-yogas/windows.ts';
import { VAIDHRITI, VYATIPATA } from '../spans/angas.ts';
import { countWord } from '../spans/counts.ts';
import { MALEFICS } from '../spans/houses.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import type { Run } from '../spans/runs.ts';
import { starNumber } from '../spans/stars.ts';
import { type HourCondition, type HourWord, runsWhere, word, wordOfDay } from '../spans/when.ts';
import { covers, NEVER, within } from '../windows.ts';
import { LATTA, STRIKERS, type Striker, struckBy } from './latta.ts';
import { piercedFrom, quartersMeet } from './vedha.ts';

const isMalefic = (graha: Graha): boolean => MALEFICS.includes(graha);

/** Returns the spans in which a run of one list and a run of another overlap and their numbers match. */
function meetings(
  day: MuhurtaDay,
  a: readonly Run[],
  b: readonly Run[],
  wanted: (a: number, b: number) => boolean,
): Spans {
  const found: Span[] = [];
  for (const one of a)
    for (const other of b) {
      const common = wanted(one.number, other.number) ? overlap(one, other) : null;
      const today = common && overlap(common, day.bounds);
      if (today) found.push(today);
    }
  return united(found);
}

// ── grahas and the Moon's star ─────────────────────────────────────────────────────────────
const moonStars = (day: MuhurtaDay): readonly Run[] => day.transitions('nakshatra');
/** The nakshatra of a quarter, 1–108. */
const starOfQuarter = (quarter: number): number => Math.ceil(quarter / 4);
const padaOfQuarter = (quarter: number): number => ((quarter - 1) % 4) + 1;

/**
 * Returns the nakshatra from which a graha strikes. It is the graha's own; the Moon strikes from that of the last full
 * moon.
 */
export function kickingStar(day: MuhurtaDay, striker: Striker, t: JdUt): number {
  const at = striker === 'purna_chandra' ? day.lastFullMoon : t;
  return nakshatraOf(day.sky.longitude(striker === 'purna_chandra' ? 'chandra' : striker, at));
}

/** The spans in which the Moon is in the nakshatra that a graha strikes. */
const latta1 = (day: MuhurtaDay, striker: Striker): Spans =>
  striker === 'purna_chandra'
    ? runsWhere(moonStars(day), (n) => n === struckBy(striker, kickingStar(day, striker, day.sunrise)))
    : meetings(day, day.stars(striker), moonStars(day), (from, moon) => struckBy(striker, from) === moon);

export const latta: HourWord = word(
  'latta',
  { count: STRIKERS.map((each) => `${each} ${LATTA[each].count}`) },
  (day) => united(STRIKERS.flatMap((each) => latta1(day, each))),
  (day) => ({ by: STRIKERS.filter((each) => latta1(day, each).length > 0) }),
);

/** Returns the grahas that strike the Moon's nakshatra at an instant. */
export const lattaOnMoon = (day: MuhurtaDay, t: JdUt): Striker[] => {
  const moon = nakshatraOf(day.sky.longitude('chandra', t));
  return STRIKERS.filter((each) => struckBy(each, kickingStar(day, each, t)) === moon);
};

/** All grahas except the Moon. */
const OTHERS: readonly Graha[] = GRAHAS.filter((graha) => graha !== 'chandra');

const ROHINI = starNumber('rohini');

/**
 * The spans in which a graha is at the other end of the line of the Moon's nakshatra. Either of them may be in the arc
 * of Abhijit, which has one line with rohini.
 */
function pierced(day: MuhurtaDay, graha: Graha): Spans {
  const plain = meetings(day, day.stars(graha), moonStars(day), (from, moon) => piercedFrom(moon) === from);
  const { moonInAbhijit } = day;
  if (moonInAbhijit.length > 0)
    return united([
      ...plain,
      ...common(
        runsWhere(day.stars(graha), (star) => star === ROHINI),
        moonInAbhijit,
      ),
    ]);
  const moonInRohini = runsWhere(moonStars(day), (star) => star === ROHINI);
  if (moonInRohini.length > 0)
    return united([...plain, ...common(day.inArc(graha, ABHIJIT_FROM_DEG, ABHIJIT_TO_DEG), moonInRohini)]);
  return plain;
}

/** The spans in which the graha is also in the quarter opposite to the Moon's. */
const piercedByQuarter = (day: MuhurtaDay, graha: Graha): Spans =>
  meetings(
    day,
    day.quarters(graha),
    day.quarters('chandra'),
    (from, moon) =>
      piercedFrom(starOfQuarter(moon)) === starOfQuarter(from) &&
      quartersMeet(padaOfQuarter(from), padaOfQuarter(moon)),
  );

/**
 * Returns the spans of a day in which a graha affects the Moon: in her nakshatra, in her sign or from the seventh sign.
 */
type Touch = (day: MuhurtaDay, graha: Graha) => Spans;

/**
 * Caches the spans of each day, because they are used twice: for when the word holds, and for the grahas that cause it.
 */
const touching = (grahas: readonly Graha[], how: Touch) => {
  const found = cachedOn(
    (day: MuhurtaDay): ReadonlyMap<Graha, Spans> => new Map(grahas.map((each) => [each, how(day, each)])),
  );
  const of: Touch = (day, graha) => found(day).get(graha) ?? NEVER;
  return {
    of,
    in: (day: MuhurtaDay): Graha[] => grahas.filter((graha) => of(day, graha).length > 0),
    at: (day: MuhurtaDay, t: JdUt): Graha[] => grahas.filter((graha) => covers(of(day, graha), t)),
    when: (day: MuhurtaDay): Spans => united(grahas.flatMap((graha) => of(day, graha))),
  };
};

/**
 * The grahas that pierce the Moon's nakshatra, those that do so from the opposite quarter, and those whose piercing
 * bars.
 */
export const piercing = touching(OTHERS, pierced);
export const piercingByQuarter = touching(OTHERS, piercedByQuarter);
const piercingHard = touching(OTHERS, (day, graha) => {
  const star = piercing.of(day, graha);
  return star.length === 0 || isMalefic(graha) ? star : piercedByQuarter(day, graha);
});

/** The Moon's nakshatra is pierced by any graha. */
export const vedha: HourWord = word('vedha', { lines: 5 }, piercing.when, (day) => ({ by: piercing.in(day) }));

/** The Moon's nakshatra is pierced by a malefic, or by any graha from the quarter opposite to the Moon's. */
export const vedhaHard: HourWord = word('vedha_hard', { lines: 5 }, piercingHard.when, (day) => ({
  by: piercingHard.in(day),
}));

/** A malefic is in the Moon's own nakshatra. */
export const holding = touching(MALEFICS, (day, graha) =>
  meetings(day, day.stars(graha), moonStars(day), (from, moon) => from === moon),
);
export const starWithMalefic: HourWord = word('malefic_in_moons_star', {}, holding.when, (day) => ({
  by: holding.in(day),
}));

/** The grahas that are harmful in the Moon's sign: Sun, Mars, Venus, Saturn (Muhurta Chintamani 6.45). */
const BAD_COMPANY: readonly Graha[] = ['surya', 'mangala', 'shukra', 'shani'];
export const company = touching(BAD_COMPANY, (day, graha) =>
  meetings(day, day.rashis(graha), day.rashis('chandra'), (from, moon) => from === moon),
);
export const yuti: HourWord = word('yuti', { with: BAD_COMPANY }, company.when, (day) => ({ by: company.in(day) }));

const SEVENTH = 7;
const FIFTY_FIFTH = 54;
const QUARTERS = 108;
const inSeventh: Touch = (day, graha) =>
  meetings(day, day.rashis(graha), day.rashis('chandra'), (from, moon) => houseFrom(moon, from) === SEVENTH);
const inFiftyFifth: Touch = (day, graha) =>
  meetings(
    day,
    day.quarters(graha),
    day.quarters('chandra'),
    (from, moon) => (from - moon + QUARTERS) % QUARTERS === FIFTY_FIFTH,
  );
/** A graha is in the seventh sign from the Moon, or in the fifty-fifth navamsha counted from hers. */
export const opposing = touching(OTHERS, (day, graha) =>
  united([...inSeventh(day, graha), ...inFiftyFifth(day, graha)]),
);
export const jamitra: HourWord = word('jamitra', {}, opposing.when, (day) => ({ by: opposing.in(day) }));

// ── Sun and Moon ───────────────────────────────────────────────────────────────────────────
/**
 * Harshana, vaidhriti, sadhya, vyatipata, ganda and shula. The end of such a yoga strikes the nakshatra in which the
 * Moon then is.
 */
const PATA_YOGAS: readonly number[] = [14, VAIDHRITI, 22, VYATIPATA, 10, 9];

export const pata: HourWord = word('pata', { yogas: PATA_YOGAS }, (day) =>
  within(
    united(
      moonStars(day).filter((star) =>
        day
          .transitionsTouching('yoga', star)
          .some(({ number, to }) => PATA_YOGAS.includes(number) && to > star.from && to <= star.to),
      ),
    ),
    day.bounds,
  ),
);

/** Vyaghata, ganda, vyatipata, vishkambha, shula, vaidhriti, vajra, parigha, atiganda. */
const EKARGALA_YOGAS: readonly number[] = [13, 10, VYATIPATA, 1, 9, VAIDHRITI, 15, 19, 6];
const ODD_28 = Array.from({ length: 14 }, (_, i) => 2 * i + 1);
const oddFromSun: HourWord = countWord('odd_from_sun', 28, ODD_28);
const ekargalaYoga: HourWord = word('ekargala_yoga', { in: EKARGALA_YOGAS }, (day) =>
  runsWhere(day.transitions('yoga'), (n) => EKARGALA_YOGAS.includes(n)),
);

/** One of these yogas runs, and the count from the Sun's nakshatra to the Moon's is odd. */
export const ekargala: HourCondition = all(ekargalaYoga, oddFromSun);

/** The counts from the Sun's nakshatra at which the Moon's nakshatra is an upagraha (Muhurta Chintamani 6.63). */
const UPAGRAHA_COUNTS: readonly number[] = [5, 7, 8, 10, 14, 15, 18, 19, 21, 22, 23, 24, 25];
export const upagraha: HourWord = countWord('upagraha', 27, UPAGRAHA_COUNTS);

/**
 * The pairs of signs in which Sun and Moon have equal declinations: simha-mesha, vrishabha-makara, tula-kumbha,
 * kanya-mina, karka-vrishchika, dhanu-mithuna.
 */
const KRANTI_PAIRS: readonly (readonly [number, number])[] = [
  [5, 1],
  [2, 10],
  [7, 11],
  [6, 12],
  [4, 8],
  [9, 3],
];
const isKrantiSamya = (sun: number, moon: number): boolean =>
  KRANTI_PAIRS.some(([a, b]) => (a === sun && b === moon) || (b === sun && a === moon));
export const krantiSamya: HourWord = word('kranti_samya', {}, (day) =>
  meetings(day, day.rashis('surya'), day.rashis('chandra'), isKrantiSamya),
);

/** The burnt (dagdha) tithi of either paksha for each sign of the Sun, from Mesha (Muhurta Chintamani 6.66). */
const DAGDHA: readonly number[] = [6, 4, 8, 6, 10, 8, 12, 10, 2, 12, 4, 2];
export const dagdhaTithi: HourWord = word('dagdha_tithi', {}, (day) =>
  meetings(day, day.rashis('surya'), day.transitions('tithi'), (sun, tithi) => DAGDHA[sun - 1] === inPaksha(tithi)),
);

/** The sums of the Sun's and the Moon's nakshatra, modulo 27, that make a dashayoga (Muhurta Chintamani 6.70). */
const DASHAYOGA: readonly number[] = [0, 1, 4, 6, 10, 11, 15, 18, 19, 20];
export const dashayoga: HourWord = word('dashayoga', {}, (day) =>
  meetings(day, day.sunNakshatras, moonStars(day), (sun, moon) => DASHAYOGA.includes((sun + moon) % 27)),
);

/** The Moon is lost in the Sun's rays at sunrise. */
export const moonSet: HourWord = wordOfDay('moon_set', {}, (day) => !day.sky.kalamsha('chandra', day.sunrise).visible);
