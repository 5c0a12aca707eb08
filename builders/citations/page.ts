/**
 * The page docs/CITATIONS.md: the locus of every citation looked up in the source texts of a folder. A verse is looked up by its number; a
 * section by its heading and the words of the rule, each part of a locus for itself (`loci.ts`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKS, type WorkId } from 'ganaka/internal/rules/works.ts';
import { madeBy, wrapped } from '../wrap.ts';
import { type Cited, citedUnder } from './collect.ts';
import { CHAPTERS } from './loci.ts';
import {
  type Looked,
  lookChapters,
  lookDharmasindhu,
  lookJyotirnibandha,
  lookKalamadhava,
  lookSiddhanta,
  lookVerses,
  type SiddhantaIndex,
  type Verses,
} from './look.ts';

type Text = readonly string[];
interface Book {
  readonly file: string;
  readonly look: (text: Text, locus: string) => Looked;
}
const BOOKS: Readonly<Partial<Record<WorkId, Book>>> = {
  DS: { file: 'dharmasindhu.md', look: lookDharmasindhu },
  JN: { file: 'jyotirnibandha-1919.md', look: lookJyotirnibandha },
  KM: { file: 'kalamadhava.md', look: lookKalamadhava },
  PD: { file: 'phaladeepika.md', look: lookChapters(CHAPTERS.phaladeepika) },
  SV: { file: 'saravali-1907.md', look: lookChapters(CHAPTERS.saravali) },
  JP: { file: 'jataka-parijata.md', look: lookChapters(CHAPTERS.jatakaParijata) },
};

/** Chapter → verse → text; the two files nest them differently. */
function versesFrom(path: string, field: 'prakaranas' | 'chapters'): Verses {
  const chapters = (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, unknown>>)[field] ?? {};
  return Object.fromEntries(
    Object.entries(chapters).map(([number, chapter]) => {
      const nested = typeof chapter === 'object' && chapter !== null && 'verses' in chapter ? chapter.verses : chapter;
      return [number, nested as Record<string, string>];
    }),
  );
}

/** The table of the Parashara Hora has chapter 47, of 89 verses, under 40, with the end of 45 behind it; 40 itself it lacks. */
function asNumbered({ 40: filed = {}, ...others }: Verses): Verses {
  return { ...others, 47: Object.fromEntries(Object.entries(filed).filter(([verse]) => Number(verse) <= 89)) };
}

export function lookerIn(folder: string): (cited: Pick<Cited, 'work' | 'at'>) => string {
  const has = new Set(readdirSync(folder));
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const mc = versesFrom(join(folder, 'muhurta-chintamani-verses.json'), 'prakaranas');
  const bphs = asNumbered(versesFrom(join(folder, 'brihat-parashara-hora-verses.json'), 'chapters'));
  const ss = JSON.parse(read('surya-siddhanta-verse-index.json')) as SiddhantaIndex;
  const texts = new Map<string, Text>();
  const textOf = (file: string): Text => {
    const known = texts.get(file) ?? read(file).split('\n');
    texts.set(file, known);
    return known;
  };
  return ({ work, at }) => {
    if (work === 'MC') return lookVerses(mc, at);
    if (work === 'BPHS') return lookVerses(bphs, at);
    if (work === 'SS') return lookSiddhanta(ss, at);
    const book = BOOKS[work];
    if (book === undefined || !has.has(book.file)) return 'text not on file';
    const looked = book.look(textOf(book.file), at);
    if ('missing' in looked) return looked.missing;
    const lines = [...new Set(looked.lines)];
    return `found (line${lines.length > 1 ? 's' : ''} ${lines.join(', ')})`;
  };
}

export async function citationsPage(folder: string): Promise<string> {
  const look = lookerIn(folder);
  const rows = (await citedUnder('packages/ganaka/src'))
    .sort((a, b) => (a.work === b.work ? a.at.localeCompare(b.at, 'en', { numeric: true }) : a.work < b.work ? -1 : 1))
    .map((cited) => ({ ...cited, result: look(cited) }));
  const isFound = ({ result }: { readonly result: string }): boolean =>
    result.split('; ').every((part) => part.startsWith('found'));
  const read = rows.filter((each) => each.read);
  return wrapped(`${madeBy('check-citations.ts', 'npx tsx builders/check-citations.ts ../shared/texts')}# Citations and where they were found

Made by \`builders/check-citations.ts\`: every locus that the code cites from the books in \`packages/ganaka/src/rules/works.ts\`, looked up
in our source texts. All parts of ${read.filter(isFound).length} of the ${read.length} that are cited as \`read-in-text\` were found there. The other
${rows.length - read.length} are cited as \`secondary\`: they were read in a translation, or their text or chapter is not on file, so that
nobody can look them up in our copy. (39 to 42, 45, 46 and 67 to 70 of the Parashara Hora were seen in
sanskrit/raw_etexts, jyotiSham/parashara_hora_shastra.md.)

| work | locus | cited as | result | cited in |
|---|---|---|---|---|
${rows.map(({ work, at, read: isRead, files, result }) => `| ${WORKS[work].title} | ${at} | ${isRead ? 'read-in-text' : 'secondary'} | ${result} | ${files.map((file) => `\`${file}\``).join(', ')} |`).join('\n')}
`);
}
