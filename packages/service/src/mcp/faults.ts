/** What is wrong with the arguments of a tool, in sentences that say what is allowed. */
import { inert } from './inert.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
}

/** The values of a schema that lists them; undefined for any other schema. */
function choicesOf({ anyOf }: Schema): readonly string[] | undefined {
  const values = anyOf?.map((each) => each.const) ?? [];
  return values.length > 0 && values.every((each) => typeof each === 'string') ? values : undefined;
}

/**
 * Missing and unknown arguments, and values that are not in their list. The validator of the SDK names the wrong
 * argument in such cases, but not what is allowed. Other faults are left to it.
 */
export function faultsIn({ properties = {}, required = [] }: Schema, given: unknown): string[] {
  if (typeof given !== 'object' || given === null) return [];
  const missing = required.filter((name) => !(name in given)).map((name) => `${name} is required`);
  const wrong = Object.entries(given).flatMap(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (schema === undefined)
      return `${inert(JSON.stringify(name))} is not an argument; allowed are ${Object.keys(properties).join(', ')}`;
    const choices = choicesOf(schema);
    if (choices === undefined || choices.includes(String(value))) return [];
    return `${name} must be one of ${choices.join(', ')}; got ${inert(JSON.stringify(value))}`;
  });
  return [...missing, ...wrong];
}
