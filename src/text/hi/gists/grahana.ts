/** What the rules say, in Hindi; the ids and the English are in `en/gists/grahana.ts`. */
import type { grahanaGists as english } from '../../en/gists/grahana.ts';

export const grahanaGists: Readonly<Record<keyof typeof english, string>> = {};
