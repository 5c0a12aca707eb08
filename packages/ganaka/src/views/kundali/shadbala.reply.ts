import { Type } from 'typebox';
import { BALA_RULES } from '../../jyotisha/kundali/bala/rules.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { grahaReply } from '../kit/position.reply.ts';
import { PARTS } from './shadbala.ts';
import { houseReply, perSaptaReply } from './shapes.reply.ts';

const virupas = Type.Number();
export const grahaBalaReply = Type.Object({
  sthana: Type.Object({
    total: virupas,
    uchcha: virupas,
    saptavargaja: virupas,
    ojayugma: virupas,
    kendra: virupas,
    drekkana: virupas,
  }),
  dig: virupas,
  kala: Type.Object({
    total: virupas,
    natonnata: virupas,
    paksha: virupas,
    tribhaga: virupas,
    abda: virupas,
    masa: virupas,
    vara: virupas,
    hora: virupas,
    ayana: virupas,
    yuddha: virupas,
  }),
  cheshta: virupas,
  naisargika: virupas,
  drik: virupas,
  total: Type.Number({ description: 'virupas, sixty to a rupa' }),
  rupas: Type.Number(),
  required: Type.Object({ raman: Type.Number(), parashara: Type.Number() }, { description: 'rupas' }),
  ratio: Type.Number({ description: 'total over what the rules asked for require; 1 or more is strong' }),
  strong: Type.Boolean(),
  rank: Type.Integer({ minimum: 1, maximum: 7, description: 'by the ratio' }),
  ishta: Type.Number({ minimum: 0, maximum: 60 }),
  kashta: Type.Number({ minimum: 0, maximum: 60 }),
  ishta_other: Type.Number({ minimum: 0, maximum: 60, description: 'by the other rules' }),
  kashta_other: Type.Number({ minimum: 0, maximum: 60 }),
});

export const shadbalaReply = Type.Object({
  rules: Type.Enum([...BALA_RULES]),
  grahas: perSaptaReply(grahaBalaReply),
  lords: Type.Object(
    { abda: grahaReply, masa: grahaReply, vara: grahaReply, hora: grahaReply },
    { description: 'of the year, month, day and hora of birth' },
  ),
  yuddha: Type.Array(Type.Object({ grahas: Type.Array(grahaReply), separation: Type.Number(), winner: grahaReply })),
  houses: Type.Array(
    Type.Object({
      number: houseReply,
      lord: grahaReply,
      dig: virupas,
      drishti: virupas,
      adhipati: Type.Number({ description: 'the total of its lord' }),
      occupants: virupas,
      udaya: virupas,
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
  parts_citation: Type.Object({
    ...Object.fromEntries(PARTS.map((part) => [part, citationReply])),
    year_and_month_lords: citationReply,
  }),
});
