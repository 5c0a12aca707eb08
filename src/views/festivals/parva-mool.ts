/** The year pack: the festivals and every parva of a year in the order of their days. */
import { type Static, Type } from 'typebox';
import type { Sky } from '../../engines/engine.ts';
import { type Parva, packOf } from '../../festivals/parva/pack.ts';
import { FestivalYear } from '../../festivals/year.ts';
import { isoDate } from '../../kernel/civil.ts';
import { wordOf } from '../../rules/clause.ts';
import { citation } from '../../rules/source.ts';
import { clock, window } from '../../text/format.ts';
import type { Say } from '../../text/say.ts';
import { citationReply } from '../citation.ts';
import { required } from '../parameter.ts';
import { year as calendarYear } from '../parameters.ts';
import { namedReply } from '../position.ts';
import { view } from '../view.ts';
import { observanceReply, observanceSaid, occurrenceReply, occurrenceSaid, windowReply } from './occurrence.ts';

const parvaReply = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  name: Type.String(),
  name_hi: Type.Optional(Type.String()),
  date: Type.String(),
  masa: Type.Optional(Type.Object({ ...namedReply.properties, adhika: Type.Boolean() })),
  tithi: Type.Optional(Type.Object({ ...namedReply.properties, start: Type.String(), end: Type.String() })),
  at: Type.Optional(Type.String({ description: 'instant of a sankranti' })),
  because: Type.String(),
  citation: citationReply,
  observance: Type.Optional(observanceReply),
  harivasara: Type.Optional(windowReply),
  parana: Type.Optional(observanceReply),
  alternatives: Type.Array(Type.Object({ tradition: Type.String(), date: Type.String(), citation: citationReply })),
});

export const parvaMool = view({
  field: 'parva_mool',
  summary: 'The festivals, vratas and parvas of a whole year',
  reads: 'year',
  params: { year: required(calendarYear) },
  heavy: true,
  conventions: () => ({ months: 'amanta names; monthly vratas are kept in an adhika month too, festivals are not' }),
  reply: Type.Object({
    year: Type.Integer(),
    festivals: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        name_hi: Type.Optional(Type.String()),
        ...occurrenceReply.properties,
      }),
    ),
    parvas: Type.Array(parvaReply),
    notes: Type.Array(Type.String()),
  }),
  of({ sky, params, say }) {
    const year = new FestivalYear(sky, params.year);
    const { festivals, parvas } = packOf(year);
    return {
      year: year.year,
      festivals: festivals.map(({ id, found }) => ({
        id,
        ...say.byId('festival', id),
        ...occurrenceSaid(sky, found, say),
      })),
      parvas: parvas.map((each) => parvaSaid(sky, each, say)),
      notes: [...new Set(festivals.flatMap(({ found }) => found.notes))],
    };
  },
});

function parvaSaid({ place }: Sky, parva: Parva, say: Say): Static<typeof parvaReply> {
  const { lunation, tithi, anga, verdict, observance, parana, harivasara } = parva;
  return {
    id: parva.id,
    kind: parva.kind,
    name: parva.name.en,
    ...(say.hindi && { name_hi: parva.name.hi }),
    date: isoDate(parva.day),
    ...(lunation && { masa: { ...say.named('masa', lunation.masa), adhika: lunation.adhika } }),
    ...(tithi !== null &&
      anga && { tithi: { ...say.named('tithi', tithi), start: clock(place, anga.from), end: clock(place, anga.to) } }),
    ...(tithi === null && anga && { at: clock(place, anga.from) }),
    because: wordOf(verdict.because.when),
    citation: citation(verdict.because.source),
    ...(observance && { observance: observanceSaid(place, observance, say) }),
    ...(harivasara && { harivasara: window(place, harivasara) }),
    ...(parana && { parana: observanceSaid(place, parana, say) }),
    alternatives: parva.alternatives.map(({ tradition, day, because }) => ({
      tradition,
      date: isoDate(day),
      citation: citation(because.source),
    })),
  };
}
