import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { deg, instant, maybe, num, text, verse, verses } from './fields.reply.ts';
import { sourceFields, yogataraFields } from './yogatara.reply.ts';

export const nakshatraYutiReply = Type.Object({
  text,
  yogataras: Type.Array(
    Type.Object({
      ...yogataraFields,
      bhoga: described(
        maybe(num('tens of minutes from the beginning of the asterism')),
        'portion, in minutes over ten as the text gives it',
      ),
      asta_limit: deg('unseen below this, degrees of time'),
      asta_limit_source: Type.Object(sourceFields, { description: 'where the limit is taken from' }),
    }),
  ),
  others: Type.Array(
    Type.Object({ id: Type.String(), dhruvaka: deg('polar longitude'), vikshepa: deg('polar latitude'), verse }),
  ),
  conjunctions: Type.Array(
    Type.Object({
      at: instant,
      graha: Type.String(),
      yogatara: described(namedReply, 'the junction star'),
      longitude: deg('of the graha'),
      latitude: deg('of the graha'),
      dhruvaka: deg('common dhruvaka'),
      distance: deg('graha north of the star'),
    }),
    { description: 'meetings of a graha with a junction star' },
  ),
  rohini_cart: Type.Object(
    {
      longitude: deg('place of the cart'),
      south_latitude_over: deg('needed to split it'),
      passages: Type.Array(
        Type.Object({
          graha: Type.String(),
          at: instant,
          latitude: deg('latitude'),
          splits: Type.Boolean({ description: 'whether it goes between the stars' }),
        }),
        { description: 'passages by it' },
      ),
      verse,
    },
    { description: 'who splits the cart of Rohini' },
  ),
  ...notesFields,
  verses,
});
