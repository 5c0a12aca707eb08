import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { deg, instant, maybe, num, text, verse } from '../siddhanta/fields.reply.ts';
import { samplesReply } from './fields.reply.ts';
import { FIELDS, kalasOf } from './tithi-nirnaya.ts';

const instantPair = { start: instant, end: instant };
const viddhaReply = Type.Enum(['purva', 'para', 'none']);
const kalaReply = maybe(
  Type.Object({ ...instantPair, covered: num('share that the tithi holds, 0 to 1'), viddha: viddhaReply }),
);

export const tithiNirnayaYantraReply = Type.Object({
  text,
  at: instant,
  elongation: deg('Moon less Sun'),
  tithi: Type.Object({
    ...namedReply.properties,
    paksha: Type.Enum(['shukla', 'krishna']),
    ...instantPair,
    kind: Type.Enum(['usual', 'kshaya', 'vriddhi'], { description: 'by the sunrises it holds: one, none, two' }),
    verse,
  }),
  days: Type.Array(
    Type.Object({
      date: Type.String(),
      weekday: namedReply,
      sunrise: maybe(instant),
      sunset: maybe(instant),
      next_sunrise: maybe(instant),
      sunrise_tithi: namedReply,
      spans: Type.Array(Type.Object({ ...namedReply.properties, ...instantPair })),
      kalas: Type.Object(
        kalasOf(() => kalaReply),
        { description: 'the named hours of the day' },
      ),
      verse,
    }),
  ),
  decisions: Type.Array(
    Type.Object({
      kala: Type.String({ description: 'the hour of the rite' }),
      vrata: described(
        maybe(Type.Object({ id: Type.String(), ...nameReply('name') })),
        'the vrata that was asked for; null where none was',
      ),
      take: Type.String({ description: 'the civil day' }),
      viddha: viddhaReply,
      because: Type.String({ description: 'the test that decided' }),
      covered: Type.Array(num('share of that hour, of each day'), { description: 'in the order of days[]' }),
      rule: Type.String(),
      citation: citationReply,
    }),
    { description: 'one for each kala or vrata that was asked for' },
  ),
  sunrise_date: described(
    maybe(Type.String({ description: 'the day the tithi of sunrise alone would give' })),
    'what the tithi at sunrise alone would give',
  ),
  samples: samplesReply(FIELDS),
  ...notesFields,
});
