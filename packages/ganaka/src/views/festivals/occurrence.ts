/** One occurrence of a festival in replies. */

import type { Static } from 'typebox';
import type { ObservanceDay, Occurrence } from '../../jyotisha/festivals/occurrence.ts';
import type { FastOfEleventh, School } from '../../jyotisha/festivals/rule.ts';
import { isoDate } from '../../kernel/civil.ts';
import { wordOf } from '../../rules/clause.ts';
import { type MahadvadashiNames, mahadvadashiOf } from '../../rules/tables/mahadvadashi.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { clock, round4, window } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import type { occurrenceReply } from './occurrence.reply.ts';

export const regionReplyOf = ({ regional: { regions, notIn }, keptHere }: Occurrence) => ({
  ...(regions && { regions: [...regions] }),
  ...(notIn && { not_in: [...notIn] }),
  ...((regions ?? notIn) && { kept_here: keptHere }),
});
export type OccurrenceReply = Static<typeof occurrenceReply>;

export function occurrenceReplyOf(
  { place }: Sky,
  found: Occurrence,
  say: Voice,
  names: MahadvadashiNames,
): OccurrenceReply {
  const { anga, lunation, sankranti, verdict, meeting } = found;
  return {
    date: isoDate(found.day),
    ...regionReplyOf(found),
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
    observances: found.observances.map((each) => observanceReplyOf(place, each, say)),
    alternatives: found.alternatives.map((school) => ({
      ...schoolReplyOf(place, school, say, names),
      because: wordOf(school.because.when),
    })),
    ...fastReplyOf(place, found.fast, say, names),
  };
}

/** The day of another school, with its lands if it is the day of some. */
export const schoolReplyOf = (
  place: Sky['place'],
  { tradition, day, because, regions, fast }: School,
  say: Voice,
  names: MahadvadashiNames,
) => ({
  tradition,
  date: isoDate(day),
  citation: say.cite(because.source),
  ...(regions && { regions: [...regions] }),
  ...fastReplyOf(place, fast, say, names),
});

/** What the day of a fast of the eleventh is called and when the fast ends; nothing for other festivals. */
export const fastReplyOf = (
  place: Sky['place'],
  fast: FastOfEleventh | null | undefined,
  say: Voice,
  names: MahadvadashiNames,
) =>
  fast && {
    mahadvadashi: mahadvadashiReplyOf(fast, say, names),
    parana: window(place, fast.parana.window),
  };

export function mahadvadashiReplyOf({ great }: FastOfEleventh, say: Voice, names: MahadvadashiNames) {
  if (great === null) return null;
  const { id, source } = mahadvadashiOf(great, names);
  return { id, ...say.byId('mahadvadashi', id), citation: say.cite(source) };
}

export function observanceReplyOf(place: Sky['place'], { id, day, window: part, source }: ObservanceDay, say: Voice) {
  return {
    id,
    ...say.byId('observance', id),
    date: isoDate(day),
    window: part === null ? null : window(place, part),
    citation: say.cite(source),
  };
}

export const besideReplyOf = (found: Occurrence): Record<string, string | null> =>
  Object.fromEntries(found.beside.map(([key, day]) => [key, day === null ? null : isoDate(day)]));
