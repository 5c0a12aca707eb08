/** The tools, in the order in which they are listed. */
import type { Tool } from '../tool.ts';
import { dashas, kundali, transits } from './births.ts';
import { convertDate } from './dates.ts';
import { panchanga, whatIsToday } from './day.ts';
import { eclipses } from './eclipses.ts';
import { explainDay } from './explain.ts';
import { festivalDates, observancesBetween } from './festivals.ts';
import { match } from './match.ts';
import { muhurta } from './muhurta.ts';
import { findPlace } from './places.ts';
import { weddingDays } from './wedding.ts';

export const TOOLS: readonly Tool[] = [
  whatIsToday,
  panchanga,
  festivalDates,
  observancesBetween,
  muhurta,
  weddingDays,
  kundali,
  dashas,
  match,
  eclipses,
  transits,
  findPlace,
  convertDate,
  explainDay,
];
