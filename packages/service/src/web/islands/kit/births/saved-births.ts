/** The births that are saved on the device, in the browser's local storage and nowhere else. */
import { type BirthEntry, bornIn } from './born.ts';

const KEY = 'ganaka.births';
const MOST = 40;

/** Returns the saved births; none if the browser has no storage or the stored value is something else. */
export function savedBirths(): readonly BirthEntry[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.flatMap((each) => bornIn(each) ?? []) : [];
  } catch {
    return [];
  }
}

const isSame = (one: BirthEntry, other: BirthEntry): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Saves a birth at the end of the list. A birth that is already in the list is moved there. */
export function saveBirth(born: BirthEntry): 'saved' | 'full' | 'notSaved' {
  const others = savedBirths().filter((each) => !isSame(each, born));
  if (others.length >= MOST) return 'full';
  return write([...others, born]) ? 'saved' : 'notSaved';
}

export const forgetBirth = (born: BirthEntry): void => void write(savedBirths().filter((each) => !isSame(each, born)));

function write(births: readonly BirthEntry[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(births));
    return true;
  } catch {
    return false;
  }
}
