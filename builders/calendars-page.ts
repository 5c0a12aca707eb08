/**
 * Writes docs/CALENDARS.md: the calendars from their catalog, the agreement with the outside tables as the service itself measures it, and
 * the first days of Bikram Sambat to come. `npm run generate` writes all but the agreement, which needs the outside tables: run
 * npx tsx builders/calendars-page.ts after a change that may move it; `npm run authorities` compares it.
 */
import { writeFileSync } from 'node:fs';
import { PRINTED_YEARS } from 'ganaka/internal/jyotisha/calendars/bikram-printed.ts';
import { bikram } from 'ganaka/internal/jyotisha/calendars/catalog/bikram.ts';
import { EVERY_CALENDAR } from 'ganaka/internal/jyotisha/calendars/catalog/index.ts';
import { isYear, yearOf } from 'ganaka/internal/jyotisha/calendars/year.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { EDGE_MINUTES } from 'ganaka/internal/views/calendars/reply-parts.ts';
import { type Agreement, agreements } from '../test/calendars/calendars-measure.ts';
import { askingOf } from '../test/calendars/calendars-oracle.ts';
import { madeBy, wrapped } from './wrap.ts';

const TO_COME = [2084, 2085, 2086, 2087, 2088, 2089, 2090];

const HEAD = `${madeBy('calendars-page.ts')}# Calendars of the land

Written by \`builders/calendars-page.ts\`. What is today's date in Nepal, Tamil Nadu or Bengal, and on which civil day was 1 Baisakh 2050? These routes are open:
they need no key and share the light rate limit. The page \`/calendars\` shows the same.

| route | question |
|---|---|
| \`/v1/calendars\` | all calendars with their months, eras, places and rules |
| \`/v1/calendars/{id}?date=2026-11-14\` | the date of a civil day (also \`date=today\`) |
| \`/v1/calendars/{id}?year=2083&month=7&day=28\` | the civil day of a date |
| \`/v1/calendars/{id}/year?year=2084&format=json\\|csv\\|ics\` | the months of a year |
| \`/v1/calendars/lunar?date=…\` | the tithi of a civil day |
| \`/v1/calendars/lunar?shaka=1946&masa=5&paksha=krishna&tithi=8&months=amanta\` | the civil day of a tithi |
| \`/v1/calendars/gaurabda?date=…\` | the month of the Gaudiya Vaishnavas and the Gaurabda of a civil day; \`year\`, \`month\`, \`paksha\` and \`tithi\` for the way back |

Calendars that follow the Sun take \`place\` or \`lat\`, \`lon\`, \`tz\` for another place than their own, \`rule\` for another of their rules, and \`engine\` for
another engine. Calendars fixed by law take none of these. In the terminal: \`ganaka calendar bikram 2026-11-14\` ([CLI.md](CLI.md)).

Gaurabda is the year and the months of the Gaudiya Vaishnavas: lunar months that end with the full moon, from Vishnu
(Chaitra) to Govinda (Phalguna), the adhika month being that of Purushottama; the year changes on the day after the full
moon of Phalguna and counts from 1486. Names and count are those that VCAL 4.01 prints for Pune
(\`general-knowledge\`: no text on file has them).

## How to read an answer

- **\`margin_minutes\`** is the time between the sankranti that opened the month and the nearest cut-off: how close the other day was. Below
  ${EDGE_MINUTES} minutes \`edge\` is true, and a printed calendar may have the other day.
- **\`rule\`, \`source\`, \`confidence\`** name what decided. \`read-in-text\`: a passage that we have read. \`law\`: fixed by law. **\`publisher-fit\`: fitted to a
  printed calendar or a publisher's table; no text has it.** \`secondary\`: as another work reports it.
- **\`printed\`** is the day of the printed calendar, where we have one on file. It replaces the rule's day (\`rule: "printed"\`) only where several tables
  of the print agree against the rule; the rule's own day is then in \`alternatives\`, and \`rule=punyakala\` asks for it alone.
- **\`alternatives\`** are the days that the calendar's other rules give to the same date.
- A day that the month does not have is refused, with the length of the month. A lunar month that a year does not have is an answer: \`exists: false\`,
  \`date: null\`, and the month that took its place.

## The rules

`;

const FITS = `
These rules are fits, and are labelled so: the first day of Bikram Sambat as a whole (the Dharmasindhu gives the day of observance, not the first of the
month), with its clause of one ghati, which decides three starts and was found by looking at the misses; \`midnight-tithi\` of the Bangla calendar and
\`evening\` of the Odia calendar, both fitted to one long table; the day of the sankranti in Punjab, which is that of the Rashtriya Panchang and the jantris.

Bikram Sambat uses the Surya-siddhanta's table of sines (\`jya=table\`) and the Sun's centre on the horizon. With exact sines its sankrantis move by up to
1.4 minutes and BS 1977-7 is missed; with the text's own sunrise, which leaves out a part of the equation of time, Karka and Makara move by up to ten minutes.

## Agreement

Measured by this service on tables of others (\`npm run authorities\`). *Farthest miss*: of the starts that differ, the largest distance in minutes
between the sankranti and its cut-off.

`;

