/**
 * Durga Puja: the worship of Durga in the bright half of Ashvina, from the sixth tithi to the tenth. Its date is that
 * of the seventh, when the nine plants (patrika) are worshipped; the observances have the dates of all five days.
 * The Dharmasindhu decides the seventh and ninth by sunrise and the eighth as Mahashtami. The tenth, on which the image
 * is immersed, it decides by Shravana; the almanacs of Bengal take it at sunrise. We follow these, and a note has the
 * Dharmasindhu's day where it is earlier. It does not mention the waking of the goddess on the sixth.
 */
import { overlap, span } from '../../../kernel/span.ts';
import { daysBetween, plusDays } from '../../../kernel/units.ts';
import { not } from '../../../rules/clause.ts';
import { daylightOf } from '../../../rules/kala.ts';
import { rung } from '../../../rules/ladder.ts';
import { always, secondTouches } from '../../../rules/meeting-clauses.ts';
import { ds, type GistId } from '../../../rules/source.ts';
import { decidedOn } from '../decide/decide.ts';
import { type FestivalFact, fact } from '../decide/facts.ts';
import { ninth, patrika, sandhiPuja, tenth } from '../kinds/durga-days.ts';
import { DURGA_LANDS } from '../region.ts';
import {
  type Decision,
  type ObservanceRow,
  practice,
  type TithiFestival,
  type TithiJudgement,
  type TithiMeeting,
} from '../rule.ts';
import { mahashtami } from './mahashtami.ts';

const SHRAVANA = 22;
const VISARJANA = (gist: GistId) => ds('2, Ashvina (visarjana-kala)', gist);

/** The day of the immersion by the Dharmasindhu. */
export const immersion: Decision = {
  kala: 'daylight',
  facts: lastPadaOfShravana,
  ladder: [
    rung(not(secondTouches), 'first', VISARJANA('durga_puja.tenth_not_on_later_day')),
    rung(fact('shravana_last_pada_on_first'), 'first', VISARJANA('durga_puja.tenth_both_days_last_pada_shravana')),
    rung(always, 'second', VISARJANA('durga_puja.tenth_both_days_without_shravana')),
  ],
};

function lastPadaOfShravana({ year, anga, meeting: { first } }: TithiMeeting): ReadonlySet<FestivalFact> {
  const run = year.nakshatraNear(SHRAVANA, anga.from);
  const pada = span(plusDays(run.from, daysBetween(run.from, run.to) * 0.75), run.to);
  const joined = overlap(pada, anga);
  const isJoined = joined !== null && overlap(joined, daylightOf(first.day)) !== null;
  return new Set(isJoined ? (['shravana_last_pada_on_first'] as const) : []);
}

const decidedBy = ({ year, lunation }: TithiJudgement, tithi: number, decision: Decision): TithiJudgement =>
  decidedOn('durga-puja', year, lunation, tithi, decision);

/** The day of a tithi, without an hour. */
function dayOf(id: ObservanceRow['id'], tithi: number, decision: Decision): ObservanceRow {
  return {
    id,
    days: (judged) => daysBetween(judged.frame.civil, decidedBy(judged, tithi, decision).frame.civil),
    window: () => null,
    source: (judged) => decidedBy(judged, tithi, decision).verdict.because.source,
  };
}

function isImmersedEarlier(judged: TithiJudgement): boolean {
  return decidedBy(judged, 10, immersion).frame.civil < decidedBy(judged, 10, tenth).frame.civil;
}

export const durgaPuja: TithiFestival = {
  id: 'durga-puja',
  kind: 'vrata',
  aliases: ['durgotsava', 'durga-pujo', 'maha-saptami'],
  regions: DURGA_LANDS,
  on: { masa: 'ashvina', tithi: 7 },
  ...patrika,
  notes: (judged) => [
    'durga_puja_saptami',
    ...(isImmersedEarlier(judged) ? (['durga_puja_immersed_with_shravana'] as const) : []),
  ],
  observances: [
    {
      id: 'durga_shashthi',
      days: -1,
      window: () => null,
      source: practice('durga_puja.goddess_woken_evening_before_seventh'),
    },
    dayOf('durga_saptami', 7, patrika),
    dayOf('durga_ashtami', 8, mahashtami),
    sandhiPuja,
    dayOf('durga_navami', 9, ninth),
    dayOf('durga_dashami', 10, tenth),
  ],
};
