/** In the place of the checks of `check-place.ts`, for a page that checks places before it calls the library (`scripts/islands.mjs`). */
import type * as checks from './check-place.ts';

const nothing = (): void => undefined;

export const PLACE_OPTIONS: typeof checks.PLACE_OPTIONS = ['name', 'state', 'devanagari'];
export const checkPlace: typeof checks.checkPlace = nothing;
export const checkCoordinates: typeof checks.checkCoordinates = nothing;
