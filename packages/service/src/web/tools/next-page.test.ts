import { describe, expect, test } from 'vitest';
import { nextPage } from './next-page.ts';

const isOurs = (path: string): boolean => path === '/yatra';

describe('the page after a form', () => {
  test.each(['/yatra', '/yatra?date=2026-11-14&place=Pune', '/yatra?place=%E0%A4%89'])('%j is one of ours', (next) => {
    expect(nextPage(next, isOurs)).toBe(next);
  });

  test.each(['https://evil.example/yatra', '//evil.example', '/other', '', '/yatra\r\n'])('%j is not', (next) => {
    expect(nextPage(next, isOurs)).toBe('/');
  });

  test.each(['\r', '\n', '\r\nset-cookie: a=b', '\u2028', '\u2029', 'उज्जैन', ' ', '\u0000'])(
    'a query with %j is left out, because no header can carry it',
    (text) => {
      const next = nextPage(`/yatra?place=${text}`, isOurs);
      expect(next).toBe('/yatra');
      expect(() => new Headers({ location: next })).not.toThrow();
    },
  );
});
