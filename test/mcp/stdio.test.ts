/** `ganaka mcp`, driven by the SDK's own client in both years of the protocol. */
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../kit/live.ts';
import { CALLS, called, clientOf, YEARS } from '../kit/mcp.ts';

const MOST_TEXT = 2_000;
const MOST_RESULT = 8_000;

describe.each(YEARS)('over stdio, a client of %s', (year) => {
  let client: Client;
  beforeAll(async () => {
    client = clientOf(year);
    await client.connect(
      new StdioClientTransport({
        command: 'node',
        args: [join(ROOT, 'packages/service/dist/cli.js'), 'mcp'],
        stderr: 'inherit',
      }),
    );
  });
  afterAll(() => client.close());

  test('lists every tool with its schemas and hints', async () => {
    expect(client.getNegotiatedProtocolVersion()).toContain(year);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(CALLS.map(([name]) => name));
    for (const { inputSchema, outputSchema, annotations, description } of tools) {
      expect(inputSchema.type).toBe('object');
      expect(outputSchema?.type).toBe('object');
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true });
      expect(description?.length).toBeGreaterThan(40);
    }
  });

  test.each(CALLS)('%s answers, short enough, and what it links can be read', async (name, given) => {
    const { answer, text, links, bytes, isError } = await called(client, name, given);
    expect([isError, text]).toEqual([false, expect.stringMatching(/./)]);
    expect(answer).toBeDefined();
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_TEXT);
    expect(bytes).toBeLessThanOrEqual(MOST_RESULT);
    if (name !== 'find_place') expect(answer?.basis).toMatchObject({ engine: 'drik', place: expect.any(String) });
    for (const uri of links) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toHaveLength(1);
    }
  });

  test('a resource that is none, a tool that is none', async () => {
    await expect(client.readResource({ uri: 'ganaka://reply/account' })).rejects.toThrow(/no such resource/);
    await expect(client.readResource({ uri: 'ganaka://verse/none/1' })).rejects.toThrow(/no such resource/);
    await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toThrow(/no_such_tool/);
  });
});
