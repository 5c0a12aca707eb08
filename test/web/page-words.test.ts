/** One kind of digits on a page, and the page's own words where a language lacks a label. */

import { loadLanguages } from 'ganaka/internal/text/loading/folders.ts';
import { beforeAll, expect, test } from 'vitest';
import { labelIn } from '../../packages/service/src/web/design/names.tsx';
import type { ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';

const LANGUAGES = ['sa', 'mr', 'ne', 'gu'] as const;
let service: ReadService;
beforeAll(async () => {
  await loadLanguages(LANGUAGES);
  service = await sharedService('fixed');
});

const INDORE = '1269743';
const htmlOf = async (path: string): Promise<string> => (await fetch(service.url + path)).text();

test.each(['/day/2026-11-08', '/month/2026-11', '/festivals/2026'])(
  '%s in Hindi has the digits 0–9 alone',
  async (path) => {
    const html = await htmlOf(`${path}?town=${INDORE}&lang=hi`);
    expect(/<main.*<\/main>/s.exec(html)?.[0]).not.toMatch(/[०-९]/);
  },
);

test.each(LANGUAGES)('the heading of a year in %s is never one English word before a date', async (lang) => {
  const [, heading = ''] = /<h1>(.*?)<\/h1>/s.exec(await htmlOf(`/festivals/2026?town=${INDORE}&lang=${lang}`)) ?? [];
  const own = labelIn('festival', `en+${lang}`);
  if (own.lang === lang) expect(heading).toContain(`<span lang="${lang}">${own.value}</span>`);
  else expect(heading).toBe('Festivals of 2026 in Indore');
});
