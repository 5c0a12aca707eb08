import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { namedReply } from '../kit/position.reply.ts';

const year = (description: string) => Type.Integer({ description });
const lunarNewYear = Type.String({
  description:
    'civil date on which the running year’s first day is observed: tomorrow, between the beginning of the pratipada and that day’s sunrise',
});
const solarNewYear = Type.String({
  description: 'civil date of day 1 of solar Kanya, on which the running year began',
});

export const erasReply = Type.Object({
  kalpa: Type.Object({
    ...nameReply('name'),
    years_expired: year('years gone of Brahma’s day'),
    manvantara: namedReply,
    mahayuga: year('which of the 71 of the manvantara'),
  }),
  yuga: Type.Object({ ...namedReply.properties, year: year('running year of the yuga') }),
  vikram: year('Chaitradi'),
  vikram_kartikadi: year('changes at Kartika shukla 1'),
  shaka: year('as printed'),
  kali: year('running'),
  kali_expired: year('gone'),
  yudhishthira: year('Shaka + 2526'),
  parashurama: year('changes on day 1 of solar Kanya'),
  national: Type.Object(
    { year: Type.Integer(), month: namedReply, day: Type.Integer({ minimum: 1, maximum: 31 }) },
    { description: 'date of the national calendar of India: the civil Shaka year' },
  ),
  new_year: Type.Object({
    vikram: lunarNewYear,
    vikram_kartikadi: lunarNewYear,
    shaka: lunarNewYear,
    kali: lunarNewYear,
    yudhishthira: lunarNewYear,
    parashurama: solarNewYear,
  }),
  citations: Type.Record(Type.String(), citationReply),
});
