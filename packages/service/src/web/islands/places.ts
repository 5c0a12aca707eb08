/** Adds suggestions to every place field. */
import { suggestPlaces } from './kit/places.ts';

for (const input of document.querySelectorAll<HTMLInputElement>('input[data-suggest]')) suggestPlaces(input);
