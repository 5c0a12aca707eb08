/** What the rules say, in Hindi; the ids and the English are in `en/gists/festivals.ts`. */
import type { festivalsGists as english } from '../../en/gists/festivals.ts';

export const festivalsGists: Readonly<Record<keyof typeof english, string>> = {};
