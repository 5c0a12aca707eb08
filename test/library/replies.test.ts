/** The types of replies and options follow the schemas. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { optionTypes, schemaTypes } from '../../builders/reply-types.ts';

const written = (name: string): string =>
  readFileSync(new URL(`../../src/replies/${name}.ts`, import.meta.url), 'utf8');

test('src/replies/schemas.ts is what the schemas say (else run builders/reply-types.ts)', () => {
  expect(written('schemas')).toBe(schemaTypes());
});

test('src/replies/options.ts is what the parameters say (else run builders/reply-types.ts)', () => {
  expect(written('options')).toBe(optionTypes());
});
