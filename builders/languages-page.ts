/**
 * Writes the tables of docs/LANGUAGES.md from the list of languages and packages/ganaka/data/lexicon, so that the page cannot say anything else.
 */
import { readFileSync } from 'node:fs';
import { LISTS, type ListId } from 'ganaka/internal/lexicon/index.ts';
import { LANGUAGE_IDS, type LanguageId, nameFieldOf, rowOf } from 'ganaka/internal/text/languages.ts';
import { FOLDERS } from 'ganaka/internal/text/loading/folders.ts';
import { CONFIDENCES, type Coverage } from 'ganaka/internal/text/name-confidence.ts';
import { parse } from 'yaml';

const SOURCES = new URL('../packages/ganaka/data/lexicon/sources.yaml', import.meta.url);

/** The lists as the table gathers them. */
const COLUMNS: Readonly<Record<string, readonly ListId[]>> = {
  'tithi, paksha': ['tithi', 'paksha'],
  nakshatra: ['nakshatra'],
  yoga: ['yoga'],
  karana: ['karana'],
  vara: ['vara'],
  masa: ['masa'],
  'rashi, graha': ['rashi', 'graha'],
  'ritu, ayana': ['ritu', 'ayana'],
  samvatsara: ['samvatsara'],
  'kala, chaughadiya, muhurta': ['kala', 'chaughadiya', 'muhurta_day', 'muhurta_night'],
  festival: ['festival'],
};
/** For which nothing has been collected yet. */
const isTried = (coverage: Coverage, list: ListId): boolean => coverage[list].missing < LISTS[list].length;

function countsIn(coverage: Coverage, lists: readonly ListId[]): string {
  return CONFIDENCES.map((each) => lists.reduce((sum, list) => sum + coverage[list][each], 0)).join('/');
}

interface Counted {
  readonly id: LanguageId;
  readonly coverage: Coverage;
}

async function counted(): Promise<Counted[]> {
  const all = await Promise.all(
    LANGUAGE_IDS.map(async (id) => {
      const found = await (await FOLDERS[id]()).sources?.();
      return found === undefined ? [] : [{ id, coverage: found.coverage }];
    }),
  );
  return all.flat();
}

const languageRow = (id: LanguageId): string => {
  const { english, endonym, script, digits, level, beta } = rowOf(id);
  return `| \`${id}\` | ${endonym} | ${english} | ${script} | ${digits} | ${level}${beta ? ', beta' : ''} | \`${nameFieldOf(id)}\` |`;
};

function coverageTable(languages: readonly Counted[]): string[] {
  const names = Object.keys(COLUMNS);
  const gathered = new Set(Object.values(COLUMNS).flat());
  const listIds = Object.keys(LISTS) as ListId[];
  const rows = languages.map(({ id, coverage }) => {
    const rest = listIds.filter((list) => !gathered.has(list) && isTried(coverage, list));
    const cells = [...Object.values(COLUMNS), rest].map((lists) => countsIn(coverage, lists));
    return `| \`${id}\` | ${cells.join(' | ')} |`;
  });
  return [`| | ${names.join(' | ')} | others |`, `|---|${names.map(() => '---').join('|')}|---|`, ...rows];
}

interface LexiconSource {
  readonly kind: string;
  readonly where: string;
  readonly licence?: string;
}
function sourcesTable(): string[] {
  const sources: Readonly<Record<string, LexiconSource>> = parse(readFileSync(SOURCES, 'utf8'));
  return [
    '| source | kind | where | licence |',
    '|---|---|---|---|',
    ...Object.entries(sources).map(
      ([id, { kind, where, licence = '' }]) => `| ${id} | ${kind} | ${where} | ${licence} |`,
    ),
  ];
}

export async function page(text: string): Promise<string> {
  const languages = await counted();
  const tables: Readonly<Record<string, readonly string[]>> = {
    languages: [
      '| code | endonym | English | script | digits in text | level | field of a name |',
      '|---|---|---|---|---|---|---|',
      ...LANGUAGE_IDS.map(languageRow),
    ],
    coverage: coverageTable(languages),
    sources: sourcesTable(),
  };
  let made = text;
  for (const [mark, lines] of Object.entries(tables)) {
    const [open, close] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
    const [from, to] = [made.indexOf(open), made.indexOf(close)];
    if (from < 0 || to < from) throw new Error(`docs/LANGUAGES.md has no part ${mark}`);
    made = `${made.slice(0, from)}${open}\n${lines.join('\n')}\n${made.slice(to)}`;
  }
  return made;
}
