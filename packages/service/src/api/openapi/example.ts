/**
 * Shortens a full reply to an example that still matches its schema: every field stays, lists keep their first entry,
 * and long texts their beginning.
 */
import type { MadeExample, RouteRow } from '../route.ts';

/** The part of JSON Schema that limits how much a value may be shortened. */
interface Schema {
  readonly type?: unknown;
  readonly enum?: unknown;
  readonly format?: unknown;
  readonly pattern?: unknown;
  readonly minItems?: number;
  readonly items?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly patternProperties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly unknown[];
}

const MOST_CHARS = 160;
/** The number of entries kept in an object that maps names to entries. */
const MOST_NAMED = 2;

export function exampleIn(
  { media, text }: MadeExample,
  { shows, reply: schema }: Pick<RouteRow, 'shows' | 'reply'>,
): unknown {
  if (!media.startsWith('application/json')) return shortened(text, undefined);
  const whole: unknown = JSON.parse(text);
  if (!isRecord(whole)) return whole;
  const reply: unknown = JSON.parse(JSON.stringify(schema));
  if (shows.field === '') return cut(whole, branchFor(whole, reply));
  return Object.fromEntries(
    Object.entries(whole).map(([key, each]) => [
      key,
      cut(each, key === shows.field ? branchFor(each, reply) : undefined),
    ]),
  );
}

function cut(value: unknown, schema: Schema | undefined): unknown {
  if (typeof value === 'string') return shortened(value, schema);
  if (Array.isArray(value)) {
    const { minItems = 1, items } = schema ?? {};
    const least = Math.max(1, minItems);
    return value.slice(0, least).map((each) => cut(each, Array.isArray(items) ? undefined : branchFor(each, items)));
  }
  if (!isRecord(value)) return value;
  const { properties, patternProperties } = schema ?? {};
  const byName = properties === undefined && patternProperties !== undefined;
  const [ofAll] = Object.values(patternProperties ?? {});
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, byName ? MOST_NAMED : undefined)
      .map(([key, each]) => [key, cut(each, branchFor(each, byName ? ofAll : properties?.[key]))]),
  );
}

function shortened(text: string, schema: Schema | undefined): string {
  const free = schema?.enum === undefined && schema?.format === undefined && schema?.pattern === undefined;
  const chars = [...text];
  return free && chars.length > MOST_CHARS ? `${chars.slice(0, MOST_CHARS).join('')}…` : text;
}

/** The schema of a value; of several alternatives (`anyOf`) the first one that matches. */
function branchFor(value: unknown, schema: unknown): Schema | undefined {
  const known = schemaIn(schema);
  return known?.anyOf === undefined ? known : known.anyOf.map(schemaIn).find((each) => isOf(value, each));
}

function isOf(value: unknown, schema: Schema | undefined): boolean {
  if (schema?.type === 'array') return Array.isArray(value);
  if (schema?.type === 'object')
    return (
      isRecord(value) &&
      (schema.required ?? []).every((key) => key in value) &&
      Object.keys(value).every((key) => key in (schema.properties ?? value))
    );
  return typeof value === schema?.type;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemaIn = (value: unknown): Schema | undefined => (isRecord(value) ? value : undefined);
