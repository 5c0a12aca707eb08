/** The tools and resources as an MCP server. The SDK is an optional package, which the caller passes in. */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { Refusal } from '../api/refusal.ts';
import { faultsIn } from './faults.ts';
import { inert } from './inert.ts';
import { readResource, TEMPLATES } from './resources.ts';
import { outcomeSchema, type Result, resultOf } from './result.ts';
import type { CallRoute } from './tool.ts';
import { TOOLS } from './tools/index.ts';

export type Sdk = typeof import('@modelcontextprotocol/server');

export const SDK_PACKAGE = '@modelcontextprotocol/server';

export interface McpServerParts {
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

/**
 * Makes the function that creates a server for an exchange. The SDK needs an instance per exchange, because an instance
 * knows the protocol version of its client. Tools, schemas and lists are made once and serve all of them; an instance
 * consists of five references to their handlers.
 */
export function serverFactory({ sdk, version, engines }: McpServerParts) {
  const { Server } = sdk;
  const tools = toolHandlers(sdk, engines);
  const resources = resourceHandlers(sdk);
  const info = { name: 'ganaka', title: 'Ganaka', version };
  const options = {
    instructions: INSTRUCTIONS,
    capabilities: { tools: { listChanged: true }, resources: { listChanged: true } },
    cacheHints: {
      'tools/list': LISTS,
      'resources/list': LISTS,
      'resources/templates/list': LISTS,
      'server/discover': LISTS,
    },
  };
  return (ask: CallRoute) => {
    const server = new Server(info, options);
    server.setRequestHandler('tools/list', tools.list);
    server.setRequestHandler('tools/call', async ({ params }) => {
      const { result, schema } = await tools.call(params.name, params.arguments, ask);
      return (schema === null ? result : server.projectCallToolResult(result, schema)) as never;
    });
    server.setRequestHandler('resources/list', resources.list);
    server.setRequestHandler('resources/templates/list', resources.templates);
    server.setRequestHandler('resources/read', ({ params }) => resources.read(params.uri, ask));
    return server;
  };
}

/** The list of tools, and the call of one with its schema of results; `schema` is null after a failure. */
function toolHandlers(sdk: Sdk, engines: readonly EngineInfo[]) {
  const { ProtocolError, ProtocolErrorCode } = sdk;
  const tools = TOOLS.map((tool) => {
    const inputSchema = tool.input(engines);
    const outputSchema: Readonly<Record<string, unknown>> = { ...outcomeSchema(tool.output) };
    const checks = { input: checkOnUse(sdk, inputSchema), output: checkOnUse(sdk, outputSchema) };
    return { tool, inputSchema, outputSchema, checks };
  });
  const byName = new Map(tools.map((each) => [each.tool.name, each]));
  const listed = tools.map(({ tool: { name, title, description }, inputSchema, outputSchema }) => ({
    name,
    title,
    description,
    inputSchema,
    annotations: { title, ...HINTS },
    outputSchema,
  }));
  const called = async (name: string, given: unknown, ask: CallRoute) => {
    const found = byName.get(name);
    if (found === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Tool ${name} not found`);
    const { tool, checks, outputSchema } = found;
    const wrong = await checks.input(given ?? {});
    if (wrong !== null) return failed(`Input validation error: Invalid arguments for tool ${name}: ${wrong}`);
    const result = await resultOf(tool, given ?? {}, { ask, engines });
    const broken = result.isError === true ? null : await checks.output(result.structuredContent);
    if (broken !== null)
      return failed(`Output validation error: Invalid structured content for tool ${name}: ${broken}`);
    return { result, schema: outputSchema };
  };
  return { list: () => ({ tools: listed }) as never, call: called };
}

const failed = (text: string): { readonly result: Result; readonly schema: null } => ({
  result: { content: [{ type: 'text', text }], isError: true },
  schema: null,
});

/** What is wrong with a value, in words; null if it fits. */
type Check = (value: unknown) => Promise<string | null>;

/**
 * A check by a schema that is compiled when it is first used. To compile the schemas of all tools takes half a second, a
 * third of the service's start.
 */
function checkOnUse({ fromJsonSchema }: Sdk, schema: object): Check {
  let compiled: ReturnType<Sdk['fromJsonSchema']> | undefined;
  return async (value) => {
    compiled ??= fromJsonSchema(schema as never);
    const { issues } = await compiled['~standard'].validate(value);
    if (issues === undefined || issues.length === 0) return null;
    const faults = faultsIn(schema, value);
    return (faults.length > 0 ? faults : issues.map(({ message }) => message)).join(', ');
  };
}

function resourceHandlers(sdk: Sdk) {
  const { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, UriTemplate } = sdk;
  const patterns = TEMPLATES.map(({ uriTemplate }) => new UriTemplate(uriTemplate));
  const resourceTemplates = TEMPLATES.map(({ name, uriTemplate, title, description }) => ({
    name,
    uriTemplate,
    title,
    description,
  }));
  const addressIn = (text: string): string => {
    if (URL.canParse(text)) return new URL(text).href;
    const detail = { uri: text, reason: 'invalid_uri' };
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Resource URI ${text} is invalid`, detail);
  };
  return {
    list: () => ({ resources: [] }),
    templates: () => ({ resourceTemplates }),
    read: async (sent: string, ask: CallRoute) => {
      const uri = addressIn(sent);
      if (!patterns.some((each) => each.match(uri) !== null)) throw new ResourceNotFoundError(sent);
      return read(uri, ask, sdk);
    },
  };
}

async function read(uri: string, ask: CallRoute, { ProtocolError, ProtocolErrorCode }: Sdk) {
  try {
    const { media, text } = await readResource(uri, ask);
    return { contents: [{ uri, mimeType: media.split(';', 1)[0] ?? media, text }] };
  } catch (error) {
    if (error instanceof Refusal) throw new ProtocolError(ProtocolErrorCode.InvalidParams, inert(error.message));
    throw error;
  }
}
