/** What axe finds wrong with a page as it is shown. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

export async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate<Violation[]>(
    `(async () => { ${AXE}; return (await axe.run({ resultTypes: ['violations'], preload: false })).violations; })()`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}
