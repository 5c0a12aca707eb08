/** Routes that return one block of the panchanga each. */
import { moonParams } from 'ganaka/internal/views/blocks/choices.ts';
import { observances } from 'ganaka/internal/views/day/observances.ts';
import { slice, sliceChoosing } from 'ganaka/internal/views/day/panchanga.ts';
import { tithiNirnaya } from 'ganaka/internal/views/day/tithi-nirnaya.ts';
import { EVERY_ENGINE, longerAs, table } from '../route.ts';

const rows = table('slice', EVERY_ENGINE, [
  // path, credits, access, shows
  ['/tithi', 'light', 'basic', slice('The tithi running, how much of it is gone, its end', 'tithi')],
  ['/nakshatra', 'light', 'basic', slice('Nakshatra and pada', 'nakshatra')],
  ['/yoga', 'light', 'basic', slice('Yoga', 'yoga')],
  ['/karana', 'light', 'basic', slice('Karana', 'karana')],
  ['/tithi-nirnaya', 'light', 'basic', tithiNirnaya],
  ['/calendar', 'light', 'basic', slice('Lunar and solar months, eras, samvatsara', 'months', 'eras', 'samvatsara')],
  ['/rise-set', 'light', 'basic', sliceChoosing(moonParams, 'Sun and Moon: rise, set, transit, noon', 'rise_set')],
  ['/sankranti', 'light', 'basic', slice('The Sun’s rashi, last and next ingress, ritu, ayana', 'sankranti')],
  ['/sankalpa', 'light', 'basic', slice('Mukhya and Ganapati sankalpa, kshetra', 'sankalpa')],
  ['/bhadra', 'light', 'basic', slice('Vishti (bhadra), agni and shiva vasa, disha-shula, yogini', 'bhadra', 'vasa')],
  [
    '/special-yogas',
    'light',
    'basic',
    slice('Sarvartha siddhi, amrita siddhi, ravi yoga, krakaca and the others', 'special_yogas'),
  ],
  ['/purana', 'light', 'basic', slice('Purana day notes', 'purana')],
  ['/dharma-sindhu-badhak', 'light', 'basic', slice('What the day forbids', 'badhaka')],
  ['/samvatsara', 'light', 'basic', slice('The names of the year', 'samvatsara')],
]);

/** `/observances`: the reasons for each observance need full access. */
const explained = longerAs(table('slice', EVERY_ENGINE, [['/observances', 'light', 'basic', observances]]), {
  credits: 'light',
  access: 'full',
});

export const slices = [...rows, ...explained];
