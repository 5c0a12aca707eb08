/** What the Dharmasindhu bids to leave on the day. */
import { type Static, Type } from 'typebox';
import { periodDayOf } from '../../festivals/period-day.ts';
import { keptBy } from '../../kernel/kept.ts';
import { type Badhaka, badhakasOf } from '../../panchanga/badhaka.ts';
import { type Period, type PeriodCause, periodsOf } from '../../panchanga/badhaka-periods.ts';
import type { Day } from '../../panchanga/day.ts';
import { factsOf } from '../../panchanga/facts.ts';
import { citation, type Source } from '../../rules/source.ts';
import { BADHAKA_SOURCE } from '../../rules/tables/badhaka.ts';
import { clock } from '../../text/format.ts';
import { english, hindi, phrase } from '../../text/phrase.ts';
import type { NumberedList, Say } from '../../text/say.ts';
import { citationReply } from '../citation.ts';
import { block } from './block.ts';
import { instantReply, nameFields } from './replies.ts';

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

const itemReply = Type.Object({
  by: Type.String({
    description: 'tithi, vara, nakshatra, yoga, karana, sankranti, malamasa (an adhika or kshaya month) or asta',
  }),
  ...nameFields,
  start: Type.Optional({ ...instantReply, description: 'absent where the cause runs from sunrise' }),
  end: Type.Optional({ ...instantReply, description: 'absent where it runs till the next sunrise' }),
  ...avoidFields(),
});

type Item = Static<typeof itemReply>;

const periodReply = Type.Object({
  period: Type.String({
    description:
      'adhika, kshaya, samsarpa; guru_ or shukra_ with vardhakya, asta, balya; simhastha; solar_eclipse, lunar_eclipse; ayana, bhavuka, holika, kari',
  }),
  name: Type.String(),
  name_hi: Type.Optional(Type.String()),
  until: Type.Optional(instantReply),
  avoid: Type.Array(Type.String()),
  avoid_hi: Type.Optional(Type.Array(Type.String())),
  citation: citationReply,
});
type PeriodSaid = Static<typeof periodReply>;

export const badhaka = block({
  name: 'badhaka',
  summary: 'Badhaka of the day by the Dharmasindhu, each while its cause runs',
  reply: Type.Object({
    notes: Type.Array(Type.Object({ ...avoidFields(), items: Type.Array(itemReply), citation: citationReply }), {
      description:
        'one for each passage that forbids something on the day; `avoid` stands on the items or, where it is one for all, on the note',
    }),
    periods: Type.Optional(
      Type.Array(periodReply, { description: 'what bars auspicious work for days or months; absent when none runs' }),
    ),
  }),
  of(moment, say) {
    const { day } = moment;
    const bySource = new Map<Source, Badhaka[]>();
    for (const each of badhakasOf(factsOf(moment))) {
      const known = bySource.get(each.source);
      if (known === undefined) bySource.set(each.source, [each]);
      else known.push(each);
    }
    const notes = [...bySource].map(([source, causes]) => noteSaid(day, say, source, causes));
    const periods = periodsOf(periodDayOf(moment));
    return periods.length === 0 ? { notes } : { notes, periods: periods.map((each) => periodSaid(day, say, each)) };
  },
});

function periodSaid(day: Day, say: Say, { cause, until, avoid, source }: Period): PeriodSaid {
  const { id, ...named } = causeSaid(say, cause);
  return {
    period: id,
    ...named,
    ...(until !== null && { until: clock(day.place, until) }),
    ...avoidSaid(say, avoid),
    citation: citation(source),
  };
}

function causeSaid(say: Say, cause: PeriodCause): { id: string; name: string; name_hi?: string } {
  const { id } = cause;
  if (id === 'adhika' || id === 'kshaya' || id === 'samsarpa') return { id, ...say.byId('masa_terms', id) };
  if (id === 'eclipse') return { id: `${cause.kind}_eclipse`, ...say.byId('eclipse', cause.kind) };
  const { text, text_hi } = phrase(say, `period.${id}`);
  const whose = 'graha' in cause ? say.byId('graha', cause.graha) : null;
  return {
    id: 'graha' in cause ? `${cause.graha}_${id}` : id,
    name: whose === null ? text : `${whose.name} ${text}`,
    ...(text_hi !== undefined && { name_hi: whose === null ? text_hi : `${whose.name_hi} ${text_hi}` }),
  };
}

function avoidFields() {
  return { avoid: Type.Optional(Type.Array(Type.String())), avoid_hi: Type.Optional(Type.Array(Type.String())) };
}

/** The hours of a sankranti and the bars of a vrata forbid one thing whatever their cause. */
function noteSaid(day: Day, say: Say, source: Source, causes: readonly Badhaka[]) {
  const shared = source === BADHAKA_SOURCE ? undefined : causes[0]?.avoid;
  const items = causes.map((each) => itemSaid(day, say, each, shared === undefined));
  if (shared === undefined) return { items, citation: citation(source) };
  const { avoid, avoid_hi } = avoidSaid(say, shared);
  return avoid_hi === undefined
    ? { avoid, items, citation: citation(source) }
    : { avoid, avoid_hi, items, citation: citation(source) };
}

/** Filled field by field rather than spread, since every day has some of them. */
function itemSaid(day: Day, say: Say, cause: Badhaka, withAvoid: boolean): Item {
  const { number, name, name_hi } = say.named(LIST[cause.by], cause.number);
  const item: Item = name_hi === undefined ? { by: cause.by, number, name } : { by: cause.by, number, name, name_hi };
  if (cause.from > day.bounds.from) item.start = clock(day.place, cause.from);
  if (cause.to < day.bounds.to) item.end = clock(day.place, cause.to);
  if (withAvoid) {
    const { avoid, avoid_hi } = avoidSaid(say, cause.avoid);
    item.avoid = avoid;
    if (avoid_hi !== undefined) item.avoid_hi = avoid_hi;
  }
  return item;
}

interface Avoid {
  readonly avoid: string[];
  readonly avoid_hi?: string[];
}

/** The lists are constants of the rules: each is put into words once for each language. */
const avoidsSaid = keptBy((_: Say) => new Map<Badhaka['avoid'], Avoid>());

function avoidSaid(say: Say, ids: Badhaka['avoid']): Avoid {
  const known = avoidsSaid(say);
  const ready = known.get(ids);
  if (ready !== undefined) return ready;
  const avoid = ids.map((id) => english(`avoid.${id}`));
  const made = say.hindi ? { avoid, avoid_hi: ids.map((id) => hindi(`avoid.${id}`)) } : { avoid };
  known.set(ids, made);
  return made;
}
