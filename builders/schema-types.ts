/** JSON Schema as TypeScript writes it, as plainly as a generator may: for the types of replies. */

export interface Schema {
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

/** May write the type of an object otherwise; `fields` are its names. Names of languages that it folds are left out of `text`. */
type Folding = {
  readonly leavesOut: (name: string) => boolean;
  readonly with: (fields: readonly string[], text: string) => string;
};

export function typeText(schema: Schema, fold?: Folding): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'never';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((each) => `(${typeText(each, fold)})`).join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map((each) => `(${typeText(each, fold)})`).join(' & ');
  const { type } = schema;
  if (Array.isArray(type)) return type.map((each) => typeText({ ...schema, type: each }, fold)).join(' | ');
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return listText(schema.items, fold);
    case 'object':
      return objectText(schema, fold);
    default:
      return 'unknown';
  }
}

const isTuple = (items: Schema | readonly Schema[] | undefined): items is readonly Schema[] => Array.isArray(items);
const listText = (items: Schema['items'], fold?: Folding): string =>
  isTuple(items)
    ? `[${items.map((each) => typeText(each, fold)).join(', ')}]`
    : `(${items === undefined ? 'unknown' : typeText(items, fold)})[]`;

function objectText(schema: Schema, fold?: Folding): string {
  const { properties = {}, required = [], patternProperties, additionalProperties } = schema;
  const written = Object.entries(properties).filter(([name]) => fold?.leavesOut(name) !== true);
  const fields = written.map(
    ([name, each]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeText(each, fold)};`,
  );
  const [ofAll] = Object.values(patternProperties ?? {});
  const others = typeof additionalProperties === 'object' ? additionalProperties : ofAll;
  const plain = `{ ${fields.join(' ')} }`;
  const named = fold === undefined ? plain : fold.with(Object.keys(properties), plain);
  if (others !== undefined) return `${named} & { [name: string]: ${typeText(others, fold)} }`;
  return additionalProperties === true ? `${named} & { [name: string]: unknown }` : named;
}
