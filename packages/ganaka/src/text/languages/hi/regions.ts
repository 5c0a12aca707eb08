/** The regions of festivals in Hindi: states of India, union territories and countries. */
import { states } from './states.ts';

/** Union territories and countries, which the place search does not look up here. */
const OTHERS: Readonly<Record<string, string>> = {
  चंडीगढ़: 'Chandigarh',
  'दादरा और नगर हवेली तथा दमन और दीव': 'Dadra and Nagar Haveli and Daman and Diu',
  लक्षद्वीप: 'Lakshadweep',
  बांग्लादेश: 'Bangladesh',
  नेपाल: 'Nepal',
  मलेशिया: 'Malaysia',
  मॉरिशस: 'Mauritius',
  श्रीलंका: 'Sri Lanka',
  सिंगापुर: 'Singapore',
};
const KNOWN = Object.entries({ ...states, ...OTHERS });

/** The names of regions in Hindi, with commas; a region without one keeps its English name. */
export const regionsText = (regions: readonly string[]): string =>
  regions.map((region) => KNOWN.find(([, english]) => english === region)?.[0] ?? region).join(', ');
