/** A phrase in the languages of the caller. */
import { EN, type TextKey } from './en.ts';
import { HI } from './hi.ts';
import type { Say } from './say.ts';

export type { TextKey } from './en.ts';

export interface Phrase {
  readonly text: string;
  readonly text_hi?: string;
}

export const phrase = (say: Say, key: TextKey): Phrase =>
  say.hindi ? { text: EN[key], text_hi: HI[key] } : { text: EN[key] };
export const english = (key: TextKey): string => EN[key];
export const hindi = (key: TextKey): string => HI[key];
