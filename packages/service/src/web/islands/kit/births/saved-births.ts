/** The births that are saved on the device, in the browser's local storage and nowhere else. */
import { type Born, bornIn } from './born.ts';

const KEY = 'ganaka.births';
const MOST = 40;

/** Returns the saved births; none if the browser has no storage or the stored value is something else. */
export function keptBirths(): readonly Born[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.flatMap((each) => bornIn(each) ?? []) : [];
  } catch {
    return [];
  }
}

const isSame = (one: Born, other: Born): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Saves a birth at the end of the list. A birth that is already in the list is moved there. */
export function keep(born: Born): 'saved' | 'full' | 'notSaved' {
  const others = keptBirths().filter((each) => !isSame(each, born));
  if (others.length >= MOST) return 'full';
  return write([...others, born]) ? 'saved' : 'notSaved';
}

export const forget = (born: Born): void => void write(keptBirths().filter((each) => !isSame(each, born)));

function write(births: readonly Born[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(births));
    return true;
  } catch {
    return false;
  }
}
