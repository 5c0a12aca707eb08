/** docs/PANCHANGA.md is written from the schemas and from two replies; a field, source or sample that came later fails here. */
import { readFileSync } from 'node:fs';
import { BLOCK_REPLIES } from 'ganaka/internal/views/blocks/index.reply.ts';
import { BLOCKS, FRAME } from 'ganaka/internal/views/blocks/index.ts';
import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { isInNamedLanguage, panchangaPage } from '../../builders/panchanga-page.ts';

const doc = readFileSync(new URL('../../docs/PANCHANGA.md', import.meta.url), 'utf8');

const fieldsOf = (schema: TSchema): string[] => {
  const { properties = {} } = schema as { properties?: Record<string, TSchema> };
  return Object.keys(properties).filter((name) => !name.startsWith('citation') && !isInNamedLanguage(name));
};

test('docs/PANCHANGA.md says what the blocks answer (else run builders/panchanga-page.ts)', () => {
  expect(doc.split('\n')).toEqual(panchangaPage().split('\n'));
});

for (const { name } of [...FRAME, ...BLOCKS])
  test(`${name} is in docs/PANCHANGA.md with its fields`, () => {
    const [, section = ''] = doc.split(`## \`${name}\`\n`);
    const own = section.split('\n## ')[0] ?? '';
    expect(own).not.toBe('');
    if (name === 'grahas') return; // one graha stands for the nine
    for (const field of fieldsOf(BLOCK_REPLIES[name])) expect(own).toMatch(new RegExp(`\\| \`${field}(\`|[.[])`));
  });
