/**
 * Writes docs/MUHURTA.md from the rows: the works, their clauses with verses, where the texts differ, and how they judge the
 * days that publishers print (the days kept in test/authorities, and the complete printed lists next to the project). `npm run generate`
 * writes all but that last part, which needs the printed lists: npx tsx builders/muhurta-page.ts measures it again.
 */

import { writeFileSync } from 'node:fs';
import { WORKS } from 'ganaka/internal/jyotisha/muhurta/karya/catalog.ts';
import { resolved } from 'ganaka/internal/jyotisha/muhurta/karya/clause.ts';
import { CONFLICTS, type Conflict } from 'ganaka/internal/jyotisha/muhurta/karya/conflicts.ts';
import { LEAST_MINUTES } from 'ganaka/internal/jyotisha/muhurta/karya/judge.ts';
import { REGION_NOTES } from 'ganaka/internal/jyotisha/muhurta/karya/region.ts';
import type { KaryaRow, UndertakingDetails } from 'ganaka/internal/jyotisha/muhurta/karya/row.ts';
import { RELIEFS_IN_GENERAL } from 'ganaka/internal/jyotisha/muhurta/karya/upanayana-hours.ts';
import { type KaryaDay, karyaDay, rulesetOf } from 'ganaka/internal/jyotisha/muhurta/karya/verdict.ts';
import { KARYAS, type KaryaId, type KaryaWork } from 'ganaka/internal/jyotisha/muhurta/karya/work.ts';
import { muhurtaDay } from 'ganaka/internal/jyotisha/muhurta/spans/muhurta-day.ts';
import { DOSHAS } from 'ganaka/internal/jyotisha/muhurta/vivaha/doshas.ts';
import { WEDDING_LIFTING } from 'ganaka/internal/jyotisha/muhurta/vivaha/lifting.ts';
import { RELIEFS } from 'ganaka/internal/jyotisha/muhurta/vivaha/reliefs.ts';
import { WEDDING_ROWS } from 'ganaka/internal/jyotisha/muhurta/vivaha/rows.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import type { Source } from 'ganaka/internal/rules/source.ts';
import { isNone } from 'ganaka/internal/sky/engines/engine.ts';
import { noteIn } from 'ganaka/internal/text/contracts/note-words.ts';
import { words } from 'ganaka/internal/text/languages/en/index.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { drik } from '../packages/ganaka/test/kit/engines.ts';
import authority from '../test/authorities/karya.json' with { type: 'json' };
import { printedDaysText } from './printed-days-page.ts';
import { madeBy, wrapped } from './wrap.ts';

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
const sourceText = (source: Source): string =>
  source.confidence === 'general-knowledge'
    ? 'practice'
    : `${source.work} ${source.at ?? ''}${'emended' in source && source.emended ? ' (mended)' : ''}`;
const nameOf = (id: KaryaId): string => ENGLISH.byId('karya', id).name;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

const clauseRow = ({ id, weight, cut, needs, by, source }: KaryaRow): readonly string[] => [
  `\`${id}\``,
  weight,
  cut,
  needs === 'date_place' ? '' : needs,
  by.join(', ') || ('work' in source ? String(source.work) : ''),
  sourceText(source),
  ENGLISH.gist(source.gist),
];
const CLAUSE_HEAD = ['clause', 'weight', 'cut', 'needs', 'by', 'verse', 'in our words'];

const conflictRow = ({ on, mc, ds, ns }: Conflict): readonly string[] => [on, mc, ds, ns ?? ''];
const conflictsText = (list: readonly Conflict[]): string =>
  list.length === 0
    ? ''
    : `\nWhere the texts part ways:\n\n${table(['on', 'Muhurta Chintamani', 'Dharmasindhu', 'Nirnayasindhu'], list.map(conflictRow))}\n`;

const isOwn = ({ id }: KaryaRow): boolean => !id.startsWith('all.');

