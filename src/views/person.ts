/** The name of a person, if a reply has one: text that is shown and never computed with. */
import { type Parameter, text } from './parameter.ts';
import type { Wrong } from './view.ts';

const MOST_LETTERS = 80;

export const nameOf = (meaning: string): Parameter<string, 'optional'> => ({
  ...text({ meaning, example: 'Asha' }),
  personal: true,
  natal: true,
});

/** A name is text: any script, no control characters, not too long for its line. */
export function wrongName({ name: given }: { readonly name?: string }): readonly Wrong[] {
  if (given === undefined) return [];
  if (/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(given))
    return [{ param: 'name', text: 'name must be text without control characters' }];
  const letters = [...given].length;
  return letters > MOST_LETTERS
    ? [{ param: 'name', text: `name may have at most ${MOST_LETTERS} characters; got ${letters}` }]
    : [];
}
