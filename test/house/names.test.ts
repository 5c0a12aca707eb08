/**
 * Names of exports. A type has a name of its own in both packages, so that a search for the name finds one declaration.
 * A name says what a thing is: no export is called by a participle alone, and none by `said`, `asked`, `told` or `given`.
 */
import { expect, test } from 'vitest';
import { SOURCES } from '../kit/sources.ts';

interface Exported {
  readonly file: string;
  readonly kind: string;
  readonly name: string;
}

const EXPORT =
  /^export (?:default )?(?:declare |abstract |async )*(type|interface|class|enum|function\*?|const|let) (\w+)/gm;
const EXPORTS: readonly Exported[] = SOURCES.flatMap(({ file, text }) =>
  [...text.matchAll(EXPORT)].map(([, kind = '', name = '']) => ({ file, kind, name })),
);
const isType = ({ kind }: Exported): boolean => /^(?:type|interface|class|enum)$/.test(kind);

/** The words of a name in camel case: `bornAtDay` → born, At, Day. */
const wordsOf = (name: string): readonly string[] => name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? [];

const NEVER = new Set(['said', 'asked', 'told', 'given']);
const IRREGULAR = new Set(
  `born bought caught chosen drawn found gone held kept known left lost made met paid seen sent shown sought spent
   spoken standing stood taken told written`.split(/\s+/),
);
/** `Placed`, but not `Need` or `Speed`. */
const isParticiple = (word: string): boolean => IRREGULAR.has(word) || /[^e]ed$/.test(word);

const lines = (found: readonly Exported[]): readonly string[] => found.map(({ file, name }) => `${file}: ${name}`);

test('the exports are found', () => expect(EXPORTS.length).toBeGreaterThan(5000));

test('every exported type has a name of its own', () => {
  const files = new Map<string, Set<string>>();
  for (const each of EXPORTS.filter(isType))
    files.set(each.name, (files.get(each.name) ?? new Set<string>()).add(each.file));
  expect(
    [...files].filter(([, where]) => where.size > 1).map(([name, where]) => `${name}: ${[...where].join(', ')}`),
  ).toEqual([]);
});

test('no exported type and no component is called by a participle alone', () => {
  const bare = EXPORTS.filter(({ name }) => /^[A-Z][a-z]/.test(name) && wordsOf(name).length === 1);
  expect(lines(bare.filter(({ name }) => isParticiple(name.toLowerCase())))).toEqual([]);
});

test('no export is called by what was said, asked, told or given', () =>
  expect(lines(EXPORTS.filter(({ name }) => wordsOf(name).some((word) => NEVER.has(word.toLowerCase()))))).toEqual([]));
