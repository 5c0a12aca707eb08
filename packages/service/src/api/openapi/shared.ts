/** Moves descriptions that occur several times in the document to shared components, which are then referenced. */

import type { RouteRow } from '../route.ts';
import type { OpenParameter } from './parameters.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A collection of shared parts, each under a unique name. */
class Shelf {
  readonly made: Json = {};
  readonly #names = new Map<string, string>();
  readonly #taken: ReadonlySet<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  /** The name of a shared part: the first of the wanted names that is free. */
  nameOf(wanted: readonly string[], part: unknown): string {
    const text = JSON.stringify(part);
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const last = wanted.at(-1) ?? '';
    let name = wanted.find((each) => this.#isFree(each)) ?? '';
    for (let n = 2; name === ''; n++) if (this.#isFree(`${last}${n}`)) name = `${last}${n}`;
    this.#names.set(text, name);
    this.made[name] = part;
    return name;
  }

  #isFree(name: string): boolean {
    return !Object.hasOwn(this.made, name) && !this.#taken.has(name);
  }
}

/** Shares the parameters of all operations. A parameter with another meaning on a route gets the route in its name. */
export function sharedParameters(): { refer(parameter: OpenParameter, row: RouteRow): Json; readonly made: Json } {
  const shelf = new Shelf();
  return {
    made: shelf.made,
    refer(parameter, { path, group }) {
      const word = path.replaceAll(/[^a-z0-9]+/g, '_').replace(/^_(v1_)?/, '') || group;
      const name = shelf.nameOf([parameter.name, `${parameter.name}_of_${word}`], parameter);
      return { $ref: `#/components/parameters/${name}` };
    },
  };
}

/** Below this size, in characters, a reference is no shorter than its target. */
const WORTH_SHARING = 120;

/**
 * Moves every object schema that occurs more than once to a shared component. It is named after the field in which it
 * first occurs; if that name is taken, after its parent and the field. The schemas in `known` have names already.
 */
export function sharedSchemas(schemas: Json, known: Json, reserved: readonly string[]): Json {
  const plain: Json = forGenerators(schemas);
  const named: Json = forGenerators(known);
  const counts = countedShapes(plain);
  const names = new Map<string, string>(Object.entries(named).map(([name, part]) => [shapeText(part), name]));
  const wholes = new Map<string, string>();
  for (const [name, part] of Object.entries(plain)) wholes.set(shapeText(part), name);
  const shelf = new Shelf([...Object.keys(plain), ...reserved]);
  const placed = new Map<string, string>();
  const refer = (value: unknown, under: Under): unknown => {
    if (Array.isArray(value)) return value.map((each) => refer(each, under));
    if (!isObject(value)) return value;
    const { description, ...shape } = value;
    const text = isShape(value) ? shapeText(shape) : '';
    const said = description === undefined ? {} : { description };
    const whole = wholes.get(text);
    if (whole !== undefined) return { $ref: `#/components/schemas/${whole}`, ...said };
    const own = names.get(text);
    const shared = text.length > WORTH_SHARING && (counts.get(text) ?? 0) > 1;
    if (own === undefined && !shared) return inside(value, under);
    const name =
      placed.get(text) ?? shelf.nameOf(wantedNames(own, under), inside(shape, { ...under, owner: own ?? under.owner }));
    placed.set(text, name);
    return { $ref: `#/components/schemas/${name}`, ...said };
  };
  const inside = (value: Json, under: Under): Json =>
    Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        if (key === 'properties' && isObject(each)) return [key, propertiesOf(each, under)];
        if (key === 'items') return [key, refer(each, { ...under, name: singular(under.name) })];
        return [key, key === 'enum' || key === 'required' ? each : refer(each, under)];
      }),
    );
  const propertiesOf = (properties: Json, under: Under): Json => {
    const alike = isUniform(properties);
    const standing = (name: string): Under =>
      alike ? { ...under, name: singular(under.name) } : { owner: under.owner, parent: under.name, name };
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, refer(part, standing(name))]));
  };
  const whole = Object.fromEntries(
    Object.entries(plain).map(([name, part]) => {
      const owner = name.replace(/Reply\d*$/, '');
      return [name, isObject(part) ? inside(part, { owner, parent: owner, name: owner }) : part];
    }),
  );
  return { ...shelf.made, ...whole };
}

/** Where a schema occurs: in which reply, in which parent, and under which name. */
interface Under {
  readonly owner: string;
  readonly parent: string;
  readonly name: string;
}

function wantedNames(own: string | undefined, { owner, parent, name }: Under): string[] {
  if (own !== undefined) return [own];
  const [within, last] = [titled(singular(parent)), titled(name)];
  return [last, `${within}${last}`, `${owner}${within}${last}`];
}

function countedShapes(schemas: Json): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) count(each);
    if (!isObject(value)) return;
    if (isShape(value)) {
      const text = shapeText(value);
      counts.set(text, (counts.get(text) ?? 0) + 1);
      if ((counts.get(text) ?? 0) > 1) return; // its parts are shared together with it
    }
    for (const each of Object.values(value)) count(each);
  };
  for (const each of Object.values(schemas)) count(each);
  return counts;
}

/** Whether all properties have the same schema, as with the nine grahas, the twelve houses and the vargas. */
function isUniform(properties: Json): boolean {
  const [first, ...rest] = Object.values(properties).map(shapeText);
  return rest.length > 1 && rest.every((each) => each === first);
}

/** The text by which schemas are compared: everything but the description. */
const shapeText = (value: unknown): string =>
  JSON.stringify(isObject(value) ? { ...value, description: undefined } : value);

/** Whether a schema is that of an object with named fields. */
const isShape = (value: Json): boolean => value.type === 'object' && isObject(value.properties);

/** The name of a schema: `MoonRashi` for `moon_rashi`. */
const titled = (field: string): string =>
  field
    .split(/[^a-z0-9]+/i)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

const singular = (field: string): string => field.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** Beginnings of descriptions that imply a format. */
const FORMATS: readonly (readonly [RegExp, string])[] = [
  [/^ISO 8601/, 'date-time'],
  [/^civil date/, 'date'],
];

/** Adds what code generators need: the type of an enum, and the format of a time, which only the description has. */
function forGenerators<T>(value: T): T;
function forGenerators(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => forGenerators(each));
  if (!isObject(value)) return value;
  const made: Json = {};
  for (const [key, each] of Object.entries(value)) made[key] = key === 'enum' ? each : forGenerators(each);
  const { type, description } = value;
  if (type === undefined && Array.isArray(value.enum) && value.enum.every((each) => typeof each === 'string'))
    return { type: 'string', ...made };
  const format =
    type === 'string' && typeof description === 'string' && FORMATS.find(([says]) => says.test(description));
  return format ? { ...made, format: format[1] } : made;
}
