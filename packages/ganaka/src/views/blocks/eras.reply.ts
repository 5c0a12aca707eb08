import { Type } from 'typebox';
import { citationsReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
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
  kalpa: Type.Object(
    {
      ...nameReply('name'),
      years_expired: year('years gone of Brahma’s day'),
      manvantara: described(namedReply, 'which of the fourteen'),
      mahayuga: year('which of the 71 of the manvantara'),
    },
    { description: 'the present place in Brahma’s day' },
  ),
  yuga: Type.Object(
    { ...namedReply.properties, year: year('running year of the yuga') },
    { description: 'the age and its running year' },
  ),
  vikram: year('Chaitradi'),
  vikram_kartikadi: year('changes at Kartika shukla 1'),
  shaka: year('as printed'),
  kali: year('running'),
  kali_expired: year('gone'),
  yudhishthira: year('Shaka + 2526'),
  parashurama: year('changes on day 1 of solar Kanya'),
  national: Type.Object(
    {
      year: Type.Integer({ description: 'civil Shaka year' }),
      month: described(namedReply, 'month of the national calendar, 1 Chaitra'),
      day: Type.Integer({ minimum: 1, maximum: 31, description: 'day of that month' }),
    },
    { description: 'date of the national calendar of India: the civil Shaka year' },
  ),
  new_year: Type.Object(
    {
      vikram: lunarNewYear,
      vikram_kartikadi: lunarNewYear,
      shaka: lunarNewYear,
      kali: lunarNewYear,
      yudhishthira: lunarNewYear,
      parashurama: solarNewYear,
    },
    { description: 'civil date on which each running year began' },
  ),
  citations: citationsReply,
});
