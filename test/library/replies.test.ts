/** The types of replies and options follow the schemas. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { optionTypes, schemaTypes } from '../../builders/reply-types.ts';
import { typeText } from '../../builders/schema-types.ts';

const written = (name: string): string =>
  readFileSync(new URL(`../../packages/ganaka/src/library/types/${name}.generated.ts`, import.meta.url), 'utf8');

test('packages/ganaka/src/library/types/replies.generated.ts is what the schemas say (else run builders/reply-types.ts)', () => {
  expect(written('replies')).toBe(schemaTypes());
});

test('packages/ganaka/src/library/types/options.generated.ts is what the parameters say (else run builders/reply-types.ts)', () => {
  expect(written('options')).toBe(optionTypes());
});

test('editors show what a field of a reply means: its description is its comment', () => {
  const [, tithi = ''] = /export type Tithi = \{(.*?)\n\}/s.exec(written('replies')) ?? [];
  expect(tithi).toContain('/** Moon minus Sun, degrees */\n  elongation: number;');
  expect(typeText({ type: 'object', properties: { a: { type: 'string', description: 'ends */ early' } } })).toBe(
    '{\n/** ends *\\/ early */\n"a"?: string;\n}',
  );
});
