/** The reckoner. */
import { Type } from 'typebox';
import { ganakaOf } from '../../siddhanta/ganaka.ts';
import { inLanguages } from '../in-languages.ts';
import { ahargana } from '../parameters.ts';
import { grahaReply, namedReply } from '../position.ts';
import { view } from '../view.ts';
import { deg, grahaKeyed, instant, notes, num, text, verse, verses } from './fields.ts';

const count = Type.Integer();

export const ganaka = view({
  field: 'ganaka',
  summary: 'The reckoner: Julian day, ahargana, lords, Jupiter’s year, mean and true places',
  reads: 'moment',
  params: { ahargana },
  reply: Type.Object({
    text,
    at: instant,
    jd: num('Julian day (UT)'),
    ahargana: num('civil days since the Kali epoch'),
    ahargana_creation: num('civil days since the end of creation'),
    kali_years: Type.Integer({ description: 'mean solar years elapsed since the Kali epoch' }),
    years_at_kali_from_creation: count,
    weekday: namedReply,
    lords: Type.Object({ day: grahaReply, month: grahaReply, year: grahaReply, verse }),
    working: Type.Object({
      solar_years: count,
      months: count,
      days: count,
      adhimasa: count,
      tithis: count,
      kshayaha: count,
      ahargana: count,
      verse,
    }),
    jovian_year: Type.Object({
      from_vijaya: count,
      number: count,
      ...inLanguages('name'),
      verse,
    }),
    grahas: grahaKeyed(Type.Object({ mean: deg('mean longitude'), longitude: deg('true longitude') })),
    notes,
    verses,
  }),
  of: ganakaOf,
});
