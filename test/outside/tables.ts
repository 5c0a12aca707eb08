/** The whole tables of which samples are kept in `test/authorities/`. */

import type { CalendarCase } from '../calendars/calendars-oracle.ts';
import type { FestivalCase } from '../festivals/festivals-oracle.ts';
import type { VaishnavaCase } from '../festivals/vaishnava-oracle.ts';
import type { HolidayCase } from '../holidays/holidays-oracle.ts';
import type { PrintedMonth } from '../muhurta/printed-days.ts';
import type { AngasOracle } from '../panchanga/angas-oracle.ts';
import type { NepalDay } from '../siddhanta/nepal-checks.ts';
import { textBeside } from './beside.ts';

interface Nepal {
  readonly surya_kathmandu_tithi: readonly { readonly year: number; readonly days: Readonly<Record<string, number>> }[];
}

export const wholeAngas: AngasOracle & Nepal = JSON.parse(textBeside('oracles/angas.json'));

export const { cases: wholeFestivals }: { cases: readonly FestivalCase[] } = JSON.parse(
  textBeside('oracles/festivals.json'),
);

export const wholeNepal: readonly NepalDay[] = wholeAngas.surya_kathmandu_tithi.flatMap(({ year, days }) =>
  Object.entries(days).map(([day, tithi]): NepalDay => [`${year}-${day}`, tithi]),
);

export const { cases: wholeCalendars }: { cases: readonly CalendarCase[] } = JSON.parse(
  textBeside('oracles/calendars.json'),
);

export const { months: wholePrinted }: { months: readonly PrintedMonth[] } = JSON.parse(
  textBeside('oracles/nepal-printed.json'),
);

export const { cases: wholeHolidays }: { cases: readonly HolidayCase[] } = JSON.parse(
  textBeside('oracles/holidays.json'),
);
export const { cases: wholeVaishnava }: { cases: readonly VaishnavaCase[] } = JSON.parse(
  textBeside('oracles/vaishnava.json'),
);
