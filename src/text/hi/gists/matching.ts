/** What the rules say, in Hindi; the ids and the English are in `en/gists/matching.ts`. */
import type { matchingGists as english } from '../../en/gists/matching.ts';

export const matchingGists: Readonly<Record<keyof typeof english, string>> = {};
