import { Type } from 'typebox';
import { BALA_RULES } from '../../jyotisha/kundali/bala/rules.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { grahaReply } from '../kit/position.reply.ts';
import { PARTS } from './shadbala.ts';
import { houseReply, perSaptaReply } from './shapes.reply.ts';

const virupas = Type.Number();
export const grahaBalaReply = Type.Object({
  sthana: Type.Object({
    total: virupas,
    uchcha: described(virupas, 'for nearness to exaltation, virupas'),
    saptavargaja: described(virupas, 'for dignity in seven vargas, virupas'),
    ojayugma: described(virupas, 'for odd or even rashi and navamsha, virupas'),
    kendra: described(virupas, 'for being in an angle, virupas'),
    drekkana: described(virupas, 'for its third of the rashi, virupas'),
  }),
  dig: virupas,
  kala: Type.Object({
    total: virupas,
    natonnata: described(virupas, 'for day or night, virupas'),
    paksha: described(virupas, 'for the half of the month, virupas'),
    tribhaga: described(virupas, 'for the third of day or night, virupas'),
    abda: described(virupas, 'for the lord of the year, virupas'),
    masa: described(virupas, 'for the lord of the month, virupas'),
    vara: described(virupas, 'for the lord of the weekday, virupas'),
    hora: described(virupas, 'for the lord of the hora, virupas'),
    ayana: described(virupas, 'for its declination, virupas'),
    yuddha: described(virupas, 'won or lost in a war of grahas, virupas'),
  }),
  cheshta: virupas,
  naisargika: virupas,
  drik: virupas,
  total: Type.Number({ description: 'virupas, sixty to a rupa' }),
  rupas: Type.Number({ description: 'the total in rupas of sixty virupas' }),
  required: Type.Object(
    {
      raman: Type.Number({ description: 'by Raman’s book' }),
      parashara: Type.Number({ description: 'by the verses of Parashara' }),
    },
    { description: 'rupas' },
  ),
  ratio: Type.Number({ description: 'total over what the rules asked for require; 1 or more is strong' }),
  strong: Type.Boolean({ description: 'whether it has what is required' }),
  rank: Type.Integer({ minimum: 1, maximum: 7, description: 'by the ratio' }),
  ishta: Type.Number({ minimum: 0, maximum: 60 }),
  kashta: Type.Number({ minimum: 0, maximum: 60 }),
  ishta_other: Type.Number({ minimum: 0, maximum: 60, description: 'by the other rules' }),
  kashta_other: Type.Number({ minimum: 0, maximum: 60, description: 'by the other rules' }),
});

export const shadbalaReply = Type.Object({
  rules: Type.Enum([...BALA_RULES]),
  grahas: perSaptaReply(grahaBalaReply),
  lords: Type.Object(
    {
      abda: described(grahaReply, 'lord of the year'),
      masa: described(grahaReply, 'lord of the month'),
      vara: described(grahaReply, 'lord of the weekday'),
      hora: described(grahaReply, 'lord of the hora'),
    },
    { description: 'of the year, month, day and hora of birth' },
  ),
  yuddha: Type.Array(Type.Object({ grahas: Type.Array(grahaReply), separation: Type.Number(), winner: grahaReply })),
  houses: Type.Array(
    Type.Object({
      number: houseReply,
      lord: grahaReply,
      dig: virupas,
      drishti: described(virupas, 'for the aspects on the house, virupas'),
      adhipati: Type.Number({ description: 'the total of its lord' }),
      occupants: virupas,
      udaya: described(virupas, 'for what rises then, virupas'),
      total: virupas,
      rank: Type.Integer({ minimum: 1, maximum: 12 }),
    }),
    {
      minItems: 12,
      maxItems: 12,
      description: 'bhava bala at the middles of Sripati’s houses; no text gives a minimum',
    },
  ),
  ...notesFields,
  parts_citation: Type.Object(
    {
      ...Object.fromEntries(PARTS.map((part) => [part, citationReply])),
      year_and_month_lords: citationReply,
    },
    { description: 'the source of each part, by its name' },
  ),
});
