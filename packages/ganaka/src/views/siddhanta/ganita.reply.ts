import { Type } from 'typebox';
import { deg, num, taraKeyed, text, verse, verses } from './fields.reply.ts';

const n = Type.Number();
const epicycle = Type.Object({ graha: Type.String(), even: deg('at 0 and 180'), odd: deg('at 90 and 270') });

export const ganitaReply = Type.Object({
  text,
  mahayuga: Type.Object({
    solar_years: n,
    civil_days: n,
    sidereal_days: n,
    lunar_days: n,
    solar_months: n,
    intercalary_months: n,
    omitted_lunar_days: n,
    verse,
  }),
  revolutions: Type.Array(
    Type.Object({
      id: Type.String(),
      in_mahayuga: n,
      bija: num('change by the sixteenth-century set'),
      daily_motion: deg('mean motion in a civil day'),
    }),
  ),
  apsides_in_kalpa: Type.Record(Type.String(), n),
  nodes_in_kalpa: Type.Record(Type.String(), n),
  epicycles: Type.Object({ manda: Type.Array(epicycle), sighra: Type.Array(epicycle), verse }),
  radius: n,
  sines: Type.Array(Type.Object({ arc_minutes: n, sine: n, versine: n })),
  sine_of_greatest_declination: n,
  lanka_rising_asu: Type.Array(n),
  greatest_latitude_minutes: Type.Record(Type.String(), n),
  station_kendra: taraKeyed(deg('sighra-kendra at which it turns back')),
  asta_limits: Type.Array(Type.Object({ graha: Type.String(), direct: n, retrograde: n })),
  diameters_yojana: Type.Record(Type.String(), n),
  synodic_days: taraKeyed(num('days from one meeting with the Sun to the next')),
  mean_lengths: Type.Object({
    tithi_minutes: n,
    lunation_minutes: n,
    sidereal_month_minutes: n,
    yogachakra_minutes: n,
    sidereal_year_days: n,
  }),
  units: Type.Record(Type.String(), Type.String()),
  chapters: Type.Array(
    Type.Object({
      chapter: Type.String(),
      rules: Type.Array(Type.Object({ verses: Type.String(), topic: Type.String() })),
    }),
  ),
  verses,
});
