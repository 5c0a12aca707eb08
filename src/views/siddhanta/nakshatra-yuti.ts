/** VIII: meetings with the junction stars. */
import { Type } from 'typebox';
import { nakshatraYutiOf } from '../../siddhanta/nakshatra.ts';
import { inLanguages } from '../in-languages.ts';
import { defaulted, within } from '../parameter.ts';
import { days } from '../parameters.ts';
import { namedReply } from '../position.ts';
import { view } from '../view.ts';
import { deg, instant, maybe, notes, num, text, verse, verses } from './fields.ts';

const source = {
  confidence: Type.Enum(['read-in-text', 'general-knowledge']),
  verse: maybe(verse),
};

export const nakshatraYuti = view({
  field: 'nakshatra_yuti',
  summary: 'The junction stars and the Moon and planets that meet them',
  reads: 'moment',
  params: { days: defaulted(within(days, 1, 366), 30) },
  heavyWhen: (params) => params.days > 100, // a year of it takes 20 ms
  reply: Type.Object({
    text,
    yogataras: Type.Array(
      Type.Object({
        number: Type.Integer({ minimum: 1, maximum: 28 }),
        ...inLanguages('name'),
        bhoga: maybe(num('tens of minutes from the beginning of the asterism')),
        dhruvaka: deg('polar longitude'),
        vikshepa: deg('polar latitude, north positive'),
        ...source,
        asta_limit: deg('unseen below this, degrees of time'),
        asta_limit_source: Type.Object(source),
      }),
    ),
    others: Type.Array(
      Type.Object({ id: Type.String(), dhruvaka: deg('polar longitude'), vikshepa: deg('polar latitude'), verse }),
    ),
    conjunctions: Type.Array(
      Type.Object({
        at: instant,
        graha: Type.String(),
        yogatara: namedReply,
        longitude: deg('of the graha'),
        latitude: deg('of the graha'),
        dhruvaka: deg('common dhruvaka'),
        distance: deg('graha north of the star'),
      }),
    ),
    rohini_cart: Type.Object({
      longitude: deg('place of the cart'),
      south_latitude_over: deg('needed to split it'),
      passages: Type.Array(
        Type.Object({ graha: Type.String(), at: instant, latitude: deg('latitude'), splits: Type.Boolean() }),
      ),
      verse,
    }),
    notes,
    verses,
  }),
  of: nakshatraYutiOf,
});
