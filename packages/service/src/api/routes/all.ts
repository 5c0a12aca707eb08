/** Every row of the service. */
import type { RouteRow } from '../route.ts';
import { book } from './book.ts';
import { bulkDrik, bulkSurya, bulkYears } from './bulk.ts';
import { calendars } from './calendars.ts';
import { comparing } from './compare.ts';
import { differing, finding } from './extensions.ts';
import { feeds } from './feeds.ts';
import { festivals, holidays, parvaMool } from './festivals.ts';
import { engineIndexes, hostRows, janmaPatra } from './indexes.ts';
import { instruments } from './instruments.ts';
import { kundali } from './kundali.ts';
import { matching } from './matching.ts';
import { muhurta, weddingYears } from './muhurta.ts';
import { panchanga, panchangaHost } from './panchanga.ts';
import { pictures } from './pictures.ts';
import { slices } from './slices.ts';
import { ss } from './ss.ts';

export const ALL_ROWS: readonly RouteRow[] = [
  ...hostRows,
  ...engineIndexes,
  ...panchangaHost,
  ...panchanga,
  ...slices,
  ...muhurta,
  ...weddingYears,
  ...kundali,
  ...janmaPatra,
  ...pictures,
  ...book,
  ...matching,
  ...festivals,
  ...parvaMool,
  ...holidays,
  ...calendars,
  ...feeds,
  ...ss,
  ...bulkDrik,
  ...bulkSurya,
  ...bulkYears,
  ...instruments,
  ...finding,
  ...differing,
  ...comparing,
];
