/** docs/PANCHANGA.md has every field of the panchanga. */
import { readFileSync } from 'node:fs';
import { BLOCK_REPLIES } from 'ganaka/internal/views/blocks/index.reply.ts';
import { BLOCKS, FRAME } from 'ganaka/internal/views/blocks/index.ts';
import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { isInNamedLanguage } from '../../builders/panchanga-page.ts';

const doc = readFileSync(new URL('../../docs/PANCHANGA.md', import.meta.url), 'utf8');

const fieldsOf = (schema: TSchema): string[] => {
  const { properties = {} } = schema as { properties?: Record<string, TSchema> };
  return Object.keys(properties).filter((name) => !name.startsWith('citation') && !isInNamedLanguage(name));
};

for (const { name } of [...FRAME, ...BLOCKS])
  test(`${name} is in docs/PANCHANGA.md with its fields`, () => {
    const [, section = ''] = doc.split(`## \`${name}\`\n`);
    const own = section.split('\n## ')[0] ?? '';
    expect(own).not.toBe('');
    if (name === 'grahas') return; // one graha stands for the nine
    for (const field of fieldsOf(BLOCK_REPLIES[name])) expect(own).toMatch(new RegExp(`\\| \`${field}(\`|[.[])`));
  });
