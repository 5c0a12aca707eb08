/** One block of the snapshot each. */
import { EVERY_ENGINE, table } from '../route.ts';

export const slices = table('slice', EVERY_ENGINE, [
  // path, credits, access, adds, shows
  ['/tithi', 'light', 'basic', [], null],
  ['/nakshatra', 'light', 'basic', [], null],
  ['/yoga', 'light', 'basic', [], null],
  ['/karana', 'light', 'basic', [], null],
  ['/tithi-nirnaya', 'light', 'basic', [], null],
  ['/calendar', 'light', 'basic', [], null],
  ['/rise-set', 'light', 'basic', [], null],
  ['/sankranti', 'light', 'basic', [], null],
  ['/sankalpa', 'light', 'basic', [], null],
  ['/bhadra', 'light', 'basic', [], null],
  ['/special-yogas', 'light', 'basic', [], null],
  ['/purana', 'light', 'basic', [], null],
  ['/dharma-sindhu-badhak', 'light', 'basic', [], null],
  ['/samvatsara', 'light', 'basic', [], null],
]);