function workText(work: KaryaWork): string {
  const { id, principal, also, params, months, source, notes } = work;
  const common = work.rows.some((row) => !isOwn(row));
  return `### ${nameOf(id)} (\`${id}\`)

${ENGLISH.gist(source.gist)} ${principal === 'MC' ? 'The Muhurta Chintamani' : 'The Dharmasindhu'} decides (${sourceText(source)})${also.length > 0 ? `; also: ${also.join(', ')}` : ''}. Months are ${months}. Parameters: ${params.map((each) => `\`${each}\``).join(', ')}.${common ? ` The clauses of all works ${id === 'shalya' ? 'count as faults only' : 'hold too'}.` : ''}
${notes.map((note) => `\n${sentence(noteIn(words.notes, note))}\n`).join('')}
${table(CLAUSE_HEAD, work.rows.filter(isOwn).map(clauseRow))}
${conflictsText(CONFLICTS[id])}`;
}

// ── what published days come to ────────────────────────────────────────────────────────────
const sky = drik().skyOver(placeWithOffset('New Delhi', 28.6139, 77.209, 5.5), {
  node: 'mean',
  positions: 'apparent',
  rise: 'limb',
});
const GIVEN: UndertakingDetails = { asta: 'kalamsha', wedding: { haradatta: false } };
const LISTS: readonly {
  readonly name: string;
  readonly starts: string;
  readonly rows: readonly KaryaRow[];
  readonly principal: 'MC' | 'DS';
}[] = [
  { name: 'house entry, AstroSage', starts: 'gp-astrosage', rows: entryRows(), principal: 'MC' },
  {
    name: 'house entry, odiacalendar and vaastuinternational',
    starts: 'gp-(odia|vi)',
    rows: entryRows(),
    principal: 'MC',
  },
  { name: 'weddings 2026, by the Dharmasindhu', starts: 'vv-2026', rows: WEDDING_ROWS, principal: 'DS' },
  { name: 'weddings 2026, by the Muhurta Chintamani', starts: 'vv-2026', rows: WEDDING_ROWS, principal: 'MC' },
  {
    name: 'weddings of the Mithila almanac, by the Dharmasindhu',
    starts: 'vv-mithila',
    rows: WEDDING_ROWS,
    principal: 'DS',
  },
  { name: 'vehicles, January 2026', starts: 'va-', rows: WORKS.vahana.rows, principal: 'MC' },
];
function entryRows(): readonly KaryaRow[] {
  return WORKS.griha_pravesha.kinds?.nava.rows ?? WORKS.griha_pravesha.rows;
}

function judgedOn(date: string, rows: readonly KaryaRow[], principal: 'MC' | 'DS'): KaryaDay {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const day = muhurtaDay(sky, dayOf({ year, month, day: dayOfMonth }));
  if (isNone(day)) throw new Error(`no day ${date}`);
  const lifting = rows === WEDDING_ROWS ? WEDDING_LIFTING : null;
  return karyaDay(day, rulesetOf(resolved(rows, GIVEN).checked, principal), 'decisive', lifting);
}

function measuredRow({ name, starts, rows, principal }: (typeof LISTS)[number]): readonly string[] {
  const cases = authority.cases.flatMap((each) =>
    each.group === 'published' && 'date' in each && new RegExp(`^${starts}`).test(each.id) ? [each] : [],
  );
  const days = cases.map(({ date }) => judgedOn(date ?? '', rows, principal));
  const count = (verdict: KaryaDay['verdict']): string =>
    String(days.filter((each) => each.verdict === verdict).length);
  const reasons = new Map<string, number>();
  for (const { verdict, clauses } of days)
    if (verdict === 'varjya') for (const { id, met } of clauses) if (!met) reasons.set(id, (reasons.get(id) ?? 0) + 1);
  const told = [...reasons].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 6);
  return [
    name,
    String(days.length),
    count('shubha'),
    count('madhyama'),
    count('varjya'),
    told.map(([id, n]) => `\`${id}\` ${n}`).join(', '),
  ];
}

export const PRINTED_HEAD = '## The day against printed calendars';

