import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { deg, num, taraKeyed, text, verse, verses } from './fields.reply.ts';

const n = Type.Number();
const epicycle = Type.Object({ graha: Type.String(), even: deg('at 0 and 180'), odd: deg('at 90 and 270') });

export const ganitaReply = Type.Object({
  text,
  mahayuga: Type.Object(
    {
      solar_years: n,
      civil_days: described(n, 'from sunrise to sunrise'),
      sidereal_days: described(n, 'turns of the stars'),
      lunar_days: described(n, 'tithis'),
      solar_months: described(n, 'months of the Sun'),
      intercalary_months: described(n, 'adhika months'),
      omitted_lunar_days: described(n, 'kshaya tithis'),
      verse,
    },
    { description: 'the numbers of 4,320,000 years' },
  ),
  revolutions: Type.Array(
    Type.Object({
      id: Type.String(),
      in_mahayuga: described(n, 'turns in 4,320,000 years'),
      bija: num('change by the sixteenth-century set'),
      daily_motion: deg('mean motion in a civil day'),
    }),
    { description: 'turns in a mahayuga' },
  ),
  apsides_in_kalpa: Type.Record(Type.String(), n, { description: 'turns of the apsides in a kalpa' }),
  nodes_in_kalpa: Type.Record(Type.String(), n, { description: 'turns of the nodes in a kalpa, backwards' }),
  epicycles: Type.Object(
    {
      manda: Type.Array(epicycle, { description: 'slow epicycles' }),
      sighra: Type.Array(epicycle, { description: 'fast epicycles' }),
      verse,
    },
    { description: 'circumferences of the epicycles, degrees' },
  ),
  radius: n,
  sines: Type.Array(
    Type.Object({
      arc_minutes: described(n, 'minutes of arc'),
      sine: described(n, 'in lipta'),
      versine: described(n, 'in lipta'),
    }),
    { description: 'the table of 24 sines' },
  ),
  sine_of_greatest_declination: described(n, 'in lipta'),
  lanka_rising_asu: Type.Array(n, { description: 'risings of the first three signs at Lanka, asu' }),
  greatest_latitude_minutes: Type.Record(Type.String(), n, { description: 'minutes of arc' }),
  station_kendra: described(
    taraKeyed(deg('sighra-kendra at which it turns back')),
    'sighra-kendra at which each turns back, degrees',
  ),
  asta_limits: Type.Array(
    Type.Object({ graha: Type.String(), direct: described(n, 'while it goes forward'), retrograde: n }),
    { description: 'degrees of time below which each is unseen' },
  ),
  diameters_yojana: Type.Record(Type.String(), n, { description: 'in yojana' }),
  synodic_days: described(
    taraKeyed(num('days from one meeting with the Sun to the next')),
    'days from one meeting with the Sun to the next',
  ),
  mean_lengths: Type.Object(
    {
      tithi_minutes: described(n, 'mean tithi in minutes'),
      lunation_minutes: described(n, 'mean lunation in minutes'),
      sidereal_month_minutes: described(n, 'mean month of the stars in minutes'),
      yogachakra_minutes: described(n, 'mean round of the yogas in minutes'),
      sidereal_year_days: described(n, 'mean year of the stars in days'),
    },
    { description: 'mean lengths' },
  ),
  units: Type.Record(Type.String(), Type.String(), { description: 'the units of the text, in words' }),
  chapters: Type.Array(
    Type.Object({
      chapter: Type.String({ description: 'number and name' }),
      rules: Type.Array(
        Type.Object({
          verses: Type.String({ description: 'chapter and verse of each part' }),
          topic: Type.String({ description: 'what the verses teach' }),
        }),
        { description: 'its verses with what they teach' },
      ),
    }),
    { description: 'the chapters of the text with what each teaches' },
  ),
  verses,
});
