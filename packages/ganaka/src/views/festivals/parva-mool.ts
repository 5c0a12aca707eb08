/** The festivals and all parvas of a year, in the order of their days. */

import type { Static } from 'typebox';
import { ALIASES, NAME_IDS } from '../../jyotisha/festivals/catalog/index.ts';
import type { Occurrence } from '../../jyotisha/festivals/occurrence.ts';
import { packOf } from '../../jyotisha/festivals/pack.ts';
import { isKeptAt } from '../../jyotisha/festivals/region.ts';
import { KINDS } from '../../jyotisha/festivals/rule.ts';
import { FestivalYear } from '../../jyotisha/festivals/year.ts';
import { dateOf, isoDate } from '../../kernel/civil.ts';
import { wordOf } from '../../rules/clause.ts';
import type { MahadvadashiNames } from '../../rules/tables/mahadvadashi.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { clock, window } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import { marginOfFestival } from '../kit/explanation.ts';
import { date, flag, required, someOf } from '../kit/parameter.ts';
import { year as calendarYear, fastParams, region } from '../kit/parameters.ts';
import { type ParameterError, view } from '../view.ts';
import {
  mahadvadashiReplyOf,
  observanceReplyOf,
  occurrenceReplyOf,
  regionReplyOf,
  schoolReplyOf,
} from './occurrence.ts';
import type { briefRow, parvaMoolReply, parvaReply } from './parva-mool.reply.ts';

export const parvaMool = view<typeof parvaMoolReply>()({
  field: 'parva_mool',
  summary: 'The festivals, vratas and parvas of a whole year',
  reads: 'year',
  params: {
    year: required(calendarYear),
    brief: flag({ meaning: '1 gives id, kind, name and date alone', example: '1' }),
    kind: someOf({ meaning: 'which kinds, comma separated', example: 'festival,ekadashi', allows: KINDS }),
    from: date({ meaning: 'the first day to list, in the year', example: '2026-10-01' }),
    to: date({ meaning: 'the last day to list, in the year', example: '2026-12-31' }),
    ids: someOf({
      meaning: 'which festivals, vratas or parvas, comma separated',
      example: 'deepavali,nirjala-ekadashi',
      allows: NAME_IDS,
      alsoCalled: ALIASES,
      calledIn: 'festival',
    }),
    region,
    ...fastParams,
    explain: flag({ meaning: '1 says of each day how near it was to another', example: '1' }),
  },
  wrongWith({ year, from, to }) {
    const wrong: ParameterError[] = [];
    for (const [param, day] of [
      ['from', from],
      ['to', to],
    ] as const)
      if (day !== undefined && dateOf(day).year !== year)
        wrong.push({ param, text: `${param} ${isoDate(day)} is not in the year ${year}` });
    if (from !== undefined && to !== undefined && to < from)
      wrong.push({ param: 'to', text: `to ${isoDate(to)} is before from ${isoDate(from)}` });
    return wrong;
  },
  heavy: true,
  conventions: () => ({
    months: 'amanta names; monthly vratas and Ganga Dashahara are kept in an adhika month too, festivals are not',
  }),
  of({ sky, params, say }) {
    const { brief = false, kind, from, to, ids, region: whose, mahadvadashi_names: names } = params;
    const year = new FestivalYear(sky, params.year, undefined, whose, params.ekadashi);
    // an occurrence may have a name of its own, which is known only once its day is known; it is filtered by name below
    const { festivals, parvas } = packOf(
      year,
      (each) =>
        (kind === undefined || kind.includes(each.kind)) &&
        (ids === undefined
          ? whose === 'all' || isKeptAt(each, sky.place)
          : ids.includes(each.id) || each.nameOf !== undefined || 'own' in each),
    );
    const asked = ({ id, name, day }: Occurrence): boolean =>
      (ids === undefined || ids.includes(id) || ids.includes(name)) &&
      (from === undefined || day >= from) &&
      (to === undefined || day <= to);
    const great = festivals.filter(asked);
    const margin = (found: Occurrence) => params.explain === true && { margin: marginOfFestival(sky, found) };
    return {
      year: year.year,
      festivals: great.map((found) => ({
        ...(brief
          ? briefReplyOf(found, say)
          : { id: found.id, ...say.byId('festival', found.name), ...occurrenceReplyOf(sky, found, say, names) }),
        ...margin(found),
      })),
      parvas: parvas.filter(asked).map((each) => ({
        ...(brief ? briefReplyOf(each, say) : parvaReplyOf(sky, each, say, names)),
        ...margin(each),
      })),
      ...notesReplyOf(say, [...new Set(great.flatMap(({ notes }) => notes))]),
    };
  },
});

const briefReplyOf = (found: Occurrence, say: Voice): Static<typeof briefRow> => ({
  id: found.id,
  kind: found.kind,
  ...say.byId('festival', found.name),
  date: isoDate(found.day),
  ...regionReplyOf(found),
});

export function parvaReplyOf(
  { place }: Sky,
  parva: Occurrence,
  say: Voice,
  names: MahadvadashiNames,
): Static<typeof parvaReply> {
  const { lunation, anga, sankranti, verdict, observances, harivasara, fast } = parva;
  const observance = observances.find(({ id }) => id !== 'parana');
  const parana = observances.find(({ id }) => id === 'parana');
  return {
    id: parva.id,
    kind: parva.kind,
    ...say.byId('festival', parva.name),
    date: isoDate(parva.day),
    ...regionReplyOf(parva),
    ...(lunation && { masa: { ...say.named('masa', lunation.masa), adhika: lunation.adhika } }),
    ...(anga && {
      tithi: { ...say.named('tithi', anga.number), start: clock(place, anga.from), end: clock(place, anga.to) },
    }),
    ...(sankranti && { at: clock(place, sankranti.at) }),
    because: wordOf(verdict.because.when),
    citation: say.cite(verdict.because.source),
    ...(observance && { observance: observanceReplyOf(place, observance, say) }),
    ...(harivasara && { harivasara: window(place, harivasara) }),
    ...(fast && { mahadvadashi: mahadvadashiReplyOf(fast, say, names) }),
    ...(parana &&
      fast && { parana: { ...observanceReplyOf(place, parana, say), ...window(place, fast.parana.window) } }),
    alternatives: parva.alternatives.map((school) => schoolReplyOf(place, school, say, names)),
  };
}
