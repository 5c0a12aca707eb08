/** The year pack: the festivals and every parva of a year in the order of their days. */
import { type Static, Type } from 'typebox';
import type { Sky } from '../../engines/engine.ts';
import type { Occurrence } from '../../festivals/occurrence.ts';
import { packOf } from '../../festivals/pack.ts';
import { FestivalYear } from '../../festivals/year.ts';
import { isoDate } from '../../kernel/civil.ts';
import { wordOf } from '../../rules/clause.ts';
import { citation } from '../../rules/source.ts';
import { clock, window } from '../../text/format.ts';
import type { Say } from '../../text/say.ts';
import { citationReply } from '../citation.ts';
import { inLanguages } from '../in-languages.ts';
import { required } from '../parameter.ts';
import { year as calendarYear } from '../parameters.ts';
import { namedReply } from '../position.ts';
import { view } from '../view.ts';
import { observanceReply, observanceSaid, occurrenceReply, occurrenceSaid, windowReply } from './occurrence.ts';

const parvaReply = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  ...inLanguages('name'),
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
        ...inLanguages('name'),
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
      festivals: festivals.map((found) => ({
        id: found.id,
        ...say.byId('festival', found.name),
        ...occurrenceSaid(sky, found, say),
      })),
      parvas: parvas.map((each) => parvaSaid(sky, each, say)),
      notes: [...new Set(festivals.flatMap(({ notes }) => notes))],
    };
  },
});

function parvaSaid({ place }: Sky, parva: Occurrence, say: Say): Static<typeof parvaReply> {
  const { lunation, anga, sankranti, verdict, observances, harivasara } = parva;
  const observance = observances.find(({ id }) => id !== 'parana');
  const parana = observances.find(({ id }) => id === 'parana');
  return {
    id: parva.id,
    kind: parva.kind,
    ...say.byId('festival', parva.name),
    date: isoDate(parva.day),
    ...(lunation && { masa: { ...say.named('masa', lunation.masa), adhika: lunation.adhika } }),
    ...(anga && {
      tithi: { ...say.named('tithi', anga.number), start: clock(place, anga.from), end: clock(place, anga.to) },
    }),
    ...(sankranti && { at: clock(place, sankranti.at) }),
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
