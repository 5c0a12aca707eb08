/** Routes that return one block of the panchanga each. */

import { moonParams } from 'ganaka/internal/views/blocks/choices.ts';
import { observancesReply } from 'ganaka/internal/views/day/observances.reply.ts';
import { observances } from 'ganaka/internal/views/day/observances.ts';
import { sliceReply } from 'ganaka/internal/views/day/panchanga.reply.ts';
import { type OtherBlockName, slice, sliceChoosing } from 'ganaka/internal/views/day/panchanga.ts';
import { tithiNirnayaReply } from 'ganaka/internal/views/day/tithi-nirnaya.reply.ts';
import { tithiNirnaya } from 'ganaka/internal/views/day/tithi-nirnaya.ts';
import { EVERY_ENGINE, longerAs, table } from '../route.ts';

/** The row of some blocks of the panchanga: path, summary and their names. */
const blocksAt = <const N extends OtherBlockName>(path: string, summary: string, ...names: readonly N[]) =>
  [path, 'light', 'basic', slice(summary, ...names), sliceReply(...names)] as const;

const rows = table('slice', EVERY_ENGINE, [
  // path, credits, access, shows, its schema
  blocksAt('/tithi', 'The tithi running, how much of it is gone, its end', 'tithi'),
  blocksAt('/nakshatra', 'Nakshatra and pada', 'nakshatra'),
  blocksAt('/yoga', 'Yoga', 'yoga'),
  blocksAt('/karana', 'Karana', 'karana'),
  ['/tithi-nirnaya', 'light', 'basic', tithiNirnaya, tithiNirnayaReply],
  blocksAt(
    '/calendar',
    'Lunar and solar months, eras, samvatsara, the date of the calendar of the land',
    'months',
    'eras',
    'samvatsara',
    'calendar_of_land',
  ),
  [
    '/rise-set',
    'light',
    'basic',
    sliceChoosing(moonParams, 'Sun and Moon: rise, set, transit, noon', 'rise_set'),
    sliceReply('rise_set'),
  ],
  blocksAt('/sankranti', 'The Sun’s rashi, last and next ingress, ritu, ayana', 'sankranti'),
  blocksAt('/sankalpa', 'Mukhya and Ganapati sankalpa, kshetra', 'sankalpa'),
  blocksAt('/bhadra', 'Vishti (bhadra), agni and shiva vasa, disha-shula, yogini', 'bhadra', 'vasa'),
  blocksAt('/special-yogas', 'Sarvartha siddhi, amrita siddhi, ravi yoga, krakaca and the others', 'special_yogas'),
  blocksAt('/purana', 'Purana day notes', 'purana'),
  blocksAt('/dharma-sindhu-badhak', 'What the day forbids', 'badhaka'),
  blocksAt('/samvatsara', 'The names of the year', 'samvatsara'),
]);

/** `/observances?explain=1` needs full access. */
const explained = longerAs(
  table('slice', EVERY_ENGINE, [['/observances', 'light', 'basic', observances, observancesReply]]),
  {
    credits: 'light',
    access: 'full',
  },
);

export const slices = [...rows, ...explained];
