/**
 * Writes docs/CALENDARS.md: the calendars from their catalog, the agreement with the outside tables as the service itself measures it, and
 * the first days of Bikram Sambat to come. `test/calendars-doc.test.ts` compares what needs no outside table, `npm run authorities` the
 * rest, so run after a rule changes: npx tsx builders/calendars-page.ts
 */
import { writeFileSync } from 'node:fs';
import { PRINTED_YEARS } from '../src/calendars/bikram-printed.ts';
import { EVERY_CALENDAR } from '../src/calendars/catalog/index.ts';
import { isYear, yearOf } from '../src/calendars/year.ts';
import { isoDate } from '../src/kernel/civil.ts';
import { type Agreement, agreements } from '../test/calendars/calendars-measure.ts';
import { askingOf } from '../test/calendars/calendars-oracle.ts';

const TO_COME = [2084, 2085, 2086, 2087, 2088, 2089, 2090];
const EDGE_MINUTES = 30;

const HEAD = `# Calendars of the land

Which day is it in the calendar of the house, and which civil day was 1 Baisakh 2050? The routes are open: no key, the light rate.

| route | question |
|---|---|
| \`/v1/calendars\` | which calendars there are, with their months, eras, places and rules |
| \`/v1/calendars/{id}?date=2026-11-14\` | a civil day in a calendar (\`date=today\` too) |
| \`/v1/calendars/{id}?year=2083&month=7&day=28\` | the civil day of a date |
| \`/v1/calendars/{id}/year?year=2084&format=json\\|csv\\|ics\` | the months of a year |
| \`/v1/calendars/lunar?date=…\` | the tithi of a civil day |
| \`/v1/calendars/lunar?shaka=1946&masa=5&paksha=krishna&tithi=8&months=amanta\` | the civil day of a tithi |

\`place\` or \`lat\`, \`lon\`, \`tz\` move a calendar of the sky to another place than its own, \`rule\` chooses another of its rules, \`engine\` another
engine. A calendar by law takes none of them. The same in the terminal: \`ganaka calendar bikram 2026-11-14\` ([CLI.md](CLI.md)).

## How to read an answer

- **\`margin_minutes\`** is the time between the sankranti that opened the month and the nearest cut-off: how near the other day was. Below
  ${EDGE_MINUTES} minutes \`edge\` is true, and a print may have the other day.
- **\`rule\`, \`source\`, \`confidence\`** say what decided. \`read-in-text\` is a passage that was read; \`law\` is fixed; **\`publisher-fit\` was fitted to a
  print or a publisher and stands in no text**; \`secondary\` is reported by others.
- **\`printed\`** stands beside the answer where a print is on file. It answers itself (\`rule: "printed"\`) only where tables of the print agree
  against the rule; the rule's own day is then in \`alternatives\`, and \`rule=punyakala\` asks for it alone.
- **\`alternatives\`** are the days that the other rules of the catalog give to the same date.
- A date that does not exist is refused with the length of the month. A lunar month that a year has not is an answer: \`exists: false\`, \`date:
  null\`, and the month that took its place.

## The rules

`;

const FITS = `
Fits, called fits: the first day of Bikram Sambat as a whole (the Dharmasindhu gives the day of observance, not the first of the month), with its clause of
one ghati, which is worth three starts and was found after the misses were looked at; \`midnight-tithi\` of the bangla calendar and \`evening\` of the
Odia one, both fitted to one long table; the day of the sankranti in Punjab, which is that of the Rashtriya Panchang and the jantris.

Bikram Sambat takes the Surya-siddhanta's table of sines (\`jya=table\`) and the Sun's centre on the horizon. With exact sines its sankrantis move by up to
1.4 minutes and BS 1977-7 is missed; with the text's own sunrise, which leaves out a part of the equation of time, Karka and Makara move by up to ten.

## Agreement

Measured by the service on the outside tables (\`npm run authorities\`); as many dates again are kept apart. *Farthest miss*: how near to its
cut-off the sankranti of the most distant miss was, in minutes.

`;

const PRINT = `
The whole print of BS ${PRINTED_YEARS.from}–${PRINTED_YEARS.to} is on file (1,304 starts on which its tables agree): the rule alone has 1,300. The four others
(2024-4, 2035-2, 2035-10, 2062-2) lie within twenty minutes of their cut-off and are answered as they were printed.

## Bikram Sambat to come

First days by the rule, with the margin in minutes, before the committee's print. A star marks an edge.

`;

