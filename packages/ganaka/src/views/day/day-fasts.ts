/**
 * The fasts about a day: those of the eleventh tithi with the days of both schools and the parana, and the fasts of the
 * day before that end on it. It is for the open pages; the routes of festivals give the same with every reason.
 */

import type { Static } from 'typebox';
import { FESTIVALS } from '../../jyotisha/festivals/catalog/index.ts';
import { occurrencesOfDay } from '../../jyotisha/festivals/day.ts';
import type { Occurrence } from '../../jyotisha/festivals/occurrence.ts';
import { isOfTithi, tithisOf } from '../../jyotisha/festivals/rule.ts';
import { type Day, dayUnder } from '../../jyotisha/panchanga/day/day.ts';
import { isoDate } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import { window } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { view } from '../view.ts';
import type { dayFastsReply } from './day-fasts.reply.ts';

type Fasts = Static<typeof dayFastsReply>;

export const dayFasts = view<typeof dayFastsReply>()({
  field: 'day_fasts',
  summary: 'The fasts of the eleventh about a day, and the fasts that end on it',
  reads: 'moment',
  of({ sky, day: civil, say }) {
    const day = dayUnder(sky, civil);
    const before = mayEndFast(day) ? occurrencesOfDay(day.previous) : [];
    const ekadashi = [...before.filter((kept) => vaishnavaDayOf(kept) === civil), ...occurrencesOfDay(day)];
    return {
      ekadashi: ekadashi.filter(isEkadashi).map((kept) => ekadashiReplyOf(sky.place, kept, say)),
      ending: before.flatMap((kept) =>
        paranasOf(kept)
          .filter((parana) => parana.day === civil)
          .map(({ window: span, source }) => ({
            id: kept.id,
            ...say.byId('festival', kept.name),
            window: window(sky.place, span),
            citation: say.cite(source),
          })),
      ),
    };
  },
});

const TITHIS = 30;
/** The tithis of the fasts that have a parana. */
const FASTED: ReadonlySet<number> = new Set(
  FESTIVALS.filter(isOfTithi).flatMap((each) =>
    (each.observances ?? []).some(({ id }) => id === 'parana') ? tithisOf(each.on) : [],
  ),
);
/** Whether a fast of the day before may end on this day: its tithi is at most three tithis back. */
function mayEndFast(day: Day): boolean {
  const number = day.transitions('tithi')[0]?.number ?? 0;
  return [0, 1, 2, 3].some((back) => FASTED.has(((number - back + TITHIS - 1) % TITHIS) + 1));
}

const isEkadashi = ({ harivasara }: Occurrence): boolean => harivasara !== null;
const vaishnavaOf = ({ alternatives }: Occurrence) => alternatives.find(({ tradition }) => tradition === 'vaishnava');
const vaishnavaDayOf = (kept: Occurrence) => (isEkadashi(kept) ? vaishnavaOf(kept)?.day : undefined);

const paranasOf = ({ observances }: Occurrence) =>
  observances.flatMap(({ id, day, window: span, source }) =>
    id === 'parana' && span !== null ? [{ day, window: span, source }] : [],
  );

function ekadashiReplyOf(place: Place, kept: Occurrence, say: Voice): Fasts['ekadashi'][number] {
  const other = vaishnavaOf(kept);
  const [parana] = paranasOf(kept);
  return {
    id: kept.id,
    ...say.byId('festival', kept.name),
    smarta: isoDate(kept.day),
    vaishnava: isoDate(other?.day ?? kept.day),
    citation: say.cite(kept.verdict.because.source),
    ...(other && { vaishnava_citation: say.cite(other.because.source) }),
    parana: parana
      ? { date: isoDate(parana.day), window: window(place, parana.window), citation: say.cite(parana.source) }
      : null,
  };
}
