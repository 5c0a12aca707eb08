/** One occurrence of a festival in replies. */
import { type Static, Type } from 'typebox';
import type { Observed, Occurrence } from '../../jyotisha/festivals/occurrence.ts';
import type { School } from '../../jyotisha/festivals/rule.ts';
import { isoDate } from '../../kernel/civil.ts';
import { wordOf } from '../../rules/clause.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { clock, round4, window } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { instantReply, windowReply } from '../blocks/replies.ts';
import { citationReply } from '../kit/citation.ts';
import { festivalExplanationReply } from '../kit/explanation.ts';
import { nameReply } from '../kit/in-languages.ts';
import { namedReply } from '../kit/position.ts';

const dateReply = Type.String({ description: 'civil date at the place' });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

export const observanceReply = Type.Object({
  id: Type.String(),
  ...nameReply('name'),
  date: dateReply,
  window: orNull(windowReply),
  citation: citationReply,
});

/** The fields of festivals that are kept only in some regions, or in all but some. */
export const regionFields = {
  regions: Type.Optional(Type.Array(Type.String(), { description: 'kept in these states and lands alone' })),
  not_in: Type.Optional(Type.Array(Type.String(), { description: 'kept elsewhere than in these states' })),
  kept_here: Type.Optional(
    Type.Boolean({ description: 'whether it is kept at the place, of what has `regions` or `not_in`' }),
  ),
};

/** The lands of an alternative, if it is the day that some lands keep. */
export const schoolRegions = {
  regions: Type.Optional(Type.Array(Type.String(), { description: 'the lands that keep this day' })),
};

export const regionSaid = ({ regional: { regions, notIn }, keptHere }: Occurrence) => ({
  ...(regions && { regions: [...regions] }),
  ...(notIn && { not_in: [...notIn] }),
  ...((regions ?? notIn) && { kept_here: keptHere }),
});

export const occurrenceFields = {
  ...regionFields,
  sunrise_date: Type.Union([Type.String(), Type.Null()], {
    description: 'what the tithi at sunrise alone would give; null for an entry of the Sun',
  }),
  masa: Type.Optional(
    Type.Object({ ...namedReply.properties, kshaya: Type.Boolean() }, { description: 'amanta month of the tithi' }),
  ),
  tithi: orNull(Type.Object({ ...namedReply.properties, start: instantReply, end: instantReply })),
  sankranti: Type.Optional(Type.Object({ rashi: namedReply, at: instantReply })),
  decided_by: Type.Array(
    Type.Object({
      day: dateReply,
      kala: Type.String({ description: 'the part of the day that decides' }),
      window: windowReply,
      covered: Type.Number({ description: 'share of the window that the tithi covers, 0 to 1' }),
      taken: Type.Boolean(),
    }),
  ),
  because: Type.Union([Type.String(), Type.Null()], { description: 'the test of the rung that decided' }),
  citation: orNull(citationReply),
  observances: Type.Array(observanceReply),
  alternatives: Type.Array(
    Type.Object({
      tradition: Type.String(),
      date: dateReply,
      because: Type.String(),
      citation: citationReply,
      ...schoolRegions,
    }),
    { description: 'days of other schools and lands, where they differ' },
  ),
  explanation: Type.Optional(festivalExplanationReply),
};
export const occurrenceReply = Type.Object({ date: dateReply, ...occurrenceFields });
export type OccurrenceSaid = Static<typeof occurrenceReply>;

export function occurrenceSaid({ place }: Sky, found: Occurrence, say: Voice): OccurrenceSaid {
  const { anga, lunation, sankranti, verdict, meeting } = found;
  return {
    date: isoDate(found.day),
    ...regionSaid(found),
    sunrise_date: found.sunriseDay === null ? null : isoDate(found.sunriseDay),
    ...(lunation && { masa: { ...say.named('masa', lunation.masa), kshaya: lunation.kshaya } }),
    tithi: anga && { ...say.named('tithi', anga.number), start: clock(place, anga.from), end: clock(place, anga.to) },
    ...(sankranti && { sankranti: { rashi: say.named('rashi', sankranti.rashi), at: clock(place, sankranti.at) } }),
    decided_by: meeting.met.map(({ day, kala, share }) => ({
      day: isoDate(day.civil),
      kala: found.kala,
      window: window(place, kala),
      covered: round4(share),
      taken: day.civil === verdict.civil,
    })),
    because: wordOf(verdict.because.when),
    citation: say.cite(verdict.because.source),
    observances: found.observances.map((each) => observanceSaid(place, each, say)),
    alternatives: found.alternatives.map((school) => ({
      ...schoolSaid(school, say),
      because: wordOf(school.because.when),
    })),
  };
}

/** The day of another school, with its lands if it is the day of some. */
export const schoolSaid = ({ tradition, day, because, regions }: School, say: Voice) => ({
  tradition,
  date: isoDate(day),
  citation: say.cite(because.source),
  ...(regions && { regions: [...regions] }),
});

export function observanceSaid(place: Sky['place'], { id, day, window: part, source }: Observed, say: Voice) {
  return {
    id,
    ...say.byId('observance', id),
    date: isoDate(day),
    window: part === null ? null : window(place, part),
    citation: say.cite(source),
  };
}

export const besideSaid = (found: Occurrence): Record<string, string | null> =>
  Object.fromEntries(found.beside.map(([key, day]) => [key, day === null ? null : isoDate(day)]));