/** `printed`: the part that needs the outside tables. */
export const muhurtaPage = (printed: string): string => wrapped(muhurtaText(printed));

function muhurtaText(printed: string): string {
  return `${madeBy('muhurta-page.ts')}# Muhurta for named works, and the wedding day

Made by \`builders/muhurta-page.ts\` from the rows in \`packages/ganaka/src/jyotisha/muhurta/karya/\` and \`packages/ganaka/src/jyotisha/muhurta/vivaha/\`; a test compares it with them.

## How a day is decided

A day runs from the engine's sunrise to the next. A clause is a row: an id, a weight, where it cuts, a condition of the common
vocabulary, the details it needs, and its verse.

- \`must\`: an hour in which it does not hold is in no window. \`avoid\`: a fault that its own text softens; the hour stays, its grade is
  madhyama. \`prefer\`: printed as good; counted in \`score\`, it takes nothing away.
- \`day\`: decided once, at sunrise. \`window\`: splits the day at its own changes. \`hole\`: listed in \`except[]\`, the window is not
  shredded. \`lagna\`: decided for each rising sign, in \`lagnas[]\`, cut where a graha changes its sign or a navamsha its grade.
- The day first. What all musts of \`day\` and \`window\` allow is cut where the grade changes; stretches under ${LEAST_MINUTES} minutes (our convention, no
  text gives a least length) are dropped; what is left is fit. \`day.verdict\` is shubha with a shubha stretch, madhyama with madhyama ones
  alone, else varjya, and \`day.because\` names the clauses.
- Then its hours. A fit stretch in which some sign may rise outside the holes is a window. Where every sign is barred, the signs that a verse
  lifts are windows of need: madhyama, with \`faults\`, \`relief\` and, at weddings, \`vimshopaka\`, ranked by fewer faults, then more points, then
  fewer faults of the day; those under twelve minutes are dropped (our convention). Weddings have such verses (MC 6.90-6.91). For upanayana they are
  ${RELIEFS_IN_GENERAL.map(({ id, verse }) => `\`${id}\` (JN dosha-apavada ${verse})`).join(', ')}: Mercury, Jupiter or Venus in a kendra or kona, the Sun in 11, or the lords of the
  rising sign and of its navamsha both in 11 or both in a kendra undo all faults. In the other works the principal text bars kinds of signs and no grahas in
  their houses, and no verse lifts that.
- \`verdict\` is the lower of \`day.verdict\` and \`hours.verdict\`. A fit day without any window is varjya.
- \`open[]\` of a window are the hours in which a sign rises that nothing bars, without the holes of a must. Those under twelve minutes are dropped if
  there are longer ones. Signs that are lifted are not among them; a window of need is one hour. \`grade\` is the lower of the window and of the sign.
- Each authority is run by its own clauses: \`verdict\` is the principal's, \`verdicts\` has both. Clauses that need birth data, the house,
  a child or a land are in \`not_checked\` with what they need; told it, they are checked.
- Setting of Jupiter and Venus: kalamsha below 11, and 10 (8 going back), as the Surya-siddhanta has it (IX.6-8); \`asta=longitude\` takes 11° and
  10° of longitude. Almanacs see Venus down to a kalamsha of 7 and Jupiter to 10 (twelve printed dates of Venus at Delhi, 2020-2026: 6.3 to 8.3, one 4.6; two of
  Jupiter: 9.4 and 9.9): \`asta=almanac\` takes that, as practice and not as a text; by the default the day's \`notes\` say where the two part.
- Jupiter in the first five quarters from Magha bars auspicious works everywhere but for the Sun in Mesha; the notes say until when, since
  almanacs print days in it all the same.
- An eclipse counts only where it is seen. Bana: whole degrees of the Sun. Months of an eclipse's star: mean lunations.

## In all works

${table(CLAUSE_HEAD, WORKS.griha_pravesha.rows.filter((row) => !isOwn(row)).map(clauseRow))}

Faults that bind in some lands only are notes, where \`region\` names the land:

${table(
  ['id', 'region', 'verse', 'in our words'],
  REGION_NOTES.map(({ id, region, source }) => [
    `\`${id}\``,
    `\`${region}\``,
    sourceText(source),
    ENGLISH.gist(source.gist),
  ]),
)}

