import { Type } from 'typebox';
import { lengthReply } from '../blocks/rise-set.reply.ts';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { grahaReply, nakshatraReply, namedReply, positionReply } from '../kit/position.reply.ts';
import { avakahadaReply } from './avakahada.reply.ts';

const clockOrNull = Type.Union([Type.String(), Type.Null()]);
const runs = { fraction: Type.Number({ description: 'part gone, 0 to 1' }), start: Type.String(), end: Type.String() };
export const angaReply = Type.Object({ ...namedReply.properties, ...runs });
export const masaReply = Type.Object({ ...namedReply.properties, adhika: Type.Boolean(), kshaya: Type.Boolean() });

export const janmaVivaranReply = Type.Object({
  local: Type.String(),
  iso: Type.String({ description: 'ISO 8601 with the offset of the place' }),
  panchanga_date: Type.String({ description: 'the civil date whose sunrise began the day of birth' }),
  weekday: Type.Object({ ...namedReply.properties, lord: grahaReply }),
  sunrise: clockOrNull,
  sunset: clockOrNull,
  next_sunrise: clockOrNull,
  dinamana: lengthReply,
  ratrimana: lengthReply,
  ishta_ghati: Type.Union([Type.Number({ description: 'ghatis since sunrise' }), Type.Null()], {
    description: 'ghati since sunrise at birth; null where the Sun does not rise',
  }),
  bhayat_ghati: Type.Number({ description: 'ghatis of the nakshatra that were gone' }),
  bhabhog_ghati: Type.Number({ description: 'ghatis that the nakshatra lasts' }),
  tithi: Type.Object({
    ...angaReply.properties,
    paksha: Type.Enum(['shukla', 'krishna']),
    elongation: Type.Number({ description: 'Moon minus Sun, degrees' }),
    remaining_ghati: Type.Number({ description: 'ghatis that it still had to run' }),
  }),
  nakshatra: Type.Object({ ...nakshatraReply.properties, ...runs }),
  yoga: described(angaReply, 'a 27th of the sum of Sun and Moon, 1–27'),
  karana: described(angaReply, 'half a tithi, 1–60 in a month'),
  months: Type.Object({ amanta: masaReply, purnimanta: masaReply }),
  eras: Type.Object({ vikram: Type.Integer(), shaka: Type.Integer(), kali: Type.Integer() }),
  samvatsara: Type.Object({
    barhaspatya: namedReply,
    chandra: described(namedReply, 'the name printed with the Shaka year'),
  }),
  ritu: namedReply,
  ayana: namedReply,
  lagna: positionReply,
  chandra: positionReply,
  surya: positionReply,
  ayanamsa_degrees: Type.Number(),
  avakahada: avakahadaReply,
  ...notesFields,
});
