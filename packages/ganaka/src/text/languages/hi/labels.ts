/** The labels of a day page in Hindi. */
import type { LabelId } from '../../language.ts';

export const labels: Readonly<Record<LabelId, string>> = {
  until: 'तक',
  from: 'से',
  today: 'आज',
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  moonrise: 'चन्द्रोदय',
  moonset: 'चन्द्रास्त',
  tithi: 'तिथि',
  nakshatra: 'नक्षत्र',
  yoga: 'योग',
  karana: 'करण',
  vara: 'वार',
  month: 'मास',
  year: 'वर्ष',
  festival: 'पर्व',
};
