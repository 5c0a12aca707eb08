/**
 * Month lengths of Bikram Sambat as printed by the calendar committee, BS 1975–2083: one line per year, one digit per
 * month (9, 0, 1, 2 for 29 to 32 days). They are compared with the rule and replace it only for the months in
 * `AGAINST_THE_RULE`. Up to 2079 two or more published tables agree on the start of every month, except those in
 * `DISPUTED`. From 2080 on the years are gazetted.
 */
import { dayOf } from '../../kernel/civil.ts';
import { type CivilDay, plusDays } from '../../kernel/units.ts';
import type { PrintedDay } from './calendar.ts';

const FIRST_YEAR = 1975;
const FIRST_DAY = dayOf({ year: 1918, month: 4, day: 13 });

const LENGTHS: readonly string[] = [
  '112201090900', // 1975
  '121210009901', // 1976
  '021210009091', // 1977
  '112111090900', // 1978
  '112210090900', // 1979
  '121210009901', // 1980
  '111211900900', // 1981
  '112111090900', // 1982
  '112210090900', // 1983
  '121210009901', // 1984
  '111211900900', // 1985
  '112111090900', // 1986
  '121210090900', // 1987
  '121210009901', // 1988
  '111211090900', // 1989
  '112111090900', // 1990
  '121210090900', // 1991
  '121210009091', // 1992
  '111211090900', // 1993
  '112111090900', // 1994
  '121210009900', // 1995
  '121210009091', // 1996
  '112111090900', // 1997
  '112111090900', // 1998
  '121210009901', // 1999
  '021210009091', // 2000
  '112111090900', // 2001
  '112210090900', // 2002
  '121210009901', // 2003
  '021210009091', // 2004
  '112111090900', // 2005
  '112210090900', // 2006
  '121210009901', // 2007
  '111211900991', // 2008
  '112111090900', // 2009
  '112210090900', // 2010
  '121210009901', // 2011
  '111211900900', // 2012
  '112111090900', // 2013
  '112210090900', // 2014
  '121210009901', // 2015
  '111211900900', // 2016
  '112111090900', // 2017
  '121210090900', // 2018
  '121210009091', // 2019
  '111211090900', // 2020
  '112111090900', // 2021
  '121210009900', // 2022
  '121210009091', // 2023
  '111211090900', // 2024
  '112111090900', // 2025
  '121210009901', // 2026
  '021210009091', // 2027
  '112111090900', // 2028
  '112120090900', // 2029
  '121210009901', // 2030
  '021210009091', // 2031
  '112111090900', // 2032
  '112210090900', // 2033
  '121210009901', // 2034
  '021211900991', // 2035
  '112111090900', // 2036
  '112210090900', // 2037
  '121210009901', // 2038
  '111211900900', // 2039
  '112111090900', // 2040
  '112210090900', // 2041
  '121210009901', // 2042
  '111211900900', // 2043
  '112111090900', // 2044
  '121210090900', // 2045
  '121210009901', // 2046
  '111211090900', // 2047
  '112111090900', // 2048
  '121210009900', // 2049
  '121210009091', // 2050
  '111211090900', // 2051
  '112111090900', // 2052
  '121210009900', // 2053
  '121210009091', // 2054
  '112111090900', // 2055
  '112120090900', // 2056
  '121210009901', // 2057
  '021210009091', // 2058
  '112111090900', // 2059
  '112210090900', // 2060
  '121210009901', // 2061
  '021211909091', // 2062
  '112111090900', // 2063
  '112210090900', // 2064
  '121210009901', // 2065
  '111211900991', // 2066
  '112111090900', // 2067
  '112210090900', // 2068
  '121210009901', // 2069
  '111211900900', // 2070
  '112111090900', // 2071
  '121210090900', // 2072
  '121210009901', // 2073
  '111211090900', // 2074
  '112111090900', // 2075
  '121210009900', // 2076
  '121210009091', // 2077
  '111211090900', // 2078
  '112111090900', // 2079
  '121210009900', // 2080
  '121210009091', // 2081
  '112111090900', // 2082
  '112111090900', // 2083
];

/** Months whose start differs from the rule in two tables that agree. For these the printed day is used. */
const AGAINST_THE_RULE: ReadonlySet<string> = new Set(['2024-4', '2035-2', '2035-10', '2062-2']);
/** Months on whose start the tables disagree. For these no printed date is reported. */
const DISPUTED: ReadonlySet<string> = new Set(['1975-6', '1989-8', '1991-9', '1993-4']);

const GAZETTED_FROM = 2080;
const TABLES = 'published tables of the printed calendar (medic/bikram-sambat, nepali-datetime, node-nepali-datetime)';
const GAZETTE = 'Nepal Rajpatra, holiday notices of BS 2080-2083';

const daysOf = (digit: string): number => (digit === '9' ? 29 : 30 + Number(digit));

/** The first day of every month in the table, from 1 Baisakh of the first year. */
const FIRST_DAYS: readonly CivilDay[] = firstDays();

function firstDays(): CivilDay[] {
  const days: CivilDay[] = [];
  let day = FIRST_DAY;
  for (const digit of LENGTHS.join('')) {
    days.push(day);
    day = plusDays(day, daysOf(digit));
  }
  return days;
}

export const PRINTED_YEARS = { from: FIRST_YEAR, to: FIRST_YEAR + LENGTHS.length - 1 } as const;

/** The printed first day of a month; null if it is not in the table or disputed. */
export function printedFirstDay(year: number, month: number): PrintedDay | null {
  const start = `${year}-${month}`;
  const day =
    year < FIRST_YEAR || year > PRINTED_YEARS.to || DISPUTED.has(start)
      ? undefined
      : FIRST_DAYS[(year - FIRST_YEAR) * 12 + month - 1];
  if (day === undefined) return null;
  return {
    day,
    source: year >= GAZETTED_FROM ? GAZETTE : TABLES,
    answers: AGAINST_THE_RULE.has(start),
    yearOfPrint: null,
  };
}
