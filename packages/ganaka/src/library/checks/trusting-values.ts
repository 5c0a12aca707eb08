/**
 * In the place of the checks of `caller-values.ts`, for a page that checks what is typed before it calls the library
 * (`scripts/islands.mjs`): nothing is refused.
 */
import type * as checks from './caller-values.ts';

const nothing = (): void => undefined;

export const shownValue: typeof checks.shownValue = String;
export const textOf: typeof checks.textOf = String;
export const shownText: typeof checks.shownText = String;
export const checkMade: typeof checks.checkMade = nothing;
export const checkOneOf: typeof checks.checkOneOf = nothing;
export const checkOptions: typeof checks.checkOptions = nothing;
export const optionsIn: typeof checks.optionsIn = (given) => given ?? {};
