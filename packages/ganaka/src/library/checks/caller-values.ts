/** Checks of what callers pass, for those whose programs have no types. */

const LONGEST_SHOWN = 80;

/** A value as it appears in an error message. */
export function shownValue(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'function') return 'a function';
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, LONGEST_SHOWN);
  } catch {
    return 'an object that JSON cannot write';
  }
}

/** Throws for a value that is not what our function `by` returns: it has no `mark`, or is of another kind. */
export function checkMade(
  what: string,
  by: string,
  value: object,
  mark: symbol,
  isKind: (made: object) => boolean = () => true,
): void {
  if (!Object(value)[mark] || !isKind(value))
    throw new RangeError(`${what} must be what ${by} returns; got ${shownValue(value)}`);
}

/** Throws for a value that is not in the list. */
export function checkOneOf(name: string, value: unknown, list: readonly unknown[]): void {
  if (!list.includes(value))
    throw new RangeError(`${name} must be one of ${list.join(', ')}; got ${shownValue(value)}`);
}

/** The text of a value that converts to one; of others a description, which no format accepts. */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && typeof value?.toString !== 'function' ? 'an object without text' : String(value);

/** How the value of which `text` is the text appears in an error message. */
export const shownText = (value: unknown, text: string): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(text) : shownValue(value);

/** Throws for options that are not an object. */
export function checkOptions(given: unknown, names = ''): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new RangeError(`options must be an object${names}; got ${shownValue(given)}`);
}

/** The options of a caller, none if there are none. Throws for names that are not in the list. */
export function optionsIn<O extends object>(given: O | undefined, names: readonly string[]): O | Record<string, never> {
  if (given === undefined) return {};
  checkOptions(given, ` with ${names.join(', ')}`);
  for (const name of Object.keys(given))
    if (!names.includes(name))
      throw new RangeError(
        `there is no option "${name}" here; ${names.length === 0 ? 'there are none' : `there are ${names.join(', ')}`}`,
      );
  return given;
}
