/** The name of a person. It is only shown, and nothing is computed from it. */

import type { ParameterError } from '../view.ts';
import { type Parameter, text } from './parameter.ts';

const MOST_LETTERS = 80;

export const nameOf = (meaning: string): Parameter<string, 'optional'> => ({
  ...text({ meaning, example: 'Asha' }),
  personal: true,
  natal: true,
});

/** The errors of a name. Any script is allowed, but no control characters and no more characters than fit on a line. */
export function wrongName({ name: given }: { readonly name?: string }): readonly ParameterError[] {
  if (given === undefined) return [];
  if (/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(given))
    return [{ param: 'name', text: 'name must be text without control characters' }];
  const letters = [...given].length;
  return letters > MOST_LETTERS
    ? [{ param: 'name', text: `name may have at most ${MOST_LETTERS} characters; got ${letters}` }]
    : [];
}
