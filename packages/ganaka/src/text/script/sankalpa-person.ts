/**
 * The person of a sankalpa in its Sanskrit: gotra and name, or such and such where they are not known. The name follows
 * `उत्पन्नः`, whose end changes with its first letter by the rules of sandhi.
 */
const SUCH = 'अमुक';
const UNVOICED = /^[कखचछटठतथपफशषस]/;
const VOWEL = /^[आ-औ]/;

function joined(name: string): string {
  if (name.startsWith('अ')) return `ोऽ${name.slice(1)}`;
  if (UNVOICED.test(name)) return `ः ${name}`;
  return VOWEL.test(name) ? ` ${name}` : `ो ${name}`;
}

/** Returns `काश्यपगोत्रोत्पन्नः केशव`; an empty gotra or name is written as in the text, `अमुक`. */
export const personText = (gotra: string, name: string): string => `${gotra || SUCH}गोत्रोत्पन्न${joined(name || SUCH)}`;
