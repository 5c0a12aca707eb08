/** JSON Schema as TypeScript writes it, as plainly as a generator may: for compiling recorded replies against the description. */

interface Schema {
  readonly $ref?: string;
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

export function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'never';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((each) => `(${typeText(each)})`).join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map((each) => `(${typeText(each)})`).join(' & ');
  const { type } = schema;
  if (Array.isArray(type)) return type.map((each) => typeText({ ...schema, type: each })).join(' | ');
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return listText(schema.items);
    case 'object':
      return objectText(schema);
    default:
      return 'unknown';
  }
}

const isTuple = (items: Schema | readonly Schema[] | undefined): items is readonly Schema[] => Array.isArray(items);
const listText = (items: Schema['items']): string =>
  isTuple(items) ? `[${items.map(typeText).join(', ')}]` : `(${items === undefined ? 'unknown' : typeText(items)})[]`;

function objectText({ properties = {}, required = [], patternProperties, additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, each]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeText(each)};`,
  );
  const [ofAll] = Object.values(patternProperties ?? {});
  const others = typeof additionalProperties === 'object' ? additionalProperties : ofAll;
  const named = `{ ${fields.join(' ')} }`;
  if (others !== undefined) return `${named} & { [name: string]: ${typeText(others)} }`;
  return additionalProperties === true ? `${named} & { [name: string]: unknown }` : named;
}
