/** ganaka muhurta: the undertakings (karya) of the catalog, or the suitable hours for one of them. */
import type { KaryaDayReply } from 'ganaka/internal/views/muhurta/karya-day-fields.ts';
import { karyaMuhurta } from 'ganaka/internal/views/muhurta/karya-muhurta.ts';
import { engineLine, type Page, padded, placeOf, section } from './page.ts';
import { spanText } from './panchanga-page.ts';
import { routeCommand } from './route-command.ts';

const DATE_WIDTH = 13;
const VERDICT_WIDTH = 10;

export const muhurta = routeCommand({
  usage:
    'muhurta [WORK] [--date YYYY-MM-DD] [--days N | --span year] [--place P | --lat D --lon D] [--engine surya] [--lang hi] [--json]',
  view: karyaMuhurta,
  path: ({ segment }) => `/v1/${segment}/karya-muhurta`,
  bare: 'karya',
  lines(answered, page) {
    const { catalog, summary, days } = answered.payload;
    const { head, label, line, named } = page;
    if (days.length === 0)
      return [
        engineLine(answered.engine, page),
        ...section(
          head('works'),
          catalog.map((work) => line(work.id, named(work))),
        ),
      ];
    return [
      `${catalog.map((work) => named(work)).join()}, ${placeOf(answered)}; ${engineLine(answered.engine, page)}`,
      `${label('shubha')} ${summary.shubha}, ${label('madhyama')} ${summary.madhyama}, ${label('varjya')} ${summary.varjya}`,
      '',
      ...days.flatMap((day) => dayVerdictLine(day, page)),
    ];
  },
});

/**
 * One line for the day and one for each of its open hours, of a year one for each window. The line of a forbidden day names the rules that forbid it; for an
 * undertaking of two kinds the line names the kind that is allowed.
 */
function dayVerdictLine(day: KaryaDayReply, page: Page): string[] {
  const { date, weekday, verdict, verdict_of: kind, windows = [], clauses, notes } = day;
  const head = `${padded(date, DATE_WIDTH)}${padded(page.named(weekday), DATE_WIDTH + VERDICT_WIDTH)}`;
  if (verdict === null) return [`${head}– ${notes.join('; ')}`];
  const bars = clauses.filter(({ weight, met }) => weight === 'must' && !met).map(({ id }) => id);
  return [
    `${head}${padded(page.label(verdict), VERDICT_WIDTH)}${verdict === 'varjya' ? bars.join(', ') : (kind ?? '')}`.trimEnd(),
    ...windows
      .flatMap(hoursOf)
      .map((each) => `${' '.repeat(DATE_WIDTH)}${spanText(each, date)}  ${page.label(each.grade)}`),
  ];
}

type WindowReply = NonNullable<KaryaDayReply['windows']>[number];

const hoursOf = (window: WindowReply): readonly Pick<WindowReply, 'start' | 'end' | 'grade'>[] =>
  window.open ?? [window];
