/** Births saved on the device, in the browser's own storage and nowhere else. */
import { type Born, bornIn } from './born.ts';

const KEY = 'ganaka.births';
const MOST = 40;

/** None where the browser has no storage or something else is in it. */
export function keptBirths(): readonly Born[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.flatMap((each) => bornIn(each) ?? []) : [];
  } catch {
    return [];
  }
}

const isSame = (one: Born, other: Born): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Saves a birth at the end of the list; the same one is saved once. */
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
