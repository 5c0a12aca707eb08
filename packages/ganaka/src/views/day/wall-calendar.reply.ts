import { Type } from 'typebox';
import { windowReply } from '../blocks/fields.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { namedReply } from '../kit/position.reply.ts';

export const keptReply = Type.Object({
  id: Type.String(),
  great: Type.Boolean({ description: 'of one month of the year, and not one day of a row of days' }),
  ...nameReply('name'),
  parana: Type.Optional(
    Type.Object(
      { ...nameReply('name'), window: windowReply },
      { description: 'the meal that ends the fast of an ekadashi; in the days ahead only' },
    ),
  ),
});
const land = {
  land: Type.Optional(
    Type.Object(
      { text: Type.String(), text_native: Type.String() },
      { description: 'the date in the calendar of the land, where its printed day is shown' },
    ),
  ),
};
export const wallDayReply = Type.Object({
  date: Type.String(),
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: '1 = Sunday' }),
  tithi: { ...namedReply, description: 'at sunrise' },
  tithi_end: Type.String({ description: 'when that tithi ends' }),
  nakshatra: { ...namedReply, description: 'at sunrise' },
  nakshatra_end: Type.String({ description: 'when that nakshatra ends' }),
  paksha: Type.Enum(['shukla', 'krishna']),
  masa: { ...namedReply, description: 'at sunrise, in the month system of the place' },
  kept: Type.Array(keptReply, { description: 'the great ones first' }),
  ...land,
});
export const yearDays = Type.Array(
  Type.Object({ date: Type.String(), weekday: Type.Integer(), kept: Type.Array(keptReply), ...land }),
);

export const wallMonthReply = Type.Object({ days: Type.Array(wallDayReply) });

export const wallYearReply = Type.Object({
  year: Type.Integer(),
  days: yearDays,
  ahead: { ...yearDays, description: 'the two months from the day `from`, into the next year; empty without it' },
});
