/** One block of the snapshot each. */
import { slice } from '../../views/panchanga.ts';
import { EVERY_ENGINE, table } from '../route.ts';

export const slices = table('slice', EVERY_ENGINE, [
  // path, credits, access, adds, shows
  ['/tithi', 'light', 'basic', [], slice('The tithi running, how much of it is gone, its end', 'tithi')],
  ['/nakshatra', 'light', 'basic', [], slice('Nakshatra and pada', 'nakshatra')],
  ['/yoga', 'light', 'basic', [], slice('Yoga', 'yoga')],
  ['/karana', 'light', 'basic', [], slice('Karana', 'karana')],
  ['/tithi-nirnaya', 'light', 'basic', [], null],
  [
    '/calendar',
    'light',
    'basic',
    [],
    slice('Lunar and solar months, eras, samvatsara', 'months', 'eras', 'samvatsara'),
  ],
  ['/rise-set', 'light', 'basic', [], slice('Sun and Moon: rise, set, transit, noon', 'rise_set')],
  ['/sankranti', 'light', 'basic', [], slice('The Sun’s rashi, last and next ingress, ritu, ayana', 'sankranti')],
  ['/sankalpa', 'light', 'basic', [], null],
  ['/bhadra', 'light', 'basic', [], null],
  ['/special-yogas', 'light', 'basic', [], null],
  ['/purana', 'light', 'basic', [], null],
  ['/dharma-sindhu-badhak', 'light', 'basic', [], null],
  ['/samvatsara', 'light', 'basic', [], slice('The names of the year', 'samvatsara')],
]);
