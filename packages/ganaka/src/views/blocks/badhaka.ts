/** What the Dharmasindhu says to avoid on the day. */

import type { Static } from 'typebox';
import { periodDayOf } from '../../jyotisha/festivals/rites/period-day.ts';
import { type Badhaka, badhakasOf } from '../../jyotisha/panchanga/badhaka/badhaka.ts';
import { type BadhakaPeriod, type PeriodCause, periodsOf } from '../../jyotisha/panchanga/badhaka/badhaka-periods.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { factsOf } from '../../jyotisha/panchanga/day/facts.ts';
import { cachedOn } from '../../kernel/caches.ts';
import type { Source } from '../../rules/source.ts';
import { BADHAKA_SOURCE } from '../../rules/tables/badhaka.ts';
import { clock } from '../../text/format.ts';
import type { LocalizedField, LocalizedSentence, NumberedList, Voice } from '../../text/voice.ts';
import type { badhakaReply, itemReply, noteReply, periodReply } from './badhaka.reply.ts';
import { block } from './block.ts';

const LIST: Readonly<Record<Badhaka['by'], NumberedList>> = {
  tithi: 'tithi',
  vara: 'vara',
  nakshatra: 'nakshatra',
  yoga: 'yoga',
  karana: 'karana',
  sankranti: 'rashi',
  malamasa: 'masa',
  asta: 'graha',
};

type Item = Static<typeof itemReply>;
type PeriodReply = Static<typeof periodReply>;

export const badhaka = block<typeof badhakaReply>()({
  name: 'badhaka',
  summary: 'Badhaka of the day by the Dharmasindhu, each while its cause runs',
  of(moment, say) {
    const { day } = moment;
    const bySource = new Map<Source, Badhaka[]>();
    for (const each of badhakasOf(factsOf(moment))) {
      const known = bySource.get(each.source);
      if (known === undefined) bySource.set(each.source, [each]);
      else known.push(each);
    }
    const notes: Static<typeof noteReply>[] = [];
    for (const [source, causes] of bySource) notes.push(noteReplyOf(day, say, source, causes));
    const periods = periodsOf(periodDayOf(moment));
    return periods.length === 0 ? { notes } : { notes, periods: periods.map((each) => periodReplyOf(day, say, each)) };
  },
});

function periodReplyOf(day: Day, say: Voice, { cause, until, avoid, source }: BadhakaPeriod): PeriodReply {
  const ending = until === null ? {} : { until: clock(day.place, until) };
  const named = Object.assign({ period: periodIdOf(cause) }, causeReplyOf(say, cause), ending);
  return Object.assign(named, avoidReplyOf(say, avoid), { citation: say.cite(source) });
}

/**
 * The id in the reply. For an eclipse or an asta it begins with the luminary or the planet (`solar_eclipse`,
 * `guru_asta`).
 */
export function periodIdOf(cause: PeriodCause): string {
  if (cause.id === 'eclipse') return `${cause.kind}_eclipse`;
  return 'graha' in cause ? `${cause.graha}_${cause.id}` : cause.id;
}

function causeReplyOf(say: Voice, cause: PeriodCause): LocalizedField<'name'> {
  const { id } = cause;
  if (id === 'adhika' || id === 'kshaya' || id === 'samsarpa') return say.byId('masa_terms', id);
  if (id === 'eclipse') return say.byId('eclipse', cause.kind);
  if (!('graha' in cause)) return say.field('name', ({ phrases }) => phrases[`period.${id}`]);
  const { graha } = cause;
  return say.field('name', ({ names, phrases }) => `${names.graha[graha]} ${phrases[`period.${id}`]}`);
}

/**
 * A note with its causes. What is forbidden around a sankranti, or at times when no vrata may begin, is the same for
 * every cause, so it is given once for the note.
 */
function noteReplyOf(day: Day, say: Voice, source: Source, causes: readonly Badhaka[]) {
  const shared = source === BADHAKA_SOURCE ? undefined : causes[0]?.avoid;
  const items = causes.map((each) => itemReplyOf(day, say, each, shared === undefined));
  const told = { items, citation: say.cite(source) };
  return shared === undefined ? told : Object.assign({}, avoidReplyOf(say, shared), told);
}

/** The fields are set one by one instead of spread, for speed: every day has some of these items. */
function itemReplyOf(day: Day, say: Voice, cause: Badhaka, withAvoid: boolean): Item {
  const item: Item = { by: cause.by, ...say.named(LIST[cause.by], cause.number) };
  if (cause.from > day.bounds.from) item.start = clock(day.place, cause.from);
  if (cause.to < day.bounds.to) item.end = clock(day.place, cause.to);
  return withAvoid ? Object.assign(item, avoidReplyOf(say, cause.avoid)) : item;
}

type Avoid = LocalizedSentence<'avoid', string[]>;

/** The lists of what to avoid are constants of the rules, so each list is put into words only once per language. */
const avoidsReplyOf = cachedOn((_: Voice) => new Map<Badhaka['avoid'], Avoid>());

function avoidReplyOf(say: Voice, ids: Badhaka['avoid']): Avoid {
  const known = avoidsReplyOf(say);
  const ready = known.get(ids);
  if (ready !== undefined) return ready;
  const made = say.field('avoid', ({ phrases }) => ids.map((id) => phrases[`avoid.${id}`]));
  known.set(ids, made);
  return made;
}