## The works

${KARYAS.map((id) => workText(WORKS[id])).join('\n')}
## The wedding day (\`vivaha-milan\`)

The Dharmasindhu decides; the Muhurta Chintamani is run as well. The ten faults (${DOSHAS.join(', ')}) are listed with their spans; latta, pata and
upagraha bind in some lands only and take no grade away. A relief (${RELIEFS.map(({ id, at }) => `\`${id}\`, MC ${at}`).join('; ')}) lifts what the houses
and the shears do to a sign: a fault is gone, a bar becomes a fault to be borne in need. 6.89 names faults of the day and none of the houses: it
undoes the fault of a burnt tithi and is reported. No relief restores what bars the day. MC 6.68 needs a strength that the verse does not define and is not applied.

How the texts weigh: MC 6.86 and DS 05/35 name houses in which a graha bars; 6.88 undoes some (Venus in 6, Mars in 8, the Moon in 6, 8, 12, the shears);
6.90 undoes all faults with Jupiter in a kendra or kona, the Sun in 11, or lagna or Moon vargottama, and the bad muhurtas and the faults of the navamsha with the Moon in 11;
6.91 a hundred with Mercury and two hundred with Venus there (not in 7), a lakh with Jupiter, and a heap with the lord of the lagna or of its navamsha
in 11 or a kendra. Of the day, DS 01/12 calls seven days about asta the middle view and leaves three to need; DS 05/33 bars bhadra, whose fruit falls
elsewhere by MC 1.44-1.45, and a tithi lost or doubled, for which DS 05/37 has a gift of rice.

${table(CLAUSE_HEAD, WEDDING_ROWS.map(clauseRow))}
${conflictsText(CONFLICTS.vivaha)}
## What the verses have besides

Not built, or built by one reading of several:

