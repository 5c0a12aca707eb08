import { Type } from 'typebox';
import { LIST_KINDS } from '../../jyotisha/festivals/holidays/listed.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });

const gazettedReply = Type.Object({
  date: Type.String({ description: 'the date of the list' }),
  source: Type.String({ description: 'the list' }),
  kind: Type.Enum([...LIST_KINDS], { description: 'for whom the list makes it a holiday' }),
  substitute_for: orNull(Type.String(), 'the day of the festival, if the list replaces it by this date'),
});

export const holidayReply = Type.Object({
  id: Type.String({ description: 'id of the holiday: that of its festival, or of the name that it has in that year' }),
  ...nameReply('name'),
  date: Type.String({ description: 'the date of the list where one is quoted, else that of the rule' }),
  rule_date: Type.String({ description: 'the date by the rule of the festival in that land' }),
  gazetted: orNull(gazettedReply, 'the date of a list of holidays; null where none is quoted for the year'),
  differs: orNull(
    Type.Object({
      days: Type.Integer({ description: 'from the date of the rule to that of the list' }),
      tradition: orNull(Type.String(), 'the tradition whose date the list has; null where we know none'),
      citation: orNull(citationReply, 'the rule of that tradition'),
    }),
    'why the date of the list is not that of the rule; null where they agree or no list is quoted',
  ),
  margin_minutes: orNull(
    Type.Number(),
    'how far the nearest instant of the decision is from another date by the rule; null if none within a day would change it',
  ),
  edge: Type.Boolean({ description: 'whether that is less than half an hour' }),
  festival: Type.String({ description: 'id of the festival, for festivals/{id}' }),
});

export const holidaysReply = Type.Array(holidayReply);

/** Without the margins, which take most of the time. */
export const holidayDaysReply = Type.Array(Type.Omit(holidayReply, ['margin_minutes', 'edge']));
