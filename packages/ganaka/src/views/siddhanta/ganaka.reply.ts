import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
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
  years_at_kali_from_creation: described(count, 'years from creation to the Kali epoch'),
  weekday: namedReply,
  lords: Type.Object({
    day: described(grahaReply, 'lord of the day'),
    month: described(grahaReply, 'lord of the month'),
    year: described(grahaReply, 'lord of the year'),
    verse,
  }),
  working: Type.Object(
    {
      solar_years: count,
      months: described(count, 'lunar months gone'),
      days: described(count, 'days of the Sun gone'),
      adhimasa: described(count, 'intercalary months gone'),
      tithis: described(count, 'lunar days'),
      kshayaha: described(count, 'omitted tithis gone'),
      ahargana: described(count, 'civil days from creation'),
      verse,
    },
    { description: 'the steps of the ahargana' },
  ),
  jovian_year: Type.Object(
    {
      from_vijaya: described(count, 'counted from Vijaya, as the text does'),
      number: count,
      ...nameReply('name'),
      verse,
    },
    { description: 'year of Jupiter by his mean motion' },
  ),
  grahas: grahaKeyed(Type.Object({ mean: deg('mean longitude'), longitude: deg('true longitude') })),
  ...notesFields,
  verses,
});
