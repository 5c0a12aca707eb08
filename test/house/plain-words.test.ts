/**
 * Turns of phrase that we no longer use, because a stranger has to read them twice. They are looked for in the docs, in
 * comments, in the words of the service and in the titles of tests; names in code are not looked at.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The turn, and what to write instead. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\bstands?\b(?!-| for\b| in for\b| out\b)/i, 'is, is placed, applies, holds'],
  [/\bstood\b/i, 'was'],
  [/\bbeside\b(?!:)/i, 'next to, besides, with, in addition to'],
  [/\b(?:is|are|was|were|be) told\b(?! apart)/i, 'gets a message, is said, is described'],
  [/\b(?:who|whoever) asks\b/i, 'the caller, callers'],
  [/\basked of\b/i, 'requested from, read from'],
  [/\bin (?:the|one|the same) breath\b/i, 'together with, at the same time'],
  [/\bof (?:its|their|his|her) own accord\b/i, 'by itself, automatically'],
  [/\bbe it\b/i, 'whether'],
  [/\bnought\b/i, 'zero, nothing'],
  [/\bhangs? on\b/i, 'depends on'],
  [/\bhanded (?:in|down|out)\b/i, 'passed, given'],
  [/\bdearer\b/i, 'more expensive'],
  [/\banew\b/i, 'again, new'],
  [/\bthrice\b/i, 'three times'],
  [/\bunsaid\b/i, 'not given'],
  [/\blikewise\b/i, 'in the same way, also'],
  [/\btill\b/i, 'until'],
  [/\bfor want of\b/i, 'for lack of'],
  [/\bin the midst\b/i, 'during, among'],
  [/\bupon\b/i, 'on, at'],
  [/\b(?:whence|thence|thereof|therein|thereupon|wherein|whereof)\b/i, 'from which, of it, in it'],
  [/\bthe last word\b/i, 'decides'],
  [/\ba line each\b/i, 'one line for each'],
  [/(?:^|[.;:] )Who (?:has|is|comes|reads|asks|holds|knows|wants|needs|signs)\b/, 'callers, readers, someone who'],
];

const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

const filesIn = (folder: string, ends: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.test(name))
    .map((name) => `${folder}/${name}`);

const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...filesIn('docs', /^[A-Z-]+\.md$/)];
const FOLDERS = ['packages/ganaka/src', 'packages/service/src'];
const SOURCES = FOLDERS.flatMap((folder) => filesIn(folder, /(?<!\.test)\.tsx?$/));
const TESTS_AND_TOOLS = [
  ...FOLDERS.flatMap((folder) => filesIn(folder, /\.test\.tsx?$/)),
  ...['test', 'builders', 'bench', 'scripts'].flatMap((folder) => filesIn(folder, /\.(?:tsx?|[cm]?js)$/)),
];

/** Rooms whose strings are read by people; elsewhere strings are markup, classes and names. */
const SPEAKS = /^packages\/\w+\/src\/(?:text|api|views|cli|accounts|http|settings)(?!.*\.test\.)/;

/** What comes before the title of a test; `)(` is that of `test.each`. Other strings of a test are data. */
const BEFORE_TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*$/;
/** Characters that are enough for it. */
const TITLE_LOOKBACK = 60;

/** A sentence of a string: without the code of a template, without classes; nothing for a path or a single word. */
function sentenceOf(literal: string): string {
  let text = literal;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replaceAll(/\$\{[^{}]*\}/g, ' ');
  }
  text = text.replaceAll(/class="[^"]*"/g, '');
  return text.includes(' ') ? text : '';
}

/** Lines of a page, or comments, strings and titles of a source, with the line each begins on. */
function wordsIn(path: string, text: string): { readonly line: number; readonly text: string }[] {
  if (path.endsWith('.md'))
    return text.split('\n').map((each, i) => ({ line: i + 1, text: each.replaceAll(/`[^`]*`/g, '') }));
  const isRead = (at: number): boolean =>
    SPEAKS.test(path) || BEFORE_TITLE.test(text.slice(Math.max(0, at - TITLE_LOOKBACK), at));
  let [line, counted] = [1, 0];
  return [...text.matchAll(COMMENT_OR_STRING)].map((match) => {
    line += text.slice(counted, match.index).split('\n').length - 1;
    counted = match.index;
    return { line, text: match[0].startsWith('/') ? match[0] : isRead(match.index) ? sentenceOf(match[0]) : '' };
  });
}

test('there are at least twenty turns, and each is found where it is written', () => {
  expect(TURNS.length).toBeGreaterThanOrEqual(20);
  const sample = 'Who asks is told whence; it stands beside it anew, be it nought.';
  expect(TURNS.filter(([turn]) => turn.test(sample)).length).toBeGreaterThanOrEqual(8);
  expect(TURNS.some(([turn]) => turn.test('stand-in, stands for, STANDS_IN, besides'))).toBe(false);
});

test('of a test the comments and titles are read, and its other strings are not', () => {
  const text = [
    '// a comment',
    "test('a title', () => ask('a question'));",
    "test.each([['a case']])(",
    "  'a title of %s',",
    ');',
    `describe(\`a title of \${name}\`, () => {});`,
  ].join('\n');
  const read = wordsIn('packages/service/src/http/some.test.ts', text).filter((each) => each.text !== '');
  expect(read.map((each) => `${each.line} ${each.text.replaceAll(/['`]/g, '').trim()}`)).toEqual([
    '1 // a comment',
    '2 a title',
    '4 a title of %s',
    '6 a title of',
  ]);
});

test('lines of the docs have at most 120 characters, except rows of tables, samples and pictures', () => {
  const long = PAGES.flatMap((path) => {
    let sample = false;
    return readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .flatMap((line, i) => {
        if (line.startsWith('```')) sample = !sample;
        return sample || line.length <= 120 || /^(?:\||\s*<| {4})/.test(line) ? [] : [`${path}:${i + 1}`];
      });
  });
  expect(long).toEqual([]);
});

test.each([
  ['docs', PAGES],
  ['comments and words', SOURCES],
  ['comments and titles of tests, builders, benchmarks and scripts', TESTS_AND_TOOLS],
])('%s use none of them', (_, paths) => {
  const found = paths.flatMap((path) =>
    wordsIn(path, readFileSync(join(ROOT, path), 'utf8')).flatMap(({ line, text }) =>
      TURNS.flatMap(([turn, better]) => {
        const hit = turn.exec(text)?.[0];
        return hit === undefined ? [] : [`${path}:${line} "${hit.trim()}": ${better}`];
      }),
    ),
  );
  expect(found).toEqual([]);
});
