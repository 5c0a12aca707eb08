/** packages/ganaka/src/library/client/routes.generated.ts (the paths of every operation) and methods.generated.ts (their types), made of the OpenAPI document. */
import { formatted, openapi } from './reply-types.ts';
import { documented, type Schema, typeText } from './schema-types.ts';

interface OpenParameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}
interface Operation {
  readonly summary: string;
  readonly parameters: readonly { readonly $ref: string }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> } };
}

const { paths, components } = openapi() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, OpenParameter>> };
};

const HEAD = '// Written by builders/client-types.ts from the routes and schemas of the service. Do not edit.\n';

const FAMILIES = ['surya', 'vedic', 'chitrapaksha'];
const EVERY = 'family';

interface Method {
  /** `family` for those of every engine, the path segment for those of one, `host` for the others. */
  readonly of: string;
  readonly name: string;
  readonly verb: string;
  readonly path: string;
  readonly operation: Operation;
}

const camel = (path: string): string =>
  path
    .split(/[^a-z0-9]+/i)
    .filter((word) => word !== '')
    .map((word, i) => (i === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join('');

const methods: readonly Method[] = Object.entries(paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => {
    const [, , first = '', ...rest] = path.split('/');
    const of = first === '{family}' ? EVERY : FAMILIES.includes(first) ? first : 'host';
    const plain = camel((of === 'host' ? path.replace('/v1', '') : rest.join('/')) || 'index') || 'index';
    // what may be asked both ways has a method for each
    const name = verb === 'post' && 'get' in verbs ? camel(`post-${plain}`) : plain;
    return { of, name, verb: verb.toUpperCase(), path, operation };
  }),
);

const mediaOf = ({ operation }: Method): string => Object.keys(operation.responses[200].content)[0] ?? '';
const kindOf = (method: Method): 'json' | 'text' | 'bytes' => {
  const media = mediaOf(method);
  return media === 'application/json' ? 'json' : media === 'application/pdf' ? 'bytes' : 'text';
};
const parametersOf = ({ parameters }: Operation): OpenParameter[] =>
  parameters
    .map(({ $ref }) => components.parameters[$ref.split('/').at(-1) ?? ''])
    .filter((each): each is OpenParameter => each !== undefined && each.name !== 'family' && each.name !== 'format');

function parameterType({ schema }: OpenParameter): string {
  if (schema.enum !== undefined) {
    const words = schema.enum.map((each) => JSON.stringify(each)).join(' | ');
    return schema.enum.map(String).sort().join() === '0,1' ? `boolean | ${words}` : words;
  }
  return schema.type === 'number' || schema.type === 'integer' ? 'number' : 'TextLike';
}

const titled = (name: string): string => camel(`x-${name}`).slice(1);

const fieldText = (each: OpenParameter): string =>
  `${documented(each.description)}readonly ${each.name}${each.required ? '' : '?'}: ${parameterType(each)};`;

interface Shared {
  readonly name: string;
  readonly fields: readonly string[];
}

/** Parameters that the same operations take, and no others: each such group is named once, after its first parameter. */
const shared: readonly Shared[] = (() => {
  const takers = new Map<string, { readonly parameter: OpenParameter; readonly by: number[] }>();
  for (const [i, { operation }] of methods.entries())
    for (const parameter of parametersOf(operation)) {
      const text = fieldText(parameter);
      const known = takers.get(text) ?? { parameter, by: [] };
      known.by.push(i);
      takers.set(text, known);
    }
  const groups = new Map<string, OpenParameter[]>();
  for (const { parameter, by } of takers.values())
    if (by.length > 1) groups.set(by.join(), [...(groups.get(by.join()) ?? []), parameter]);
  const taken = new Set<string>();
  return [...groups.values()].map((group) => {
    const first = group[0];
    const plain = `${first?.required ? 'Needs' : 'With'}${titled(first?.name ?? '')}`;
    let free = plain;
    for (let count = 2; taken.has(free); count++) free = `${plain}${count}`;
    taken.add(free);
    return { name: free, fields: group.map(fieldText) };
  });
})();

const sharedText = (): string =>
  shared.map(({ name, fields }) => `export interface ${name} { ${fields.join('\n')} }\n`).join('\n');

function queryText(operation: Operation): string {
  const all = parametersOf(operation).map(fieldText);
  const groups = shared.filter(({ fields }) => fields.every((each) => all.includes(each)));
  const own = all.filter((each) => !groups.some(({ fields }) => fields.includes(each)));
  const texts = [...groups.map(({ name }) => name), ...(own.length === 0 ? [] : [`{ ${own.join('\n')} }`])];
  return texts.length === 0 ? 'Record<string, never>' : texts.join(' & ');
}

/** Without `format`: a method gives one kind of reply. */
function bodyOf({ requestBody }: Operation): Schema | undefined {
  const schema = requestBody?.content['application/json'].schema;
  if (schema === undefined) return undefined;
  const { format: _, ...properties } = schema.properties ?? {};
  return { ...schema, properties };
}

function methodText(method: Method): string {
  const { operation, name } = method;
  const needed = parametersOf(operation).some(({ required }) => required);
  const body = bodyOf(operation);
  const schema = operation.responses[200].content['application/json']?.schema;
  const reply = kindOf(method) === 'bytes' ? 'Uint8Array' : schema === undefined ? 'string' : typeText(schema);
  const given = [
    ...(body === undefined ? [] : [`body: ${typeText(body)}`]),
    `query${needed ? '' : '?'}: ${queryText(operation)}`,
    'options?: CallOptions',
  ].join(', ');
  const whole = `/** ${operation.summary}. */\n${name}(${given}): Promise<${reply}>;`;
  if (!isInLines(method)) return whole;
  return `${whole}\n/** The same list as a stream: one line for each item, sent while the list is being computed. */\n${name}Lines(${given}): AsyncIterable<${itemText(reply)}>;`;
}

/** The list of a payload whose items are the lines: a payload may have several lists. */
const LINES_OF: Readonly<Record<string, string>> = {
  find: 'matches',
  match_batch: 'pairs',
  range: 'days',
  sanyoga: 'events',
  varsha: 'days',
};

/** The type of a line, from that of the whole reply: `Envelope & { range: PanchangaRangeReply }`. */
function itemText(reply: string): string {
  const [, field = '', payload = ''] = /\{ "?(\w+)"?: (\w+);? \}\)?$/.exec(reply) ?? [];
  const list = LINES_OF[field];
  if (list === undefined) throw new Error(`which list of ${reply} is sent in lines is not known`);
  return `NonNullable<${payload}['${list}']>[number]`;
}

