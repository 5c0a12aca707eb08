/** Texts of any length as bytes: the same as Buffer makes of them. */
import { expect, test } from 'vitest';
import { bytesOf } from './encode.ts';

const ROOM = 256 * 1024; // characters that are turned at once

test.each([
  ['short', 'तिथि'],
  ['one piece', '{"name":"Revati","name_hi":"रेवती"}'.repeat(100)],
  ['a piece to the last character', 'र'.repeat(ROOM)],
  ['one character more', `${'a'.repeat(ROOM)}र`],
  ['several pieces', '{"name":"Revati","name_hi":"रेवती"}'.repeat(20_000)],
  ['a character of two halves where one piece ends', `${'a'.repeat(ROOM - 1)}𑀓${'b'.repeat(ROOM)}`],
])('%s', (_name, text) => {
  expect(bytesOf(text).equals(Buffer.from(text))).toBe(true);
});
