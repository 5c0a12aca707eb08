/** IX: setting and rising in the Sun's rays. */
import { Type } from 'typebox';
import { udayastaOf } from '../../siddhanta/udayasta.ts';
import { defaulted, within } from '../parameter.ts';
import { days } from '../parameters.ts';
import { view } from '../view.ts';
import { asu, deg, instant, notes, text, verses } from './fields.ts';

export const udayasta = view({
  field: 'udayasta',
  summary: 'Setting and rising in the Sun’s rays: degrees of time, limits, coming events',
  reads: 'moment',
  params: { days: defaulted(within(days, 1, 800), 400) },
  heavyWhen: (params) => params.days > 400, // these take 5 ms
  reply: Type.Object({
    text,
    grahas: Type.Record(
      Type.String(),
      Type.Object({
        at: instant,
        kalamsha: deg('degrees of time from the Sun'),
        limit: deg('unseen below this'),
        visible: Type.Boolean(),
        side: Type.Enum(['east', 'west']),
        elongation: deg('graha less Sun'),
        retrograde: Type.Boolean(),
        longitude: deg('true longitude, sidereal'),
        latitude: deg('latitude, north positive'),
        ayana_drkkarma: deg('correction for the obliquity'),
        aksha_drkkarma: deg('correction for the latitude of the place'),
        sun_place: deg('the Sun from the equinox'),
        graha_place: deg('tropical point that rises or sets with the graha'),
        asu: asu('between the two'),
      }),
    ),
    events: Type.Array(
      Type.Object({
        graha: Type.String(),
        event: Type.Enum(['asta', 'udaya']),
        side: Type.Enum(['east', 'west']),
        date: Type.String(),
        at: instant,
      }),
    ),
    notes,
    verses,
  }),
  of: udayastaOf,
});
