/** The day's observances: festivals, vratas, parvas, ekadashi, sankranti, and a visible eclipse. */

import type { Static } from 'typebox';
import { fastsOn, occurrencesAnywhere, occurrencesOfDay, type SchoolFast } from '../../jyotisha/festivals/day.ts';
import type { Occurrence } from '../../jyotisha/festivals/occurrence.ts';
import type { FestivalKind } from '../../jyotisha/festivals/rule.ts';
import type { EkadashiSchool } from '../../jyotisha/festivals/schools.ts';
import { sunNearNode } from '../../jyotisha/grahana/syzygy.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { wordOf } from '../../rules/clause.ts';
import type { MahadvadashiNames } from '../../rules/tables/mahadvadashi.ts';
import { window } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { fastReplyOf, regionReplyOf } from '../festivals/occurrence.ts';
import { eclipsesReplyOf } from '../grahana/eclipse.ts';
import { block } from './block.ts';
import { type Choices, USUAL } from './choices.ts';
import type { observanceReply, observancesReply } from './observances.reply.ts';

export const KINDS = ['festival', 'parva', 'vrata', 'ekadashi', 'sankranti', 'eclipse'] as const;
/** The kind that the reply gives to each kind of the festival catalog. */
const KIND: Readonly<Record<FestivalKind, (typeof KINDS)[number]>> = {
  festival: 'festival',
  ekadashi: 'ekadashi',
  sankranti: 'sankranti',
  pradosha: 'vrata',
  chaturthi: 'vrata',
  shivaratri: 'vrata',
  vrata: 'vrata',
  purnima: 'parva',
  amavasya: 'parva',
  navaratra: 'parva',
  jayanti: 'parva',
  shraddha: 'parva',
};
type Observance = Static<typeof observanceReply>;

export const observances = block<typeof observancesReply>()({
  name: 'observances',
  summary: 'What is kept on the day; why, by which rule and when, for keys of a paid plan',
  of: ({ day }, say, choices = USUAL) => [
    ...observedOn(day, choices).map((each) => observanceEntryOf(day, each, say, choices.mahadvadashi_names)),
    ...eclipsesOn(day, say),
  ],
});

/** What is observed on a day, with the fasts of the eleventh tithi as the chosen school has them. */
export function observedOn(day: Day, { ekadashi, region }: Pick<Choices, 'ekadashi' | 'region'>): SchoolFast[] {
  const kept = region === 'all' ? occurrencesAnywhere(day) : occurrencesOfDay(day);
  return ekadashi === 'smarta' ? kept.map(ownSchool) : asSchool(day, kept, ekadashi);
}

const ownSchool = (kept: Occurrence): SchoolFast => ({ kept, because: kept.verdict.because, fast: kept.fast });

const asSchool = (day: Day, kept: readonly Occurrence[], school: EkadashiSchool): SchoolFast[] => [
  ...kept.filter(({ harivasara }) => harivasara === null).map(ownSchool),
  ...fastsOn(day, school),
];

function observanceEntryOf(
  { place, civil }: Day,
  { kept, because, fast }: SchoolFast,
  say: Voice,
  names: MahadvadashiNames,
): Observance {
  const { id } = kept;
  const kind = KIND[kept.kind];
  const name = say.byId('festival', kept.name);
  const where = regionReplyOf(kept);
  if (!say.full) return { id, kind, ...name, ...where };
  // on the day that another school keeps, this school has no rites; its followers may only break their own fast
  const rites = kept.day === civil ? kept.observances : [];
  const timed = rites.find((each) => each.day === civil && each.window !== null)?.window ?? null;
  return {
    id,
    kind,
    ...name,
    ...where,
    because: wordOf(because.when),
    citation: say.cite(because.source),
    window: timed === null ? null : window(place, timed),
    ...fastReplyOf(place, fast, say, names),
  };
}

/**
 * An eclipse is near the end of the fifteenth or thirtieth tithi, so the day has one of these tithis. The Sun is then
 * near a node.
 */
const SYZYGY: readonly number[] = [15, 16, 30, 1];
const REACH_DAYS = 1;

export const mayBeEclipsed = (day: Day): boolean =>
  day.transitions('tithi').some(({ number }) => SYZYGY.includes(number)) &&
  sunNearNode(day.sky, day.bounds.from, REACH_DAYS);

/** The visible eclipses whose middle falls between this day's sunrise and the next. */
function eclipsesOn(day: Day, say: Voice): Observance[] {
  const { sky, bounds } = day;
  if (!mayBeEclipsed(day)) return [];
  return eclipsesReplyOf(sky, bounds.from, bounds.to, say)
    .filter(({ visible }) => visible)
    .map(({ kind, type, local, sutak }) => {
      const brief = { id: `${kind}-eclipse`, kind: 'eclipse' as const, ...say.byId('eclipse', kind) };
      if (!say.full) return brief;
      return {
        ...brief,
        because: type,
        ...(sutak && { citation: sutak.citation }),
        window: local?.seen ?? null,
        sutak: sutak && { start: sutak.start, end: sutak.end },
      };
    });
}
