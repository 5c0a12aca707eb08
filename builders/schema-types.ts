/** JSON Schema as TypeScript writes it, as plainly as a generator may: for the types of replies. */

export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema | readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
}

/** The description as a doc comment, which editors show. */
export const documented = (text: string | undefined): string =>
  text === undefined ? '' : `/** ${text.replaceAll('*/', '*\\/')} */\n`;

/** Types that are joined to that of an object with these properties. */
type Joined = (properties: Readonly<Record<string, Schema>>) => readonly string[];

/** The name of a type. A part of replies ends in `Part`, so that it is not taken for a type of the calculations. */
export const typeName = (name: string): string =>
  /(?:Reply|Envelope|^FindCondition)$/.test(name) ? name : `${name}Part`;

export function typeText(schema: Schema, joined?: Joined): string {
  if (schema.$ref !== undefined) return typeName(schema.$ref.split('/').at(-1) ?? 'never');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((each) => `(${typeText(each, joined)})`).join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map((each) => `(${typeText(each, joined)})`).join(' & ');
  const { type } = schema;
  if (Array.isArray(type)) return type.map((each) => typeText({ ...schema, type: each }, joined)).join(' | ');
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return listText(schema.items, joined);
    case 'object':
      return objectText(schema, joined);
    default:
      return 'unknown';
  }
}

const isTuple = (items: Schema | readonly Schema[] | undefined): items is readonly Schema[] => Array.isArray(items);
const listText = (items: Schema['items'], joined?: Joined): string =>
  isTuple(items)
    ? `[${items.map((each) => typeText(each, joined)).join(', ')}]`
    : `(${items === undefined ? 'unknown' : typeText(items, joined)})[]`;

function objectText(schema: Schema, joined?: Joined): string {
  const { properties = {}, required = [], patternProperties, additionalProperties } = schema;
  const fields = Object.entries(properties).map(
    ([name, each]) =>
      `${documented(each.description)}${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeText(each, joined)};`,
  );
  const [ofAll] = Object.values(patternProperties ?? {});
  const others = typeof additionalProperties === 'object' ? additionalProperties : ofAll;
  const gap = fields.some((each) => each.startsWith('/**')) ? '\n' : ' ';
  const named = [`{${gap}${fields.join(gap)}${gap}}`, ...(joined?.(properties) ?? [])].join(' & ');
  if (others !== undefined) return `${named} & { [name: string]: ${typeText(others, joined)} }`;
  return additionalProperties === true ? `${named} & { [name: string]: unknown }` : named;
}
