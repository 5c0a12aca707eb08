import { Type } from 'typebox';
import {
  instantOrNull,
  notesReply,
  transitionsReply,
  windowFields,
  windowOrNull,
  windowReply,
} from '../blocks/fields.reply.ts';
import { threeMonths } from '../blocks/months.reply.ts';
import { described } from '../kit/described.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { nakshatraReply, namedReply } from '../kit/position.reply.ts';

const keptReply = Type.Array(Type.Object({ id: Type.String(), ...nameReply('name') }));
const kalasReply = Type.Object(
  {
    rahu_kala: windowOrNull,
    gulika_kala: windowOrNull,
    yamaganda: described(windowOrNull, 'an eighth of the daylight, by weekday'),
    abhijit: windowOrNull,
    brahma: windowOrNull,
  },
  { description: 'null where the Sun does not rise and set' },
);
export const rowFields = {
  date: Type.String({ description: 'civil date whose sunrise begins the day' }),
  weekday: namedReply,
  sunrise: instantOrNull,
  sunset: instantOrNull,
  next_sunrise: instantOrNull,
  moonrise: instantOrNull,
  moonset: instantOrNull,
  paksha: Type.Enum(['shukla', 'krishna'], { description: 'at sunrise' }),
  months: Type.Object(threeMonths),
  tithi: transitionsReply,
  nakshatra: transitionsReply,
  yoga: transitionsReply,
  karana: transitionsReply,
  sun: Type.Object({ rashi: namedReply, nakshatra: nakshatraReply }, { description: 'at sunrise' }),
  moon: Type.Object({ rashi: transitionsReply }, { description: 'rashis of the Moon, from when to when' }),
  kalas: kalasReply,
  bhadra: Type.Array(windowReply, { description: 'vishti, the seventh movable karana' }),
  special_yogas: Type.Array(Type.Object({ id: Type.String(), ...windowFields }), {
    description: 'sarvartha-siddhi and the others, with their windows',
  }),
  festivals: keptReply,
  parvas: keptReply,
  badhaka: Type.Array(Type.Object({ id: Type.String({ description: 'a `period` of the badhaka block' }) }), {
    description: 'what the day forbids',
  }),
  notes: notesReply,
};
export const rowReply = Type.Object(rowFields);
