import { describe, expect, test } from 'vitest';
import { hashOf, newKey, parseKey } from './keys.ts';

describe('keys', () => {
  test('the checksum is CRC-32 in base 62, as computed by zlib.crc32 of Python', () => {
    const text = 'tg_abcdefghijklmnopqrstuvwxyz00H1ahX';
    expect(parseKey(text)).toEqual({ prefix: 'tg', text });
  });

  test('a tg key is 36 characters: prefix, 27 random, 6 of checksum', () => {
    expect(newKey('tg').text).toMatch(/^tg_[0-9A-Za-z]{33}$/);
    expect(newKey('tg').text).toHaveLength(36);
  });

  test('the greatest random number still fits 27 characters', () => {
    const key = newKey('surya', new Uint8Array(20).fill(255));
    expect(parseKey(key.text)).toEqual({ prefix: 'surya', text: key.text });
  });

  test.each(['drik', 'mool', 'surya', 'tg', 'arya'])('a new %s key is read back with its prefix', (prefix) => {
    const key = newKey(prefix);
    expect(parseKey(key.text)).toEqual({ prefix, text: key.text });
    expect(key.hash).toBe(hashOf(key.text));
    expect(key.text.endsWith(key.tail)).toBe(true);
  });

  test('one wrong character anywhere after the prefix is noticed', () => {
    const { text } = newKey('drik');
    for (let i = 5; i < text.length; i++) {
      const other = text[i] === 'x' ? 'y' : 'x';
      expect(parseKey(text.slice(0, i) + other + text.slice(i + 1))).toEqual({ refused: 'mistyped' });
    }
  });

  test('another prefix before the same body is noticed', () => {
    expect(parseKey(newKey('mool').text.replace('mool_', 'drik_'))).toEqual({ refused: 'mistyped' });
  });

  test.each([
    '',
    'tg_',
    'garbage',
    'tg_short',
    `tg_${'é'.repeat(33)}`,
    `Tg_${'a'.repeat(33)}`,
    `_${'a'.repeat(33)}`,
    ` ${newKey('tg').text}`,
  ])('what has not the shape of a key is malformed: %j', (text) =>
    expect(parseKey(text)).toEqual({ refused: 'malformed' }),
  );

  test('no key is made with a beginning that could not be read back', () => {
    for (const prefix of ['', 'T', 'a_b', 'é']) expect(() => newKey(prefix)).toThrow('no key begins with');
  });
});
