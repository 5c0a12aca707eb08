/** The instruments: a chart of the sky, rise-noon-set, four cities, the year of the Sun; and pages shown again as instruments. */
import { Type } from 'typebox';
import { namedReply } from '../position.ts';
import { view } from '../view.ts';
import { bhugola } from './bhugola.ts';
import { asu, deg, grahaKeyed, instant, jya, maybe, nadi, notes, num, text, verses } from './fields.ts';
import { dinaRatriOf, rituAyanaOf, skyChartOf, udayaYantraOf } from './instruments-shown.ts';
import { shadowFields } from './shadow-fields.ts';
import { shringonnati } from './shringonnati.ts';
import { grahaAstaOf, udayasta } from './udayasta.ts';

export const skyChart = view({
  field: 'sky_chart',
  summary: 'Grahas with latitude, mean place, apsis, sighrocca and node',
  reads: 'moment',
  reply: Type.Object({
    text,
    at: instant,
    lagna: deg('rising point, sidereal'),
    madhya_lagna: deg('culminating point, sidereal'),
    grahas: grahaKeyed(
      Type.Object({
        longitude: deg('true longitude, sidereal'),
        latitude: deg('latitude'),
        declination: deg('declination'),
        daily_motion: deg('motion in a day'),
        gati: Type.Enum(['direct', 'retrograde', 'stationary']),
        mean: deg('mean longitude'),
        apsis: maybe(deg('apsis')),
        sighrocca: maybe(deg('sighrocca')),
        node: maybe(deg('node')),
      }),
    ),
    verses,
  }),
  of: skyChartOf,
});

const sunEvent = maybe(
  Type.Object({
    at: instant,
    sun: deg('the Sun then, sidereal'),
    tropical: deg('the same from the equinox'),
    declination: deg('declination'),
    bhujantara_minutes: num('true midnight after mean midnight, minutes'),
    cara_asu: asu('ascensional difference'),
    own_day_asu: asu('the Sun’s own day'),
  }),
);
const sunDay = {
  sunrise: sunEvent,
  noon: instant,
  sunset: sunEvent,
  day_nadi: maybe(nadi('sunrise to sunset')),
  notes,
};

export const udayaYantra = view({
  field: 'udaya_yantra',
  summary: 'Sunrise, noon and sunset with their working',
  reads: 'moment',
  reply: Type.Object({
    text,
    at: instant,
    ...sunDay,
    day_radius: jya('day-radius'),
    shadow: Type.Object(shadowFields),
    verses,
  }),
  of: udayaYantraOf,
});

export const dinaRatriYantra = view({
  field: 'dina_ratri_yantra',
  summary: 'Day and night here and at the four cities, fifteen nadi apart',
  reads: 'moment',
  reply: Type.Object({
    text,
    at: instant,
    here: Type.Object({ ...sunDay, sun_hour_nadi: nadi('since noon') }),
    cities: Type.Array(
      Type.Object({
        id: Type.String(),
        land: Type.String(),
        longitude: deg('east of Greenwich'),
        nadi_from_lanka: nadi('east of Lanka in time'),
        ...sunDay,
        sun_hour_nadi: nadi('since noon there'),
      }),
    ),
    verses,
  }),
  of: dinaRatriOf,
});

export const rituAyanaYantra = view({
  field: 'ritu_ayana_yantra',
  summary: 'Obliquity, declination, precession, equinoxes and solstices of the year, season and course',
  reads: 'moment',
  reply: Type.Object({
    text,
    at: instant,
    obliquity: deg('greatest declination'),
    ayanamsa: deg('precession'),
    sun: Type.Object({
      longitude: deg('sidereal'),
      tropical: deg('from the equinox'),
      declination: deg('declination'),
    }),
    ritu: namedReply,
    ayana: Type.Enum(['uttarayana', 'dakshinayana']),
    turns: Type.Array(Type.Object({ id: Type.String(), tropical: deg('place'), at: instant })),
    verses,
  }),
  of: rituAyanaOf,
});

export const chandraYantra = {
  ...shringonnati,
  field: 'chandra_yantra',
  summary: 'The Moon’s phase and horns',
};

export const bhugolaYantra = {
  ...bhugola,
  field: 'bhugola_yantra',
  summary: 'Globe and orbits',
};

/** Venus comes back to the Sun in 584 days: a span that holds every kind of event once. */
const SPAN_DAYS = 600;

export const grahaAsta = view({
  field: 'graha_asta',
  summary: 'Setting and rising of Venus and Jupiter in the Sun’s rays',
  reads: 'moment',
  reply: udayasta.reply,
  of: (asked) => grahaAstaOf({ ...asked, params: { days: SPAN_DAYS } }),
});
