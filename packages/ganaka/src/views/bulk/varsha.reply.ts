import { Type } from 'typebox';
import { instantOrNull, instantReply, nameFields, windowFields } from '../blocks/fields.reply.ts';
import { samvatsaraReply } from '../blocks/samvatsara.reply.ts';
import { parvaReply } from '../festivals/parva-mool.reply.ts';
import { eclipseReply } from '../grahana/eclipse.reply.ts';
import { described } from '../kit/described.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { grahaReply, namedReply } from '../kit/position.reply.ts';
import { rowReply } from './row.reply.ts';

const dateReply = Type.String();
export const erasReply = Type.Object({
  vikram: Type.Integer({ description: 'Chaitradi' }),
  shaka: Type.Integer(),
  kali: Type.Integer({ description: 'running' }),
});
const keptFields = { id: Type.String(), ...nameReply('name'), date: dateReply };
const headFields = {
  year: Type.Optional(Type.Integer()),
  start: { ...dateReply, description: 'first civil date' },
  end: { ...dateReply, description: 'last civil date, included' },
  samvat: { ...erasReply, description: 'running on the first day' },
  samvat_next: Type.Optional({ ...erasReply, description: 'the one that begins within a Gregorian year' }),
  samvatsara: samvatsaraReply,
  months: Type.Array(
    Type.Object({
      ...nameFields,
      adhika: Type.Boolean(),
      kshaya: Type.Boolean(),
      ...windowFields,
      purnima: { ...dateReply, description: 'the day, sunrise to sunrise, of the full moon' },
      amavasya: { ...dateReply, description: 'the day, sunrise to sunrise, of the new moon that ends it' },
    }),
    { description: 'amanta, from new moon to new moon: those that touch a Gregorian year, those of a lunar one' },
  ),
  sankrantis: Type.Array(Type.Object({ rashi: namedReply, at: instantReply })),
  festivals: Type.Array(Type.Object(keptFields)),
  parvas: Type.Array(Type.Object({ ...keptFields, kind: Type.String() })),
  ekadashis: Type.Array(parvaReply, { description: 'the fasts of the eleventh, with their breaking' }),
  eclipses: Type.Array(eclipseReply),
  asta: Type.Array(
    Type.Object({
      graha: grahaReply,
      asta: described(instantOrNull, 'when it sets; null where that lies outside the year'),
      udaya: described(instantOrNull, 'when it rises again; null where that lies outside the year'),
    }),
    {
      description: 'the times in the Sun’s rays that touch the year, whole; null where an end is not to be found',
    },
  ),
  tithi_changes: Type.Array(
    Type.Object({ date: dateReply, kind: Type.Enum(['kshaya', 'vriddhi']), tithi: namedReply }),
    { description: 'the date of a vriddhi is the first of its two' },
  ),
};
export const headReply = Type.Object(headFields);

export const varshaReply = Type.Object({ ...headFields, days: Type.Optional(Type.Array(rowReply)) });
