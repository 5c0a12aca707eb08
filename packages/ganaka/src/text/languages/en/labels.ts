/** The labels of a day page in English. */
import type { LabelId } from '../../language.ts';

export const labels: Readonly<Record<LabelId, string>> = {
  until: 'until',
  from: 'from',
  today: 'Today',
  sunrise: 'Sunrise',
  sunset: 'Sunset',
  moonrise: 'Moonrise',
  moonset: 'Moonset',
  tithi: 'Tithi',
  nakshatra: 'Nakshatra',
  yoga: 'Yoga',
  karana: 'Karana',
  vara: 'Weekday',
  month: 'Month',
  year: 'Year',
  festival: 'Festival',
};
