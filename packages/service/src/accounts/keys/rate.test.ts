import { describe, expect, test } from 'vitest';
import { Buckets, NO_LIMITS, networkOf } from './rate.ts';

describe('request rates', () => {
  test('an address may ask 60 times in a minute, then once a second', () => {
    let now = 0;
    const buckets = new Buckets(() => now);
    for (let i = 0; i < 60; i++) expect(buckets.address('192.0.2.1').ok).toBe(true);
    const refused = buckets.address('192.0.2.1');
    expect(refused).toMatchObject({ ok: false, limit: 60, remaining: 0, retryAfterS: 1, resetS: 60 });
    expect(buckets.address('192.0.2.2').ok).toBe(true);
    now = 1000;
    expect(buckets.address('192.0.2.1').ok).toBe(true);
    expect(buckets.address('192.0.2.1').ok).toBe(false);
  });

  test.each([
    ['free', 5],
    ['developer', 10],
    ['pro', 20],
    ['commercial', 50],
    ['enterprise', 200],
  ] as const)('a %s key has %i a second and a burst of twice that', (plan, perSecond) => {
    let now = 0;
    const buckets = new Buckets(() => now);
    let served = 0;
    while (buckets.key('k', plan).ok) served++;
    expect(served).toBe(2 * perSecond);
    now = 1000;
    served = 0;
    while (buckets.key('k', plan).ok) served++;
    expect(served).toBe(perSecond);
  });

  test('a clock set back by an hour gives nothing, and keys are served again at their rate from then on', () => {
    let now = 3_600_000;
    const buckets = new Buckets(() => now);
    for (let i = 0; i < 10; i++) buckets.key('k', 'free');
    now = 0;
    expect(buckets.key('k', 'free').ok).toBe(false);
    now = 1000;
    let served = 0;
    while (buckets.key('k', 'free').ok) served++;
    expect(served).toBe(5);
  });

  test('a flood of addresses does not fill the memory', () => {
    let now = 0;
    const buckets = new Buckets(() => now);
    for (let i = 0; i < 120_000; i++) {
      now += 1;
      buckets.address(`2001:db8:${(i >> 16).toString(16)}:${(i & 0xffff).toString(16)}::1`);
    }
    expect([...buckets.used()].length).toBeLessThanOrEqual(50_000);
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
    ['x'.repeat(500), 'x'.repeat(45)],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));

  test('an address may name sixty keys that nobody knows, then one a second; a look takes nothing', () => {
    let now = 0;
    const buckets = new Buckets(() => now);
    for (let i = 0; i < 60; i++) {
      expect(buckets.stranger('192.0.2.1').ok).toBe(true);
      expect(buckets.stranger('192.0.2.1').ok).toBe(true);
      buckets.unknown('192.0.2.1');
    }
    expect(buckets.stranger('192.0.2.1')).toMatchObject({ ok: false, retryAfterS: 1 });
    expect(buckets.stranger('192.0.2.2').ok).toBe(true);
    expect(buckets.address('192.0.2.1').ok).toBe(true);
    now = 1000;
    expect(buckets.stranger('192.0.2.1').ok).toBe(true);
  });

  test('switched off, nobody is held back', () => {
    for (let i = 0; i < 1000; i++) expect(NO_LIMITS.address('x').ok).toBe(true);
  });
});
