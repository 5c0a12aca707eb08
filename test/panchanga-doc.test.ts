/** docs/PANCHANGA.md is written from the schemas; this finds a block or a field that came later. */
import { readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { BLOCKS, FRAME } from '../src/views/blocks/index.ts';

const doc = readFileSync(new URL('../docs/PANCHANGA.md', import.meta.url), 'utf8');

const fieldsOf = (schema: TSchema): string[] => {
  const { properties = {} } = schema as { properties?: Record<string, TSchema> };
  return Object.keys(properties).filter((name) => !name.startsWith('citation'));
};

for (const { name, reply } of [...FRAME, ...BLOCKS])
  test(`${name} stands in docs/PANCHANGA.md with its fields (else run builders/panchanga-page.ts)`, () => {
    const [, section = ''] = doc.split(`## \`${name}\`\n`);
    const own = section.split('\n## ')[0] ?? '';
    expect(own).not.toBe('');
    if (name === 'grahas') return; // one graha stands for the nine
    for (const field of fieldsOf(reply)) expect(own).toMatch(new RegExp(`\\| \`${field}(\`|[.[])`));
  });
