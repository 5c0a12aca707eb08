/**
 * Looks up the locus of every citation in the source text, where that text is at hand, and writes docs/CITATIONS.md.
 * A verse is looked up by its number; a section by words of its own heading or rule, which LOCI gives in Devanagari.
 *
 * npx tsx builders/check-citations.ts ../shared/texts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKS, type WorkId } from '../src/rules/works.ts';

interface Cited {
  readonly work: WorkId;
  readonly at: string;
  readonly file: string;
}

const isWork = (id: string): id is WorkId => id in WORKS;

/** Citations as they stand in the code: object literals, and calls of a helper named after its work. */
function citedIn(file: string): Cited[] {
  const text = readFileSync(file, 'utf8');
  const literals = [...text.matchAll(/work: '(\w+)',\s*at: ['"]([^'"]+)['"]/g)];
  const calls = [...text.matchAll(/\b(mc|ds|ns|jn|pd|js|bphs|jp|sv|km|ss|vp)\(\s*['"]([^'"]+)['"]/g)];
  return [...literals, ...calls].flatMap(([, work = '', at = '']) => {
    const id = work.toUpperCase();
    return isWork(id) ? [{ work: id, at, file: file.replaceAll('\\', '/') }] : [];
  });
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesUnder(path);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

/** Words that stand in the section of the text on file. */
const LOCI: Readonly<Partial<Record<WorkId, Readonly<Record<string, string>>>>> = {
  DS: {
    'uddesha 2': 'संक्रांत्युद्देशो द्वितीयः',
    'uddesha 4 (samanya-paribhasha)': 'तिथिनिर्णये सामान्यपरिभाषा',
    'uddesha 4': 'सामान्यनिर्णयश्चतुर्थ उद्देशः',
    'uddesha 5': 'एकभुक्तनक्तायाचितोपवास',
    'uddesha 6': 'व्रतपरिभाषा',
    'uddesha 7': 'इति प्रतिपन्निर्णयः सप्तमः',
    'uddesha 8': 'इति द्वितीयानिर्णयोष्टम उद्देशः',
    'uddesha 9': 'इति तृतीयानिर्णयो नवमः',
    'uddesha 10': 'इति चतुर्थीनिर्णयो दशम उद्देशः',
    'uddesha 11': 'इति पञ्चमीनिर्णय एकादश उद्देशः',
    'uddesha 12': 'इति षष्ठीनिर्णयो द्वादशः',
    'uddesha 13': 'इति सप्तमीनिर्णयस्त्रयोदशः',
    'uddesha 14': 'इत्यष्टमीनिर्णयश्चतुर्दशोद्देशः',
    'uddesha 15': 'इति नवमीनिर्णयः पञ्चदशः',
    'uddesha 16': 'दशमीनिर्णयः षोडशः',
    'uddesha 17': 'स्मार्तनिर्णयः',
    'uddesha 18': 'इति द्वादशीनिर्णयोद्देशोऽष्टादशः',
    'uddesha 19': 'इति त्रयोदशीनिर्णयोद्देशः',
    'uddesha 20': 'इति चतुर्दशीनिर्णयोद्देशः',
    'uddesha 21': 'इति पञ्चदशीनिर्णयोद्देशः',
    'uddesha 33': 'विधिनिषेधसंग्रहोद्देशस्त्रयस्त्रिंशत्तमः',
    'vedha-vichara': 'वेधविचारः',
    'guru-shukraste varjyani': 'गुरुशुक्रास्ते वर्ज्यानि',
    'bhadra-mukha-puccha-lakshanam': 'भद्रामुखपुच्छलक्षणम्',
    'rambha-vrata': 'यत्रपूर्वविद्धाग्राह्यतयोच्यते तत्रास्तात्पूर्वद्विमुहूर्ताधिकाया',
    'Chaitra (manvadi)': 'मन्वादि',
    'navaratra-arambha': 'गणपतिपूजनंपुण्याहवाचनं',
    'akshaya-tritiya': 'कुतु',
    janmashtami: 'जन्माष्टमीव्रतम्',
    'dashavatara-jayantyah': 'दशावतारजयन्त्यः',
    vatsararambha: 'वत्सरारम्भ',
    'parana-nirnaya': 'पारणानिर्णयः',
    'raksha-bandhana': 'रक्षाबन्धनः',
    siddhivinayaka: 'सिद्धिविनायकव्रतम्',
    'yama-dvitiya': 'यमद्वितीया',
    govardhana: 'गोवर्धनपूजा',
    'naraka-chaturdashi': 'नरकचतुर्दशी',
    'vasanta-panchami': 'वसन्तपंचमी',
    'vata-savitri': 'वटसावित्रीव्रतम्',
    'vyasa-puja': 'व्यासपूजनविधीः',
    holika: 'होलिका पूजनम्',
    shivaratri: 'शिवरात्रिः',
    upakarma: 'उपाकर्मकालः',
    parashurama: 'तृतीयापरशुरामजयन्ती',
    'lakshmi-puja': 'लक्ष्मीपूजनोत्सव',
    'vijaya-dashami': 'विजयादशमीनिर्णयः',
    'govatsa-dvadashi': 'वसुबारस',
    ramanavami: 'रामनवमी',
    'akshayya-tritiya': 'अक्षय्यतृतीया',
    'karaka-chaturthi': 'करकचतुर्थी',
    'kojagara-vrata': 'कोजागरव्रतः',
    'mahashtami-nirnaya': 'महाष्टमीनिर्णयः',
    haritalika: 'हरितालिका',
    'rishi-panchami': 'ऋषिपञ्चमीव्रतम्',
    kalashtami: 'कृष्णाष्टमीकालाष्टमी',
    'ratha-saptami': 'रथसप्तमी',
    'naga-panchami': 'नागपञ्चमी',
    'nrisimha-jayanti': 'नृसिंहजयन्ती',
    'vivaha: rashikutam': 'राशिकूट',
    'vivaha: ganah': 'गणाः',
    'vivaha: nadi': 'नाडी',
    'vivaha: grahanam shatru-mitradi': 'शत्रुमित्र',
  },
  JN: {
    'vara-prakarana': '**अथ वारप्रकरणम्',
    'samvatsara-prakarana': '**अथ संवत्सरप्रकरणम्',
    'mana-prakarana': '**अथ मानप्रकरणम्',
    'saptarshi-chara': '**अथ सप्तर्षिचारः',
    'tithi-nirnaya': '**अथ तिथिनिर्णयः',
    'guna-vichara': 'गुणविचारः',
    'nady-apavada': 'नाड्यपवादः',
    'dura-vichara': 'दूरविचारः',
  },
  KM: { 'prakarana 3': 'मुहूर्त' },
  PD: { '15.14': 'पञ्चदशोऽध्यायः' },
};

const TEXT_FILE: Readonly<Partial<Record<WorkId, string>>> = {
  DS: 'dharmasindhu.md',
  JN: 'jyotirnibandha-1919.md',
  KM: 'kalamadhava.md',
  PD: 'phaladeepika.md',
  JP: 'jataka-parijata.md',
  SV: 'saravali-1907.md',
  JS: 'jaimini-sutras-1913.md',
  VP: 'vivahapatala.md',
};

type Verses = Readonly<Record<string, Readonly<Record<string, string>>>>;

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

/** `1.28-1.29, 1.42` as single verses. */
function* versesOf(at: string): Generator<[chapter: string, verse: number]> {
  for (const [, chapter = '', first = '', , last] of at.matchAll(/(\d+)\.(\d+)(?:[-–](\d+)\.(\d+))?/g)) {
    for (let verse = Number(first); verse <= Number(last ?? first); verse++) yield [chapter, verse];
  }
}

function lookVerses(verses: Verses, at: string): string {
  const wanted = [...versesOf(at)];
  if (wanted.length === 0) return 'no verse number';
  const found = wanted.map(([chapter, verse]) => {
    const known = verses[chapter];
    if (known === undefined) return 'chapter not in the copy on file';
    if (known[String(verse)] !== undefined) return 'found';
    return known[String(verse + 1)] !== undefined
      ? 'found (number lost in print, stands before the next)'
      : 'NOT FOUND';
  });
  return [...new Set(found)].join('; ');
}

interface Index {
  readonly chapters: readonly { readonly chapter: string; readonly rules: readonly { readonly verses: string }[] }[];
}

/** The Surya-siddhanta by chapter and last verse. */
function lookSiddhanta(index: Index, at: string): string {
  const [, roman = '', verse] = /^([IVX]+)(?:\.(\d+))?/.exec(at) ?? [];
  const chapter = index.chapters.find((each) => each.chapter.startsWith(`${roman} `));
  if (chapter === undefined) return 'NOT FOUND';
  const last = Number(/(\d+)$/.exec(chapter.rules.at(-1)?.verses ?? '')?.[1] ?? 0);
  return verse === undefined || Number(verse) <= last ? 'found' : 'NOT FOUND';
}

/** The longest key of LOCI that the locus contains decides. */
function lookSection(work: WorkId, text: string, at: string): string {
  const loci = LOCI[work] ?? {};
  const key = Object.keys(loci)
    .filter((each) => at.includes(each) && !/^\d/.test(at.slice(at.indexOf(each) + each.length)))
    .sort((a, b) => b.length - a.length)[0];
  const needle = key === undefined ? undefined : loci[key];
  if (needle === undefined) return 'heading not mapped';
  const line = text.split('\n').findIndex((each) => each.includes(needle));
  return line < 0 ? 'section not in the copy on file' : `found (line ${line + 1})`;
}

function check(folder: string): string {
  const has = new Set(readdirSync(folder));
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const mc = versesFrom(join(folder, 'muhurta-chintamani-verses.json'), 'prakaranas');
  const bphs = versesFrom(join(folder, 'brihat-parashara-hora-verses.json'), 'chapters');
  const ss = JSON.parse(read('surya-siddhanta-verse-index.json')) as Index;
  const texts = new Map<WorkId, string>();
  const textOf = (work: WorkId): string | null => {
    const file = TEXT_FILE[work];
    if (file === undefined || !has.has(file)) return null;
    if (!texts.has(work)) texts.set(work, read(file));
    return texts.get(work) ?? null;
  };
  const look = ({ work, at }: Cited): string => {
    if (work === 'MC') return lookVerses(mc, at);
    if (work === 'BPHS') return lookVerses(bphs, at);
    if (work === 'SS') return lookSiddhanta(ss, at);
    const text = textOf(work);
    return text === null ? 'text not on file' : lookSection(work, text, at);
  };

  const byLocus = new Map<string, { cited: Cited; files: Set<string> }>();
  for (const cited of sourcesUnder('src').flatMap(citedIn)) {
    const key = `${cited.work} ${cited.at}`;
    const known = byLocus.get(key) ?? { cited, files: new Set<string>() };
    known.files.add(cited.file);
    byLocus.set(key, known);
  }
  const rows = [...byLocus.values()].sort((a, b) =>
    a.cited.work === b.cited.work
      ? a.cited.at.localeCompare(b.cited.at, 'en', { numeric: true })
      : a.cited.work < b.cited.work
        ? -1
        : 1,
  );
  const results = rows.map(({ cited, files }) => ({ cited, files, result: look(cited) }));
  const count = results.filter(({ result }) => result.startsWith('found')).length;
  return `# Citations and where they were found

Made by \`builders/check-citations.ts\`: every locus cited in the code, looked up in the source texts at hand. ${count} of ${results.length} were
found; the others name the reason. A text or chapter that is not on file was read in another copy (see the rule tables).

| work | locus | result | cited in |
|---|---|---|---|
${results.map(({ cited, files, result }) => `| ${WORKS[cited.work].title} | ${cited.at} | ${result} | ${[...files].map((file) => `\`${file}\``).join(', ')} |`).join('\n')}
`;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('give the folder of the source texts');
const report = check(folder);
writeFileSync('docs/CITATIONS.md', report);
process.stdout.write(
  `${report
    .split('\n')
    .filter((line) => /NOT FOUND|not mapped|not in the copy|not on file|no verse/.test(line))
    .join('\n')}\n`,
);