- MC 1.48: some also leave gurvaditya, and Jupiter going back or in haste, for what is left in asta. The verse does not say what gurvaditya is (Sun and
  Jupiter in one sign, or each in the other's) and no text on file does; Jupiter goes back for a third of the year, and the view is that of some. The
  year that his haste loses (MC 1.53, DS 05/24) is not built either.
- A half month of thirteen days: DS 05/24 names tonsure, thread, wedding and house works "and the like" (our copy writes vastu with a short vowel). It bars
  these, the entry of a new house among them; in other works that are left in asta it is the fault of MC 1.48.
- MC 6.89 lists faults of year, course, season, tithi, month, star and half month, the burnt tithi, and blind, one-eyed and deaf signs. Of these the burnt
  tithi, which it names, is undone; what a fault of tithi, month or star is, the verse does not say. The signs bind in Gauda and Malava (MC 1.19), which a wedding does not ask for. What bars a day is not
  restored. The verse has Mercury, Jupiter and Venus in one compound: all three are asked for, though one may be meant. The navamsha that a malefic or the
  Moon shares, which it also names, is not looked at.
- MC 6.108-6.110 list what is left at weddings and other auspicious works. Of it these are not looked at: the lord of the lagna or of its navamsha set,
  the lord of the navamsha in 6 or 8, the vargas of malefics, the navamsha that rises holding the Moon or a malefic, and the star that a malefic has just
  left or is about to enter.
- DS 03/32: the first nadis of the sixth, eighth and twelfth in simanta. Our copy has two numbers, the first of them corrupt, for three tithis.
- DS 04/04: our copy calls the birth star, month, tithi and lagna a fault for Brahmanas; a "not" is probably lost, since the sentence goes on with
  those for whom it is none, and MC 5.45 praises them. The star is a fault by the digest, but for Chaitra with the Sun in Mina, and a merit by the other.
- DS 01/13: as some texts say, the Sun in Vrishabha also undoes Jupiter in Simha.
- MC 5.11 names tithi, weekday and star for the eleventh and twelfth day of a child. On these days DS 03/65 looks at neither, so the verse is a merit of
  later namings alone; \`verdicts.mc\` of a naming has asta and the bans of all works.
- DS 06/50-06/51 have months, tithis, weekdays and stars for the dedication of a well, none for the digging: a well is judged by MC 2.25 alone.
- MC 5.24: a lost tithi (avama) is the tithi itself, not its day; the star of birth is that one star, not the tenth and nineteenth from it.
- DS 04/05: pradosha spoils the third, sixth or twelfth itself, not the hours of the tithi before it on that day.
- MC 5.47: a friend's sign, his own navamsha and vargottama, which excuse Jupiter, and a low or an enemy's sign, which spoils his good places.
- MC 5.28: the Moon is young for half a day after she is seen again and old for three days before she is lost; at weddings she is only asked to be seen
  (6.108).
- DS 05/33 also bars mrityu-yoga. The passage does not say which of the yogas of that name it means; by MC 1.31 the bad yogas of tithi, weekday and star
  are left in three countries only, and they are the note \`region.kuyoga\`.
- DS 05/37 has gifts for a contrary tithi, karana, weekday and yoga. The one for the tithi (rice) makes a lost or doubled tithi a fault. Bhadra,
  vyatipata and vaidhriti stay barred: the same passage leaves vyatipata and vaidhriti even at godhuli, and for bhadra MC 1.44-1.45 say when it harms.
- DS 05/32: by the Mayukha no wedding or thread while the Sun is in the ten stars from ardra; the passage adds that many learned people do not follow it.
- DS 03/71: some leave Chaitra with the Sun in Mina and Pausha with the Sun in Dhanu for piercing the ears.

## What published lists follow

The days kept in \`test/authorities/karya.json\` (every third that publishers printed, New Delhi) under our strict rules on Drik, with the clauses that
bar them. Publishers follow a core of weekday, tithi, star and month (\`npm run authorities\` finds every one of 176 printed days in it, the
hours of house entry within three minutes); they leave out eclipses, vyatipata, bhadra, sankranti, the rising sign, and Jupiter in Simha.

${table(['list', 'days', 'shubha', 'madhyama', 'varjya', 'barred by'], LISTS.map(measuredRow))}

${PRINTED_HEAD}

A printed Nepali calendar lists the days of each month on which weddings are held (seven years from BS 2067 to 2079, the months with consistent
dates; Surya engine at Kathmandu). It decides the day and leaves the lagna to the couple and their priest, so we compare it with \`day.verdict\`; a day
is good if it is not varjya. Only months for which a list is printed are counted. Every rule has its verse, and the table shows the effect of each.
Where a text allows two readings, we knew this list when we chose one, so the figures are not an independent test.

The wedding list seems to follow these rules: the eleven stars of both texts and no others (without that clause precision falls by half), no star that
a malefic holds or pierces (without either clause it falls by nearly ten points), every weekday and every tithi except the last two of the dark half
(two in five of the days found are a Sunday, Tuesday or Saturday), and Venus visible down to a kalamsha of about 7 (\`asta=almanac\`). It does not drop
a day for vyatipata, vaidhriti or bhadra, which only take hours away, nor for all the days after an eclipse. In the months that the Dharmasindhu leaves
to local custom it prints fewer days than are fit. The upanayana list has days in Pausha and Ashadha, which the Dharmasindhu bars and the Muhurta
Chintamani allows, and three days under vyatipata or vaidhriti.

${printed}`;
}

/** The part of a page that was measured on printed lists. */
export const printedIn = (page: string): string => page.slice(page.indexOf('| engine and asta |'));

if (process.argv[1]?.endsWith('muhurta-page.ts')) {
  const { wholePrinted } = await import('../test/outside/tables.ts');
  writeFileSync('docs/MUHURTA.md', muhurtaPage(printedDaysText(wholePrinted)));
}
