/** docs/MCP.md, docs/PROMPTS.md and server.json: the table is that of the tools and routes, and every prompt is answered. */
import { readFileSync } from 'node:fs';
import { engineInfos } from 'ganaka/internal/sky/engines/registry.ts';
import { expect, test } from 'vitest';
import { creditsOf } from '../../packages/service/src/accounts/credits.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { askHere } from '../../packages/service/src/cli/operator/mcp.ts';
import { resultOf } from '../../packages/service/src/mcp/result.ts';
import { TOOLS } from '../../packages/service/src/mcp/tools/index.ts';
import { readSettings } from '../../packages/service/src/settings.ts';

const textOf = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const page = textOf('docs/MCP.md');

test('the table of tools is what the table of routes says', () => {
  const rows = TOOLS.map(({ name, routes }) => {
    const row = ALL_ROWS.find(({ path }) => path === routes[0]);
    const paths = routes.map((path) => `\`${path}\``).join(', ');
    return `| \`${name}\` | ${paths} | ${creditsOf(row?.credits ?? 'none')} | ${row?.access} |`;
  });
  expect(page.match(/^\| `[a-z_]+` \| .* \| \d+ \| [a-z]+ \|$/gm)).toEqual(rows);
});

test('every configuration of the page is JSON', () => {
  const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)];
  expect(blocks).toHaveLength(3);
  for (const [, text = ''] of blocks) expect(JSON.parse(text)).toBeTypeOf('object');
});

test('every prompt is answered by its call, and every tool has one', async () => {
  const settings = readSettings({});
  const desk = { ask: askHere(settings), engines: engineInfos(settings) };
  const prompts = [...textOf('docs/PROMPTS.md').matchAll(/^> .+\n\n```json\n([\s\S]*?)```/gm)].map(
    ([, text = '']): { tool: string; arguments: object } => JSON.parse(text),
  );
  expect(new Set(prompts.map(({ tool }) => tool))).toEqual(new Set(TOOLS.map(({ name }) => name)));
  for (const { tool, arguments: given } of prompts) {
    const called = TOOLS.find(({ name }) => name === tool);
    if (called === undefined) throw new Error(`there is no tool ${tool}`);
    const { structuredContent, content } = await resultOf(called, given, desk);
    expect(structuredContent?.answer, JSON.stringify(content[0])).toBeDefined();
  }
});

test('server.json names the package as it is', () => {
  const server = JSON.parse(textOf('server.json'));
  const own = JSON.parse(textOf('packages/service/package.json'));
  expect(server).toMatchObject({ name: own.mcpName, version: own.version });
  expect(server.packages).toMatchObject([{ identifier: own.name, version: own.version }]);
  expect(server.description.length).toBeLessThanOrEqual(100);
});
