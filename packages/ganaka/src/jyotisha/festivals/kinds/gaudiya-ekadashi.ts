/**
 * The fast of the eleventh tithi of the Gaudiya Vaishnavas: the facts for their ladder, the great twelfth (mahadvadashi)
 * of the day, and the hours of their parana.
 */
import { type Span, span } from '../../../kernel/span.ts';
import { type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import { coverOf, type DayFrame, GHATI_DAYS, kalaOf } from '../../../rules/kala.ts';
import { decide, type LadderVerdict } from '../../../rules/ladder.ts';
import type { Candidate, Meeting } from '../../../rules/meeting.ts';
import type { GistId, Source } from '../../../rules/source.ts';
import {
  EKADASHI_GAUDIYA,
  type GaudiyaFact,
  isOfStar,
  type MahadvadashiCase,
  TWELFTH_STARS,
  type TwelfthStar,
} from '../../../rules/tables/mahadvadashi.ts';
import { numberAt } from '../../panchanga/angas/wheels.ts';
import type { FastParana, TithiJudgement } from '../rule.ts';

type Eleventh = Pick<TithiJudgement, 'year' | 'lunation' | 'anga'>;

/** The four ghatis before sunrise. */
const ARUNODAYA_DAYS = 4 * GHATI_DAYS;
const BRIGHT_ELEVENTH = 11;
/** From the eleventh tithi to the full or new moon. */
const TO_PARVA = 4;
/** The numbers of the stars among the nakshatras. */
const NUMBER_OF: Readonly<Record<TwelfthStar, number>> = { rohini: 4, punarvasu: 7, pushya: 8, shravana: 22 };

const holdsSunrise = ({ sunrise }: DayFrame, { from, to }: Span): boolean => from <= sunrise && sunrise < to;

/** The two days between which Gaudiya Vaishnavas decide, with the facts of their ladder. */
export function gaudiyaMeeting(eleventh: Eleventh): Meeting {
  const { year, lunation, anga } = eleventh;
  const touched = year.days(anga);
  const own = touched.filter((day) => holdsSunrise(day, anga));
  const first = own.at(-1) ?? year.dayHolding(anga.from);
  const second = year.frame(plusDays(first.civil, 1));
  const third = year.frame(plusDays(first.civil, 2));
  const facts = new Set<GaudiyaFact>();
  const [dawn] = own;
  const shuddha = dawn !== undefined && anga.from <= dawn.sunrise - ARUNODAYA_DAYS;
  if (shuddha) facts.add('ekadashi_shuddha');
  if (own.length === 0) facts.add('ekadashi_at_no_sunrise');
  else facts.add(own.length === 1 ? 'ekadashi_at_one_sunrise' : 'ekadashi_at_two_sunrises');
  if (own.length === 1 && !shuddha) facts.add('dashami_in_arunodaya');
  const twelfth = year.tithiAfter(lunation, anga.number);
  if (!holdsSunrise(second, twelfth)) facts.add('dvadashi_at_no_sunrise');
  else {
    if (holdsSunrise(third, twelfth)) facts.add('dvadashi_at_two_sunrises');
    const star = anga.number === BRIGHT_ELEVENTH ? starOf(eleventh, twelfth, second) : undefined;
    if (star !== undefined) facts.add(`dvadashi_with_${star}`);
  }
  const parva = year.tithi(lunation, anga.number + TO_PARVA);
  if (year.days(parva).filter((day) => holdsSunrise(day, parva)).length > 1) facts.add('parva_at_two_sunrises');
  const judged = (day: DayFrame): Candidate => {
    const kala = kalaOf('daylight', day);
    return { day, kala, share: coverOf(kala, anga) };
  };
  const [earlier, later] = [judged(first), judged(second)];
  return { anga, first: earlier, second: later, met: [earlier, later], facts };
}

/**
 * The star of a great twelfth: it runs at the sunrise of the twelfth and at the next. Unless it is Shravana, the twelfth
 * must last to sunset.
 */
function starOf({ year }: Eleventh, twelfth: Span, day: DayFrame): TwelfthStar | undefined {
  // a star that runs at both sunrises also runs halfway between them
  const number = numberAt(year.sky, 'nakshatra', jdUt((day.sunrise + day.nextSunrise) / 2));
  const star = TWELFTH_STARS.find((each) => NUMBER_OF[each] === number);
  if (star === undefined || (star !== 'shravana' && twelfth.to < day.sunset)) return undefined;
  const { from, to } = year.nakshatraNear(number, day.sunrise);
  return from <= day.sunrise && day.nextSunrise < to ? star : undefined;
}

/** The fast of Gaudiya Vaishnavas and the great twelfth that it is, if it is one. */
export interface GaudiyaFast {
  readonly verdict: LadderVerdict;
  readonly great: MahadvadashiCase | null;
}

export function gaudiyaFast(eleventh: Eleventh): GaudiyaFast {
  const verdict = decide('ekadashi_gaudiya', EKADASHI_GAUDIYA, gaudiyaMeeting(eleventh));
  const because = EKADASHI_GAUDIYA.find((rung) => rung === verdict.because);
  return { verdict, great: because?.great ?? null };
}

const hours = (gist: GistId): Source => ({ confidence: 'general-knowledge', gist });
const TO_THE_THIRD = hours('mahadvadashi.parana_to_third_of_day');
const AFTER_THE_QUARTER = hours('mahadvadashi.parana_after_quarter');
const AFTER_THE_STAR = hours('mahadvadashi.parana_after_star');

/** A kala, the thirtieth part of a muhurta of two ghatis: a twelfth shorter than that does not count for the parana. */
const KALA_DAYS = (2 * GHATI_DAYS) / 30;

/**
 * The parana on the day after the fast, as VCAL has it: from sunrise to the first third of daylight, or to the end of
 * the tithi if that is earlier. After a plain fast it also waits for the first quarter of the twelfth, after the fast of
 * a star for the end of the star if the twelfth outlasts it. If nothing of the third is left, it is open to sunset or to
 * the end of the tithi.
 */
export function gaudiyaParana(eleventh: Eleventh, { verdict, great }: GaudiyaFast, day: DayFrame): FastParana {
  const { year, lunation, anga } = eleventh;
  const twelfth = year.tithiAfter(lunation, anga.number);
  const third = kalaOf('purvahna_third', day).to;
  const inTwelfth = twelfth.to - day.sunrise >= KALA_DAYS;
  const tithiEnds = (inTwelfth ? twelfth : year.tithi(lunation, anga.number + 2)).to;
  const within = (from: JdUt, to: JdUt, source: Source): FastParana => ({
    window: span(from, from < to ? to : openEnd(from, tithiEnds, day)),
    source,
  });
  const close = jdUt(Math.min(tithiEnds, third));
  if (great === 'trisprisha') return within(day.sunrise, third, TO_THE_THIRD);
  if (great === null || great === 'pakshavardhini') {
    const quarter = plusDays(twelfth.from, (twelfth.to - twelfth.from) / 4);
    if (quarter > day.sunrise) return within(quarter, close, AFTER_THE_QUARTER);
  }
  if (great !== null && isOfStar(great)) {
    const starEnds = year.nakshatraNear(NUMBER_OF[great], verdict.chosen.day.sunrise).to;
    if (inTwelfth ? starEnds < tithiEnds : WAITS_FOR_ITS_END.includes(great))
      return within(starEnds, starEnds < third ? close : tithiEnds, AFTER_THE_STAR);
    if (!inTwelfth) return within(day.sunrise, jdUt(Math.min(starEnds, third)), TO_THE_THIRD);
  }
  return within(day.sunrise, close, TO_THE_THIRD);
}

/** The stars after which the fast is broken at their end, even if the twelfth is over. */
const WAITS_FOR_ITS_END: readonly TwelfthStar[] = ['punarvasu', 'pushya'];

function openEnd(from: JdUt, tithiEnds: JdUt, { sunset, nextSunrise }: DayFrame): JdUt {
  const evening = jdUt(Math.min(tithiEnds, sunset));
  return [evening, tithiEnds].find((end) => end > from) ?? nextSunrise;
}
