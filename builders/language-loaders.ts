/**
 * Makes packages/ganaka/src/text/loaders/ from the list of languages: where the words of each language are loaded from. Each part of a language has a
 * file of its own, so that a program which loads one part reaches no other. These files are not committed: scripts/words.mjs makes them.
 */
import { LANGUAGES, type LanguageRow } from 'ganaka/internal/text/languages.ts';

/** A part of a language, and the files of its folder that have it. */
interface Part {
  readonly list: string;
  readonly about: string;
  readonly files: readonly string[];
}

const NAMED: Readonly<Record<string, Part>> = {
  named: { list: 'NAMED', about: 'the named languages', files: ['index.generated.ts'] },
  'named-days': {
    list: 'NAMED_DAYS',
    about: 'a day in the named languages',
    files: ['day-names.generated.ts', 'labels.generated.ts'],
  },
};
const SPOKEN: Readonly<Record<string, Part>> = {
  spoken: { list: 'SPOKEN', about: 'replies', files: ['index.ts'] },
  days: { list: 'DAYS', about: 'a day', files: ['names/angas.ts', 'names/calendar.ts', 'labels.ts'] },
  books: { list: 'BOOKS', about: 'the kundali book', files: ['book/index.ts'] },
  terminals: { list: 'TERMINALS', about: 'the terminal', files: ['terminal.ts'] },
  pages: { list: 'PAGES', about: 'the pages', files: ['pages/index.ts'] },
  labs: { list: 'LABS', about: 'the laboratory', files: ['pages/lab.ts', 'locale.ts'] },
};

const folderOf = (id: string): string => `../languages/${id.toLowerCase()}`;
const keyText = (id: string): string => (/^\w+$/.test(id) ? id : `'${id}'`);
const MADE = 'Made by builders/language-loaders.ts from languages.ts.';

function loadersText({ list, about, files }: Part, ids: readonly string[]): string {
  const lines = ids.map((id) => {
    const imports = files.map((file) => `import('${folderOf(id)}/${file}')`);
    const loaded = imports.length === 1 ? imports.join() : `Promise.all([${imports.join(', ')}])`;
    return `  ${keyText(id)}: () => ${loaded},\n`;
  });
  return `/** Where the words of ${about} are loaded from. ${MADE} */\nexport const ${list} = {\n${lines.join('')}};\n`;
}

/** Calendar files are written while a reply is computed, which cannot wait for a language: their few words are always there. */
function calendarsText(ids: readonly string[]): string {
  const imports = ids.map((id) => `import { calendar as ${id} } from '${folderOf(id)}/calendar.ts';\n`);
  return `/** The words of calendar files. ${MADE} */\n${imports.join('')}\nexport const CALENDARS = { ${ids.join(', ')} };\n`;
}

/** The generated files, by paths below packages/ganaka/src/text/. */
export function loaderFiles(
  rows: Readonly<Record<string, Pick<LanguageRow, 'level'>>> = LANGUAGES,
): Readonly<Record<string, string>> {
  const ids = Object.keys(rows);
  const spoken = ids.filter((id) => rows[id]?.level === 'spoken');
  const named = ids.filter((id) => !spoken.includes(id));
  const parts = [
    ...Object.entries(SPOKEN).map(([file, part]) => [file, part, spoken] as const),
    ...Object.entries(NAMED).map(([file, part]) => [file, part, named] as const),
  ].map(([file, part, languages]) => [`loaders/${file}.generated.ts`, loadersText(part, languages)]);
  return {
    'loaders/calendars.generated.ts': calendarsText(spoken),
    ...Object.fromEntries(parts),
  };
}
