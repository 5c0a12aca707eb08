/**
 * Writes docs/PANCHANGA.md: every field of the snapshot from the blocks' own schemas, with a value from two engines and
 * the sources that the replies cite.
 */

import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { defaultsOf, type Engine, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { endingOf, isSpoken, LANGUAGE_IDS } from 'ganaka/internal/text/languages.ts';
import type { Block } from 'ganaka/internal/views/blocks/block.ts';
import { BLOCK_REPLIES } from 'ganaka/internal/views/blocks/index.reply.ts';
import { BLOCKS, FRAME } from 'ganaka/internal/views/blocks/index.ts';
import { conventionsOf, panchangaOf } from 'ganaka/internal/views/day/panchanga.ts';
import type { TSchema } from 'typebox';
import { drik, suryaSiddhanta } from '../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../packages/ganaka/test/kit/voices.ts';
import { madeBy, wrapped } from './wrap.ts';

const DAY = dayOf({ year: 2026, month: 11, day: 14 });
const ALL = [...FRAME, ...BLOCKS];
const LONGEST_SAMPLE = 60;

const skyOf = (engine: Engine): Sky =>
  engine.skyOver(placeWithOffset('Dehradun', 30.3165, 78.0322, 5.5), defaultsOf(engine.info));
const sampleOf = (engine: Engine): Record<string, unknown> =>
  panchangaOf(momentUnder(skyOf(engine), DAY), ENGLISH_AND_HINDI, ALL);

const INTRODUCTION = `${madeBy('panchanga-page.ts')}# The panchanga

Written by \`builders/panchanga-page.ts\` from the schemas of the blocks, so that no field is missing here; the text above the
tables is that script's. Samples: Dehradun (30.3165, 78.0322, tz 5.5), 14 November 2026, time empty, a key with full access.

A field with \`name_hi\` also comes in every other language that \`lang\` names: \`name_ta\`, \`name_sa_latn\` ([LANGUAGES.md](LANGUAGES.md)).
The tables leave these out.

## The day

- A day runs from sunrise to sunrise **of the engine asked**: day and night, kalas, muhurtas, horas and chaughadiyas are cut
  from that engine's own sunrise, sunset and next sunrise. Without \`time\` the moment is the sunrise.
- A moment before sunrise belongs to the day whose sunrise precedes it: its vara, risings and divisions are those of the
  civil date before (\`instant.panchanga_date\`), while the angas are those of the moment itself.
- Where the Sun does not rise or set, the blocks cut from day and night are null, \`notes\` says why, the day for
  \`transitions\` and for the Moon is the civil one, and the angas are given for \`time\` or for true noon (\`instant.basis\`). The last day
  with a sunrise ends at midnight. The hours from midnight to the first sunrise after the polar night or the midnight sun
  are given by the clock, under the date of that sunrise.
- \`transitions[]\` lists every run that touches sunrise → next sunrise: a kshaya tithi shows as three entries, a vriddhi one as
  a single entry that holds both sunrises.
- \`moonrise\` and \`moonset\` are those between this sunrise and the next, as printed panchangas give them. \`moon_day=civil\` (panchanga, rise-set) also gives
  those of the civil day of the moment, midnight to midnight, as \`civil_day\`; one that does not happen that day is null with a note.
- Mula has one varjyam, at 56 sixtieths of the star (Narada, in Jyotirnibandha and Muhurta Chintamani). \`mula_varjyam=two\` (panchanga, muhurta) also gives the one at
  20 that almanacs of the south print.

## The Tamil day

\`southern_day\` has what a Tamil daily sheet has in addition, given by name alone.

- Gowri by day is agreed by its sources: the kalas of the seven weekday lords in their order from the day's own, with
  visham put in at rahu kala. By night there are three tables, which agree on no more than three weekdays:
  \`gowri_night=vinaadi\` (the default), \`kala_chakra\`, \`hindu_blog\` (Sunday alone; on other days \`night\` is null
  with a note).
- \`nalla_neram=gowri\` (the default): the good gowri kalas of the day that are not rahu kala, yamaganda or gulika kala.
  \`hora\`: the horas of Jupiter, Venus, Mercury and the Moon without the three, pieces under five minutes left out.
  \`clock\`: the fixed times that daily sheets without a place print.
- The Tamil month of kari naal and season is by the sunset rule under the Sun of the reply's engine. Sheets by the vakya
  year begin some months a day later (Thai, Aavani and Purattasi 2026); we do not have that Sun. In Aippasi and
  Karthigai the lists of kari naal differ, which \`disputed\` says.
- Yogas of weekday and star: the table in which two programs agree; \`disputed\` marks the sixteen cells in which a third
  or fourth table differs.
- Chandrashtama names the rashi of birth from which the Moon is in the eighth, and all stars of that rashi. Other almanacs
  name one star, by two other counts; these are not given.
- Soolam is Tirumantiram 797-798, parigaram has three sources, the end of soolam one. Netra and jeeva are left out: they
  have one source without a print.
- Almanacs of Kerala that print these tables were not found, so its pages keep chaughadiya.

## Formulas

| what | formula |
|---|---|
| tithi, karana | Moon − Sun in parts of 12° and 6°; karana 1 is the first half of shukla 1 |
| nakshatra | Moon's longitude in parts of 13°20′ |
| yoga | Sun + Moon in parts of 13°20′ |
| amanta month | new moon to new moon; number = rashi of the Sun at its beginning + 1 (Mina → Chaitra); no sankranti in it: adhika, two: kshaya |
| purnimanta month | the amanta name in the bright half, the next in the dark; both halves of an adhika month keep its name |
| purnima_date | the day, sunrise to sunrise, that holds the full moon |
| solar month | day 1 follows the sankranti by the rule of the land (\`conventions.solar_month\`): sunset in Tamil Nadu and where no solar calendar is kept, three fifths of the daylight in Kerala, the civil day after in Bengal and Assam, the day from sunrise to sunrise in Odisha, Punjab and Haryana, that of Bikram Sambat in Nepal; [CALENDARS.md](CALENDARS.md) has the sources |
| Kali years gone | whole sidereal years since the Kali epoch by the Sun's longitude; one more from Chaitra shukla 1 (adhika Chaitra included) |
| Shaka, Vikram | Kali gone − 3179; Shaka + 135; Kartikadi one less until Kartika shukla 1 |
| Yudhishthira, Parashurama | Shaka + 2526; Kali gone − 1925 from day 1 of solar Kanya |
| new_year | the day on which the running year's first day is observed: that whose sunrise the pratipada meets (or which holds it whole). Lunar years are those of the instant, so between the beginning of the pratipada and that day's sunrise the new year is tomorrow |
| kalpa | 1,972,947,179 + Shaka years gone |
| Barhaspatya | 27 + rashis gone by the engine's mean Jupiter since the Kali epoch, mod 60 |
| name of the Vikram year | Barhaspatya when the lunar year begins: in northern India by the text's revolutions (Surya-siddhanta I.31, without bija), elsewhere by the engine's mean Jupiter; \`barhaspatya.schools\` has both |
| Chandra, Paitamaha | 12 + Shaka, mod 60; 13 + years gone of the kalpa, mod 60 (they agree) |
| solar ritu, ayana | two rashis from Mina, in the Tamil lands from Mesha; from Makara and Karka |
| ghati | a sixtieth of 24 hours |

The name that a kshaya month takes with it is argued among almanacs: \`kshaya\` is the flag, \`lost\` the second name.

## The name of the year in print

| Vikram | the text's Jupiter | printed | corrected Jupiter | printed |
|---|---|---|---|---|
| 2077 | Pramadi | Shaurya Times (Unnao), April 2021, of the year before | Pramadi | |
| 2078 | Rakshasa | Shaurya Times, April 2021: most almanacs, Ananda being lost | Ananda | a few almanacs, by the same report |
| 2079 | Nala | Webdunia, 1 April 2022; News4 Himachal | Rakshasa | Drik Panchang |
| 2080 | Nala | Unpaid News Hindi (Indore), March 2023 | Nala | Drik Panchang |
| 2081 | Kalayukta | Webdunia, 30 December 2023 | Pingala | |
| 2082 | Siddharthi | Jayaditya Panchang of Jaipur, in Report Bharat Hindi | Kalayukta | |
| 2083 | Raudra | Webdunia, 9 March 2026; Punjab Kesari, 5 March 2026 | Siddharthi | Drik Panchang |

For 2080 Zee Bihar Jharkhand (22 March 2023) prints Pingala, which neither school has at the new year; the text's Jupiter
enters it two days later. No print of 2076 was found, none of the almanacs of Kashi, and none of Nepal.

## Agreement with others

\`test/panchanga/angas.test.ts\` holds the Drik engine to Drik Panchang's printed days of 2022–23, its tithis for Delhi 1900–2050 and three
other towns, the Calendar Reform Committee's new and full moons, adhika and kshaya months 1900–2100, Tamil solar months and
four years of the Swiss Ephemeris, each inside the tolerance of the table.
`;

/** `name_ta` and its like, which every name has: said once above the tables. */
const ENDINGS = LANGUAGE_IDS.filter((id) => !isSpoken(id)).map((id) => `_${endingOf(id)}`);
export const isInNamedLanguage = (field: string): boolean => ENDINGS.some((ending) => field.endsWith(ending));

type Row = readonly [path: string, type: string, description: string, path1: unknown, path2: unknown];

function rowsOf(schema: TSchema, path: string, one: unknown, other: unknown): Row[] {
  const {
    type,
    properties,
    items,
    anyOf,
    description = '',
    enum: words,
  } = schema as {
    type?: string;
    properties?: Record<string, TSchema>;
    items?: TSchema;
    anyOf?: TSchema[];
    description?: string;
    enum?: unknown[];
  };
  const inner = anyOf?.find((each) => (each as { type?: string }).type !== 'null');
  if (inner !== undefined) return rowsOf({ description, ...inner }, path, one, other);
  if (path.endsWith('citation') || path.includes('citations')) return [];
  if (properties !== undefined && Object.keys(properties).length > 0)
    return Object.entries(properties)
      .filter(([name]) => !isInNamedLanguage(name))
      .flatMap(([name, each]) => rowsOf(each, path === '' ? name : `${path}.${name}`, at(one, name), at(other, name)));
  if (items !== undefined) return rowsOf(items, `${path}[]`, at(one, 0), at(other, 0));
  return [[path, words === undefined ? (type ?? 'object') : words.join(' \\| '), description, one, other]];
}

const at = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;

const shown = (value: unknown): string => {
  if (value === undefined) return '';
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('|', '\\|').replaceAll('\n', ' ');
  return text.length > LONGEST_SAMPLE ? `${[...text].slice(0, LONGEST_SAMPLE).join('')}…` : text;
};

interface Cited {
  readonly work: string;
  readonly locus?: string;
  readonly gist: string;
  readonly confidence: string;
}
const isCited = (value: object): value is Cited => 'work' in value && 'gist' in value && 'confidence' in value;

/** Every citation inside a reply, once. */
function citations(value: unknown, found = new Map<string, Cited>()): Map<string, Cited> {
  if (typeof value !== 'object' || value === null) return found;
  if (isCited(value)) found.set(`${value.work} ${value.locus ?? ''} ${value.gist}`, value);
  else for (const each of Object.values(value)) citations(each, found);
  return found;
}

function section(block: Block & Pick<(typeof ALL)[number], 'name'>, one: unknown, other: unknown): string {
  const { name, summary, needs, given } = block;
  const reply = BLOCK_REPLIES[name];
  const conventions = conventionsOf([block], skyOf(drik()));
  // the nine grahas have one shape; it is shown once
  const narrowed = name === 'grahas' ? (reply as unknown as { properties: { guru: TSchema } }).properties.guru : reply;
  const pick = (value: unknown) => (name === 'grahas' ? at(value, 'guru') : value);
  const rows = rowsOf(narrowed, '', pick(one), pick(other));
  const cited = [...citations([one, other]).values()];
  return [
    `## \`${name}\``,
    '',
    `${summary}.${needs === undefined ? '' : ' Null where sunrise, sunset or the next sunrise is missing.'}${given === undefined ? '' : ' Not in every reply.'}`,
    ...Object.entries(conventions).map(([key, value]) => `Convention \`${key}\`: ${value}.`),
    '',
    '| field | type | meaning | drik | surya_siddhanta |',
    '|---|---|---|---|---|',
    ...rows.map(([path, type, description, a, b]) => {
      const label = path === '' ? '(value)' : name === 'grahas' ? `guru.${path}` : path;
      return `| \`${label}\` | ${type} | ${description} | ${shown(a)} | ${shown(b)} |`;
    }),
    ...(cited.length === 0 ? [] : ['', 'Sources:']),
    ...cited.map(
      ({ work, locus, gist, confidence }) =>
        `- ${work}${locus === undefined ? '' : ` ${locus}`}: ${gist} (${confidence})`,
    ),
    '',
  ].join('\n');
}

export const panchangaPage = (): string => wrapped(panchangaText());

function panchangaText(): string {
  const modern = sampleOf(drik());
  const classical = sampleOf(suryaSiddhanta());
  return [INTRODUCTION, ...ALL.map((each) => section(each, modern[each.name], classical[each.name]))].join('\n');
}
