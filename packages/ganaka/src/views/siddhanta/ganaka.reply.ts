import { Type } from 'typebox';
import { nameReply } from '../kit/in-languages.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { grahaReply, namedReply } from '../kit/position.reply.ts';
import { deg, grahaKeyed, instant, num, text, verse, verses } from './fields.reply.ts';

const count = Type.Integer();

export const ganakaReply = Type.Object({
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
    ...nameReply('name'),
    verse,
  }),
  grahas: grahaKeyed(Type.Object({ mean: deg('mean longitude'), longitude: deg('true longitude') })),
  ...notesFields,
  verses,
});
