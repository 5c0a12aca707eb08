/** What is described in the same words in many places of the document is described once, and referred to. */

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parts of a document under names that are free. */
class Shelf {
  readonly made: Json = {};
  readonly #names = new Map<string, string>();

  readonly #taken: ReadonlySet<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  /** The name under which a part lies, the wanted one where that is free. */
  nameOf(wanted: string, part: unknown): string {
    const text = JSON.stringify(part);
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    let name = wanted;
    for (let n = 2; Object.hasOwn(this.made, name) || this.#taken.has(name); n++) name = `${wanted}${n}`;
    this.#names.set(text, name);
    this.made[name] = part;
    return name;
  }
}

/** The parameters of all operations by name; where one name has several meanings they are numbered. */
export function sharedParameters(): { refer(parameter: Json): Json; readonly made: Json } {
  const shelf = new Shelf();
  return {
    made: shelf.made,
    refer: (parameter) => ({ $ref: `#/components/parameters/${shelf.nameOf(String(parameter.name), parameter)}` }),
  };
}

/** Names that the document itself gives. */
const RESERVED = ['Envelope', 'Request', 'Error'];
/** Below this a reference is no shorter than what it stands for. */
const WORTH_SHARING = 120;

/**
 * Schemas with every object that stands in them more than once on a shelf of its own, under the name it first stands
 * under; `known` have their names already.
 */
export function sharedSchemas(schemas: Json, known: Json): Json {
  const plain: Json = JSON.parse(JSON.stringify({ ...schemas }));
  const named: Json = JSON.parse(JSON.stringify(known));
  const counts = new Map<string, number>();
  const count = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) count(each);
    if (!isObject(value)) return;
    if (isShape(value)) {
      const text = JSON.stringify(value);
      counts.set(text, (counts.get(text) ?? 0) + 1);
      if ((counts.get(text) ?? 0) > 1) return; // what it holds is shared with it
    }
    for (const each of Object.values(value)) count(each);
  };
  count(plain);
  const names = new Map<string, string>(Object.entries(named).map(([name, part]) => [JSON.stringify(part), name]));
  const shelf = new Shelf([...Object.keys(plain), ...RESERVED]);
  const placed = new Map<string, string>();
  const refer = (value: unknown, under: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => refer(each, under));
    if (!isObject(value)) return value;
    const text = isShape(value) ? JSON.stringify(value) : '';
    const own = names.get(text);
    const shared = text.length > WORTH_SHARING && (counts.get(text) ?? 0) > 1;
    if (own === undefined && !shared) return inside(value, under);
    const known = placed.get(text);
    if (known !== undefined) return { $ref: `#/components/schemas/${known}` };
    const name = shelf.nameOf(own ?? titled(under), inside(value, under));
    placed.set(text, name);
    return { $ref: `#/components/schemas/${name}` };
  };
  const inside = (value: Json, under: string): Json =>
    Object.fromEntries(
      Object.entries(value).map(([key, each]) =>
        key === 'properties' && isObject(each)
          ? [key, Object.fromEntries(Object.entries(each).map(([name, part]) => [name, refer(part, name)]))]
          : [key, key === 'enum' || key === 'required' ? each : refer(each, under)],
      ),
    );
  const whole = Object.fromEntries(
    Object.entries(plain).map(([name, part]) => [name, isObject(part) ? inside(part, name) : part]),
  );
  return { ...shelf.made, ...whole };
}

/** An object with fields of its own. */
const isShape = (value: Json): boolean => value.type === 'object' && isObject(value.properties);

/** `moon_rashi` as the name of a schema: `MoonRashi`. */
const titled = (field: string): string =>
  field
    .split(/[^a-z0-9]+/i)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
