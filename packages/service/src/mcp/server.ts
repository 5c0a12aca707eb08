/** The tools and resources as an MCP server. The SDK is an optional package, which the caller passes in. */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { Refusal } from '../api/refusal.ts';
import { faultsIn } from './faults.ts';
import { inert } from './inert.ts';
import { readResource, TEMPLATES } from './resources.ts';
import { outcomeSchema, resultOf } from './result.ts';
import type { Ask } from './tool.ts';
import { TOOLS } from './tools/index.ts';

export type Sdk = typeof import('@modelcontextprotocol/server');

export const SDK_PACKAGE = '@modelcontextprotocol/server';

export interface Serving {
  readonly sdk: Sdk;
  readonly version: string;
  readonly engines: readonly EngineInfo[];
}

/** How long clients may cache the lists of tools and resources, which change only with the version. */
const LIST_TTL_MS = 3_600_000;
const LISTS = { ttlMs: LIST_TTL_MS, cacheScope: 'public' } as const;

const INSTRUCTIONS =
  'Hindu calendar, festivals, muhurta, birth charts and eclipses. Every result names its engine, place and clock: repeat them to the user. If a result holds a question, ask the user and call again; do not choose. Do not mix numbers of two engines. Rules and verses are linked as resources.';

/** Calls change nothing, and on the same day the same input gives the same answer. */
const HINTS = { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false } as const;

/** Makes the function that creates a server for each call. The schemas are converted for the SDK only once. */
export function serverFactory({ sdk, version, engines }: Serving) {
  const { McpServer, ResourceTemplate } = sdk;
  const tools = TOOLS.map((tool) => ({
    tool,
    input: compiledOnUse(sdk, tool.input(engines)),
    output: compiledOnUse(sdk, outcomeSchema(tool.output)),
  }));
  return (ask: Ask) => {
    const server = new McpServer(
      { name: 'ganaka', title: 'Ganaka', version },
      {
        instructions: INSTRUCTIONS,
        cacheHints: {
          'tools/list': LISTS,
          'resources/list': LISTS,
          'resources/templates/list': LISTS,
          'server/discover': LISTS,
        },
      },
    );
    for (const { tool, input, output } of tools)
      server.registerTool(
        tool.name,
        {
          title: tool.title,
          description: tool.description,
          inputSchema: input,
          outputSchema: output,
          annotations: { title: tool.title, ...HINTS },
        },
        (given: unknown) => resultOf(tool, given, { ask, engines }) as never,
      );
    for (const { name, uriTemplate, title, description } of TEMPLATES)
      server.registerResource(
        name,
        new ResourceTemplate(uriTemplate, { list: undefined }),
        { title, description },
        async (uri: URL) => read(uri.href, ask, sdk),
      );
    return server;
  };
}

/**
 * A schema for the SDK that is compiled when it first validates something. To compile the schemas of all tools takes
 * half a second, a third of the service's start.
 */
function compiledOnUse({ fromJsonSchema }: Sdk, schema: object): ReturnType<Sdk['fromJsonSchema']> {
  let compiled: ReturnType<Sdk['fromJsonSchema']> | undefined;
  const same = () => schema as Record<string, unknown>;
  return {
    '~standard': {
      version: 1,
      vendor: 'ganaka',
      jsonSchema: { input: same, output: same },
      validate: (data) => {
        compiled ??= fromJsonSchema(schema as never);
        const result = compiled['~standard'].validate(data);
        if (!('issues' in result) || result.issues === undefined) return result;
        const faults = faultsIn(schema, data);
        return faults.length === 0 ? result : { issues: faults.map((message) => ({ message })) };
      },
    },
  };
}

async function read(uri: string, ask: Ask, { ProtocolError, ProtocolErrorCode }: Sdk) {
  try {
    const { media, text } = await readResource(uri, ask);
    return { contents: [{ uri, mimeType: media.split(';', 1)[0] ?? media, text }] };
  } catch (error) {
    if (error instanceof Refusal) throw new ProtocolError(ProtocolErrorCode.InvalidParams, inert(error.message));
    throw error;
  }
}