const DIFFERENCES = `
## Where others differ, and why

- **Packages for Bikram Sambat** carry transcribed tables, which end with the print that somebody typed. For BS 2084–2090 node-nepali-datetime has
  the lengths above in all 84 months; those of medic/bikram-sambat and nepali-datetime beyond their last print (2080 and 2081) are guesses: every year
  from 2084 on ends with months of 30 days, which the Sun's passage through Kumbha and Mina does not allow.
- **The long table** of Tamil, Malayalam, Bengali and Odia months is the output of a program that was tuned to one publisher: nutation left in the Sun, cut-offs
  9.5 minutes early, 22:12 on the clock for Odisha, single rashis for Bengal. Its differences from the rules are the edges above; we keep the rules of
  the texts and say the margin.
- **The place matters.** 1 Chingam 1199 was kept in Kerala on 17 August 2023; at the Central Station of the Rashtriya Panchang and at New Delhi the
  same rule gives the 18th.
- **Bangladesh** keeps its calendar by law: Poila Boishakh is always 14 April there, and the day after the sankranti in West Bengal.
- **Vishu** is not the first of Medam: the kani is seen at the first dawn after the entry. Where the Sun enters between sunrise and three fifths of the
  day (2018, 2022) the month begins that day and Vishu is kept on the next.
- **Pana Sankranti** of an entry late in the night (2021, 2025) is given on the next day by publishers who go by the clock; that day is in \`alternatives\`.

## In the rest of the service

- \`panchanga.calendar_of_land\` is the date of the land's own calendar, by the state of the place (Tamil Nadu, Puducherry: tamil; Kerala, Lakshadweep: kollam; West
  Bengal, Tripura, Andaman and Nicobar: bangla; Assam: assam; Odisha: odia; Punjab, Haryana: punjab with nanakshahi beside it; Nepal: bikram; Bangladesh:
  bangladesh; elsewhere: shaka). One reply has one engine: where the calendar is another engine's, the block is \`{id, engine, at}\` with the address that
  answers. The third engine reckons those of drik when the block is asked for by name.
- \`months.solar\`, the Hindi lines and the Parashurama year follow the same rule; on another engine the land's cut-off is put to the reply's own Sun.
- Festivals of a solar month (Pongal, Puthandu, Poila Boishakh, Vaisakhi, Pana Sankranti, Onam, Karthigai Deepam) are counted on these months.

## As objects

\`src/calendars/objects/\` has the same calendars as objects in the shape of the standard's plain dates, for programs that use this as a library: \`year\`, \`month\`,
\`monthCode\`, \`day\`, \`daysInMonth\`, \`inLeapYear\`, \`add\`, \`subtract\`, \`until\`, \`toCivil()\`. An intercalary lunar month is \`M05L\` and comes before its
namesake; a kshaya year has eleven codes; \`day\` of a lunar date is the civil day within the month, \`tithi\` stands beside it. A calendar carries its rule and its
place, and two with another rule are not equal.
`;

const rulesTable = (): string =>
  [
    '| calendar | engine | place | rule | source | confidence |',
    '|---|---|---|---|---|---|',
    ...EVERY_CALENDAR.flatMap((calendar) =>
      calendar.rules.map(
        ({ id, gist, source, confidence }) =>
          `| \`${calendar.id}\` | ${calendar.kind === 'law' ? 'none' : calendar.engine} | ${calendar.kind === 'law' ? 'none' : calendar.place.name} | \`${id}\`: ${gist} | ${source} | ${confidence} |`,
      ),
    ),
    '',
  ].join('\n');

const whole = (n: number): string => n.toLocaleString('en');

export const agreementTable = (rows: readonly Agreement[]): string =>
  [
    '| calendar | compared with | rule | agree | farthest miss |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ calendar, with: other, rule, agree, of, farthestMiss }) =>
        `| \`${calendar}\` | ${other} | ${rule} | ${whole(agree)} of ${whole(of)} | ${farthestMiss === null ? '' : farthestMiss.toFixed(1)} |`,
    ),
    '',
  ].join('\n');

function toCome(): string {
  const years = TO_COME.map((year) => {
    const rows = yearOf(askingOf('bikram'), year);
    if (!isYear(rows)) throw new Error(rows.text);
    return { year, rows };
  });
  const [first] = years;
  const names = first?.rows.map(({ month }) => month) ?? [];
  return [
    `| month | ${years.map(({ year }) => year).join(' | ')} |`,
    `|---|${years.map(() => '---').join('|')}|`,
    ...names.map(
      (month, i) =>
        `| ${month} | ${years
          .map(({ rows }) => {
            const row = rows[i];
            if (row?.start == null) throw new Error('a month without its start');
            const { marginMinutes } = row.start.byRule;
            return `${isoDate(row.first)} (${marginMinutes.toFixed(1)}${marginMinutes < EDGE_MINUTES ? ' *' : ''})`;
          })
          .join(' | ')} |`,
    ),
    `| days | ${years.map(({ rows }) => rows.reduce((sum, { days }) => sum + days, 0)).join(' | ')} |`,
    '',
  ].join('\n');
}

/** The page with a table of agreement, which needs the outside tables to be made. */
export const calendarsPage = (agreement: string): string =>
  HEAD + rulesTable() + FITS + agreement + PRINT + toCome() + DIFFERENCES;

if (process.argv[1]?.endsWith('calendars-page.ts')) {
  const { wholeCalendars } = await import('../test/outside/tables.ts');
  writeFileSync(
    new URL('../docs/CALENDARS.md', import.meta.url),
    calendarsPage(agreementTable(agreements(wholeCalendars))),
  );
}