/** `format` is left out of what is given, so it is looked for in all parameters. */
const isInLines = ({ operation }: Method): boolean =>
  operation.parameters.some(({ $ref }) => {
    const { name, schema } = components.parameters[$ref.split('/').at(-1) ?? ''] ?? { name: '', schema: {} };
    return name === 'format' && schema.enum?.includes('ndjson') === true;
  });

const interfaceText = (name: string, about: string, of: string, more = ''): string =>
  `/** ${about} */\nexport interface ${name}${more} {\n${methods
    .filter((each) => each.of === of)
    .map(methodText)
    .join('\n\n')}\n}\n`;

export function methodTypes(): string {
  const texts = [
    interfaceText('OfEveryEngine', 'The routes that every engine has.', EVERY),
    ...FAMILIES.map((each) =>
      interfaceText(
        `Of${each.slice(0, 1).toUpperCase()}${each.slice(1)}`,
        `The routes under \`/v1/${each}\`.`,
        each,
        ' extends OfEveryEngine',
      ),
    ),
    interfaceText('OfHost', 'The routes that do not depend on an engine.', 'host'),
  ].join('\n');
  const used = [...new Set(texts.match(/\b[A-Z]\w+(?:Reply|Envelope)\b/g) ?? [])].sort();
  const named = ['Envelope', 'PlacePart', 'NamedPart', 'FindCondition'].filter((each) =>
    new RegExp(`\\b${each}\\b`).test(texts),
  );
  const imports = `import type { ${[...new Set([...used, ...named])].join(', ')} } from '../types/replies.generated.ts';\nimport type { CallOptions, TextLike } from './call.ts';\n`;
  return formatted(`${HEAD}${imports}\n${sharedText()}\n${texts}`, 'client/methods');
}

export function routeTable(): string {
  const lines = methods.map(
    (each) =>
      `  ['${each.of}', '${each.name}', '${each.verb}', '${kindOf(each)}', '${each.path}'${isInLines(each) ? ', true' : ''}],`,
  );
  const type =
    "readonly (readonly [of: string, name: string, verb: string, kind: 'json' | 'text' | 'bytes', path: string, inLines?: true])[]";
  return formatted(
    `${HEAD}\n/** Every operation: its engine or host, its name, its HTTP verb, the kind of its reply, its path. */\nexport const ROUTES: ${type} = [\n${lines.join('\n')}\n];\n`,
    'client/routes',
  );
}