const PRINT = `
- *Kollam, Rashtriya Panchang*: its rows of Medam print the day of the sankranti.
- *Odia, long table*: it goes by 22:12 on the clock, not by sunrise; \`evening\` is that rule.
- The print of BS ${PRINTED_YEARS.from}–${PRINTED_YEARS.to} is on file whole (1,304 starts on which its tables agree). The rule alone gives 1,300 of them. The other four
  (2024-4, 2035-2, 2035-10, 2062-2) lie within twenty minutes of their cut-off and are answered as printed.

## Bikram Sambat to come

First days by the rule, with the margin in minutes, published before the committee prints them. A star marks a margin below ${EDGE_MINUTES} minutes.

`;

const DIFFERENCES = `
## Where others differ, and why

- **Packages for Bikram Sambat** carry typed tables. Of BS 2000–2083 the npm packages bikram-sambat 1.8.1, nepali-datetime 1.6.0 and nepali-date-converter
  3.4.0 have the same 1,008 month lengths as we do. Beyond the last print they part: of the 84 months of 2084–2090 nepali-datetime has all of ours, bikram-sambat
  44, nepali-date-converter all to 2086 and 25 of the 47 it has after that. Year 2087 has 365 days in nepali-datetime and here, 366 in the two others. Their
  years that differ all end with months of 30, 30 and 30 days.
- **The long table** of Tamil, Malayalam, Bengali and Odia months was computed by a program tuned to one publisher: nutation left in the Sun, cut-offs
  9.5 minutes early, 22:12 on the clock for Odisha, single rashis for Bengal. Its differences from the rules are the narrow misses above. We keep the
  rules of the texts and state the margin.
- **The place matters.** Kerala kept 1 Chingam 1199 on 17 August 2023; at the Central Station of the Rashtriya Panchang and at New Delhi the same rule
  gives the 18th.
- **Bangladesh** keeps its calendar by law: Poila Boishakh is always 14 April there, and the day after the sankranti in West Bengal.
- **Vishu** is not the first of Medam: the kani is seen at the first dawn after the entry. Where the Sun enters between sunrise and three fifths of the
  day (2018, 2022), the month begins that day and Vishu is kept on the next.
- **Pana Sankranti**: where the Sun enters late in the night (2021, 2025), publishers who go by the clock give the next day; it is in \`alternatives\`.

## In the rest of the service

- \`panchanga.calendar_of_land\` is the date of the calendar that is kept at the place: tamil in Tamil Nadu and Puducherry; kollam in Kerala and Lakshadweep; bangla in
  West Bengal, Tripura, Andaman and Nicobar; assam in Assam; odia in Odisha; punjab, with nanakshahi, in Punjab and Haryana; bikram in Nepal; bangladesh in
  Bangladesh; shaka elsewhere. A reply has one engine: where the calendar belongs to another engine, the block is \`{id, engine, at}\` with the address that
  has the date. The third engine computes the calendars of drik when the block is asked for by name.
- \`months.solar\`, the Hindi lines and the Parashurama year follow the same rule. On another engine the cut-off of the land is applied to the Sun of that engine.
- Festivals of a solar month (Pongal, Puthandu, Poila Boishakh, Vaisakhi, Pana Sankranti, Onam, Karthigai Deepam) use these months.

## As objects

\`packages/ganaka/src/jyotisha/calendars/objects/\` has the same calendars as objects in the shape of the standard's plain dates: \`year\`, \`month\`, \`monthCode\`, \`day\`,
\`daysInMonth\`, \`inLeapYear\`, \`add\`, \`subtract\`, \`until\`, \`toCivil()\`. An intercalary lunar month is \`M05L\` and comes before its namesake; a kshaya year has
eleven codes; \`day\` of a lunar date is the civil day within the month, and \`tithi\` is a property of its own. A calendar includes its rule and its
place: with another rule it is another calendar.
`;

const rulesTable = (): string =>
  [
    '| calendar | engine | place | rule | source | confidence |',
    '|---|---|---|---|---|---|',
    ...EVERY_CALENDAR.flatMap((calendar) =>
      calendar.rules.map(
        ({ id, gist, source, confidence }) =>
          `| \`${calendar.id}\` | ${calendar.kind === 'law' ? 'none' : calendar.engine} | ${calendar.kind === 'law' ? 'none' : calendar.place.name} | \`${id}\`: ${ENGLISH.gist(gist)} | ${source} | ${confidence} |`,
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
  const names = first?.rows.map(({ month }) => `${month} ${bikram.months[month - 1]?.[0]}`) ?? [];
  return [
    `| month | ${years.map(({ year }) => year).join(' | ')} |`,
    `|---|${years.map(() => '---').join('|')}|`,
    ...names.map(
      (name, i) =>
        `| ${name} | ${years
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

/** The table of agreement of a page. */
export const agreementIn = (page: string): string =>
  `${/\| calendar \| compared with [\s\S]*?\n\n/.exec(page)?.[0].trimEnd() ?? ''}\n`;

/** The page with a table of agreement, which needs the outside tables to be made. */
export const calendarsPage = (agreement: string): string => wrapped(calendarsText(agreement));

const calendarsText = (agreement: string): string =>
  HEAD + rulesTable() + FITS + agreement + PRINT + toCome() + DIFFERENCES;

if (process.argv[1]?.endsWith('calendars-page.ts')) {
  const { wholeCalendars } = await import('../test/outside/tables.ts');
  writeFileSync(
    new URL('../docs/CALENDARS.md', import.meta.url),
    calendarsPage(agreementTable(agreements(wholeCalendars))),
  );
}
