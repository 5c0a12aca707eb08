/**
 * The days of the autumn worship of Durga as the almanacs of Bengal print them, by the tithi at sunrise. Durga Puja has
 * them everywhere, and in its lands Mahanavami and Vijaya Dashami have them too, so that a list of the year and the page
 * of Durga Puja give one date. So has Nepal’s Panchanga committee: Vijaya Dashami on 26 October 2020 and 24 October
 * 2023, Mahanavami on 1 October 2025.
 */
import { span } from '../../../kernel/span.ts';
import { daysBetween, plusDays } from '../../../kernel/units.ts';
import { GHATI_DAYS } from '../../../rules/kala.ts';
import { type Ladder, rung } from '../../../rules/ladder.ts';
import { always, firstHasSunrise, secondMuhurtasAfterSunrise } from '../../../rules/meeting-clauses.ts';
import { ds, type GistId } from '../../../rules/source.ts';
import { morningCases } from '../decide/ladders.ts';
import { DURGA_LANDS, NEPAL } from '../region.ts';
import { type Decision, type ObservanceRow, practice, type TithiJudgement, type Variant } from '../rule.ts';

const PATRIKA = (gist: GistId) => ds('2, Ashvina (patrika-pujana)', gist);
const NAVAMI = (gist: GistId) => ds('2, Ashvina (mahashtami-nirnaya)', gist);

const byMuhurta: Ladder = [
  rung(secondMuhurtasAfterSunrise(1), 'second', PATRIKA('durga_puja.three_tithis_sunrise_even_muhurta')),
  rung(always, 'first', PATRIKA('durga_puja.less_muhurta_sunrise_earlier_day')),
];

/** The seventh, on which the nine plants are worshipped. */
export const patrika: Decision = { kala: 'sunrise', ladder: byMuhurta };

/** The ninth. */
export const ninth: Decision = {
  kala: 'sunrise',
  ladder: [rung(firstHasSunrise, 'first', NAVAMI('mahanavami.offering_too_earlier_day_ninth')), ...byMuhurta],
};

/** The tenth, on which the image is immersed. */
export const tenth: Decision = {
  kala: 'sunrise',
  ladder: morningCases(practice('durga_puja.tenth_sunrise_almanacs_of_bengal'), 'second'),
};

/** A day of Durga Puja as the day of its tithi in the lands of Durga Puja, and in Nepal, whose Dashain has it too. */
export const asAtSunrise = (decision: Decision): readonly Variant[] => [
  { tradition: 'bengal', regions: DURGA_LANDS, ...decision },
  { tradition: 'nepal', regions: NEPAL, ...decision },
];

const EIGHTH = 8;
const joint = ({ year, lunation }: TithiJudgement) => year.tithi(lunation, EIGHTH).to;

/** Sandhi puja: the last nadi of the eighth and the first of the ninth, by day or by night. */
export const sandhiPuja: ObservanceRow = {
  id: 'sandhi_puja',
  days: (judged) => daysBetween(judged.frame.civil, judged.year.dayHolding(joint(judged)).civil),
  window: (judged) => span(plusDays(joint(judged), -GHATI_DAYS), plusDays(joint(judged), GHATI_DAYS)),
  source: NAVAMI('durga_puja.last_nadi_eighth_first_nadi_ninth'),
};
