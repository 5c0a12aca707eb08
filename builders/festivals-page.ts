/**
 * Writes the generated parts of docs/FESTIVALS.md: the table of rules with their sources, from the catalog, and the
 * disputed cases worked through, from the modern engine at Delhi.
 */
import { FESTIVALS, festivalNamed, ROUTED_FESTIVALS } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import type { TithiOccasion } from 'ganaka/internal/jyotisha/festivals/occasion.ts';
import { type Occurrence, occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import {
  type Festival,
  type FestivalId,
  isOfTithi,
  type SankrantiFestival,
  type TithiFestival,
  tithisOf,
  type Variant,
} from 'ganaka/internal/jyotisha/festivals/rule.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { wordOf } from 'ganaka/internal/rules/clause.ts';
import type { Ladder, Rung } from 'ganaka/internal/rules/ladder.ts';
import type { Source } from 'ganaka/internal/rules/source.ts';
import { timeOfDay } from 'ganaka/internal/text/format.ts';
import { drik } from '../packages/ganaka/test/kit/engines.ts';
import { wrapped } from './wrap.ts';

const DELHI = placeWithOffset('Delhi', 28.6139, 77.209, 5.5);
const sky = drik().skyOver(DELHI, { node: 'mean', positions: 'apparent', rise: 'limb' });

const sourceText = (source: Source): string =>
  source.confidence === 'general-knowledge' ? 'practice' : `${source.work} ${source.at ?? ''}`;
const words = (text: string): string => text.replaceAll('_', ' ');
const rungText = ({ when, take, source }: Rung): string => `${words(wordOf(when))} → ${take} (${sourceText(source)})`;
const ladderText = (ladder: Ladder): string => ladder.map(rungText).join('; ');

const row = (festival: Festival): string => (isOfTithi(festival) ? tithiRow(festival) : entryRow(festival));
const entryRow = ({ id, on, ladder, variants = [], aliases }: SankrantiFestival): string => {
  const day = on.rashi === 'every' ? 'Makara, Mesha, Karka as below; the others: ' : '';
  const others = variants.map((each) => `${each.tradition}: ${ladderText(each.ladder)}`).join('<br>');
  return `| ${named(id, aliases)} | entry of the Sun | daylight | ${day}${ladderText(ladder)} | ${others} |`;
};
const tithiRow = ({ id, aliases, on, kala, ladder, variants = [], daysAfter }: TithiFestival): string =>
  `| ${named(id, aliases)} | ${occasion(on)}${daysAfter === undefined ? '' : `, +${daysAfter} day`} | ${words(kala)} | ${ladderText(ladder)} | ${variantsText(variants)} |`;
const named = (id: FestivalId, aliases: readonly string[] = []): string =>
  aliases.length === 0 ? `\`${id}\`` : `\`${id}\` (${aliases.map(spoken).join(', ')})`;
const spoken = (alias: string): string => alias.replaceAll('-', ' ');
const variantsText = (variants: readonly Variant[]): string =>
  variants.map((each) => `${each.tradition} (${words(each.kala)}): ${ladderText(each.ladder)}`).join('<br>');

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const occasion = (on: TithiOccasion): string =>
  [
    on.masa ?? (on.except === undefined ? 'every month' : `every month but ${on.except.join(', ')},`),
    tithisOf(on).join(' and '),
    ...(on.weekday === undefined ? [] : ['with', WEEKDAYS[on.weekday - 1]]),
  ].join(' ');
/** Of the days of a navaratra the second stands for the rest. */
const PARVAS = FESTIVALS.filter(({ kind, id }) => kind !== 'festival' && !/-navaratra-[3-9]$/.test(id));

/** Cases in which publishers differ with one another or with a printed rule. */
const CASES: readonly (readonly [id: FestivalId, year: number, said: string])[] = [
  ['deepavali', 2024, 'Publishers were divided: exchanges and older lists took the second day, others the first.'],
  ['deepavali', 2025, 'The second evening has amavasya for a few minutes only; publishers took the first.'],
  ['deepavali', 1955, 'The Calendar Reform Committee printed the second day; amavasya left it minutes after sunset.'],
  ['govardhan', 2023, 'Exchanges and Drik Panchang took the second day, timeanddate.com the first.'],
  ['govardhan', 2026, 'Three publishers took the second day, as the Dharmasindhu does.'],
  [
    'govardhan',
    2033,
    'One of our three misses among 383 firm dates: a publisher’s forecast has the first day, the Dharmasindhu squarely the second.',
  ],
  ['narakachaturdashi', 2012, 'One publisher printed the day before, whose dawn has no chaturdashi.'],
  ['holi', 2023, 'Bhadra filled the first evening; Maharashtra lit the fire on it, most of the north a day later.'],
  [
    'holi',
    2026,
    'As 2023, but pratipad shrinks: the Dharmasindhu goes back to the first evening, almanacs of today do not; an eclipse adds to it.',
  ],
  ['holi', 2027, 'Purnima leaves the second day before three and a half yamas: the first evening.'],
  [
    'janmashtami',
    2023,
    'Smartas at midnight, Vaishnavas at sunrise: publishers print one or the other without saying which.',
  ],
  [
    'ramnavami',
    2005,
    'The middle of the day decides; the Dharmasindhu wants three muhurtas of the later day, and timeanddate.com took it.',
  ],
  [
    'ramnavami',
    2008,
    'As 2005 for the Dharmasindhu; of timeanddate.com an older list has the second day, the present one the first.',
  ],
  [
    'ganeshchaturthi',
    1955,
    'The committee took the first day of two that share madhyahna; the larger share is on the second.',
  ],
  ['chaitra-navaratri', 2008, 'Pratipad outlasts the second sunrise by minutes only.'],
  [
    'akshaya-tritiya',
    2026,
    'The Dharmasindhu takes half of daylight as purvahna; where a third is taken, the next day.',
  ],
  ['vat-savitri', 1954, 'Less than eighteen nadis of the fourteenth: the first day, as the committee printed it.'],
  [
    'vat-savitri',
    2025,
    'The almanacs of Kashi and Mithila and Drik Panchang have the first day, the sunrise is on the second.',
  ],
  ['vat-savitri', 2022, 'More than eighteen nadis: the worship on the second day, the fast on the first.'],
  ['chhath', 2023, 'The fifth has three muhurtas and more of the first morning: the second day, as it was kept.'],
  ['chhath', 2025, 'The sixth fills the first day; timeanddate.com printed the second, whose sunrise it has too.'],
  ['vijayadashami', 2018, 'Shravana is on the first day alone; timeanddate.com took the second for its aparahna.'],
  ['vijayadashami', 2028, 'Shravana is on the second day alone; timeanddate.com has the first for its aparahna.'],
  [
    'rakshabandhan',
    2022,
    'Purnima of less than three muhurtas after sunrise: the first day, though many tied it on the second.',
  ],
  ['guru-purnima', 1954, 'The committee required three muhurtas of purnima after sunrise.'],
  ['makarsankranti', 2024, 'The Sun enters after midnight: the next day, though civil lists kept the 14th.'],
  [
    'meshasankranti',
    2024,
    'The Sun enters before midnight: the same day, as timeanddate.com has it; almanacs of the solar months have the next.',
  ],
];

function caseText([id, year, said]: (typeof CASES)[number]): string {
  const [found] = occurrencesOf(new FestivalYear(sky, year), festivalNamed(id));
  if (found === undefined) throw new Error(`no ${id} in ${year}`);
  return [
    `### ${id} ${year}: ${isoDate(found.day)}`,
    '',
    said,
    '',
    `- ${runText(found)}`,
    ...found.meeting.met.map(
      ({ day, kala, share }) =>
        `- ${isoDate(day.civil)}: ${words(found.kala)} ${timeOfDay(DELHI, kala.from)}–${timeOfDay(DELHI, kala.to)}, covered ${(share * 100).toFixed(0)} %`,
    ),
    `- decided by: ${words(wordOf(found.verdict.because.when))} → ${found.verdict.take} day (${sourceText(found.verdict.because.source)})`,
    `- others: ${found.alternatives.map(({ tradition, day }) => `${tradition} ${isoDate(day)}`).join(', ') || 'none differ'}`,
    '',
  ].join('\n');
}

function runText({ anga, sankranti }: Occurrence): string {
  const at = (t: Parameters<typeof timeOfDay>[1]) =>
    `${isoDate(new FestivalYear(sky, 2000).civilAt(t))} ${timeOfDay(DELHI, t)}`;
  if (sankranti !== null) return `the Sun enters at ${at(sankranti.at)}`;
  return anga === null ? '' : `tithi ${anga.number} from ${at(anga.from)} to ${at(anga.to)}`;
}

/** The page with its generated parts. */
export function page(text: string): string {
  const put = (whole: string, mark: string, lines: readonly string[]): string => {
    const from = whole.indexOf(`<!-- ${mark} -->`);
    const to = whole.indexOf(`<!-- /${mark} -->`);
    if (from < 0 || to < from) throw new Error(`docs/FESTIVALS.md has no part ${mark}`);
    return `${whole.slice(0, from)}<!-- ${mark} -->\n${wrapped(lines.join('\n'))}\n${whole.slice(to)}`;
  };
  const rules = [
    '| id | occasion (amanta) | kala | ladder | other schools |',
    '|---|---|---|---|---|',
    ...ROUTED_FESTIVALS.map(row),
  ];
  const parvas = ['| parva | occasion | kala | ladder | other schools |', '|---|---|---|---|---|', ...PARVAS.map(row)];
  return put(put(put(text, 'rules', rules), 'parvas', parvas), 'cases', CASES.map(caseText));
}
