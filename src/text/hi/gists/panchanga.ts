/** What the rules say, in Hindi; the ids and the English are in `en/gists/panchanga.ts`. */
import type { panchangaGists as english } from '../../en/gists/panchanga.ts';

export const panchangaGists: Readonly<Record<keyof typeof english, string>> = {};
