/** Clocks of the past, of today and of far years. Expected values: the IANA time zone database (files asia, europe, northamerica). */
import fc from 'fast-check';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { type CivilDay, jdUt } from 'ganaka/internal/kernel/units.ts';
import { isZone, localToUt, offsetHoursAt, zoneAt } from 'ganaka/internal/places/index.ts';
import { describe, expect, test } from 'vitest';

const day = (iso: string): CivilDay => {
  const [, sign = '', year = '', month = '', date = ''] = /^(-?)(\d+)-(\d+)-(\d+)$/.exec(iso) ?? [];
  return dayOf({ year: (sign ? -1 : 1) * Number(year), month: Number(month), day: Number(date) });
};
const hms = (hours: number, minutes = 0, seconds = 0): number => hours + minutes / 60 + seconds / 3600;
const noonOffset = (zone: string, iso: string): number => {
  const found = localToUt(zone, day(iso), 12);
  if ('skipped' in found) throw new Error(`${zone} ${iso}: noon was skipped`);
  return found.offsetHours;
};

describe('history', () => {
  test.each([
    ['India keeps Howrah mean time in 1860', 'Asia/Kolkata', '1860-06-01', hms(5, 53, 20)],
    ['India keeps Madras time until the end of 1905', 'Asia/Kolkata', '1905-12-31', hms(5, 21, 10)],
    ['India keeps its standard time from 1906', 'Asia/Kolkata', '1906-01-01', 5.5],
    ['September 1941 is still peace time', 'Asia/Kolkata', '1941-09-30', 5.5],
    ['war time begins in October 1941', 'Asia/Kolkata', '1941-10-02', 6.5],
    ['war time pauses on 15 May 1942', 'Asia/Kolkata', '1942-05-16', 5.5],
    ['August 1942 is standard time', 'Asia/Kolkata', '1942-08-31', 5.5],
    ['war time returns in September 1942', 'Asia/Kolkata', '1942-09-02', 6.5],
    ['an Indian birth in 1943 is +06:30', 'Asia/Kolkata', '1943-06-01', 6.5],
    ['war time lasts through 14 October 1945', 'Asia/Kolkata', '1945-10-14', 6.5],
    ['war time is over on 15 October 1945', 'Asia/Kolkata', '1945-10-15', 5.5],
    ['Nepal keeps local mean time in 1919', 'Asia/Kathmandu', '1919-12-31', hms(5, 41, 16)],
    ['Nepal follows India in 1985', 'Asia/Kathmandu', '1985-12-31', 5.5],
    ['Nepal goes its own quarter hour in 1986', 'Asia/Kathmandu', '1986-01-01', 5.75],
    ['Singapore in 1980', 'Asia/Singapore', '1980-06-01', 7.5],
    ['Singapore in 1984', 'Asia/Singapore', '1984-06-01', 8],
    ['London in the winter of 1941', 'Europe/London', '1941-01-15', 1],
    ['London in the double summer time of 1941', 'Europe/London', '1941-07-01', 2],
    ['London keeps summer time in the winter of 1969', 'Europe/London', '1969-01-15', 1],
    ['London returns to Greenwich in the winter of 1971', 'Europe/London', '1971-12-15', 0],
    ['New York before the oil crisis change', 'America/New_York', '1974-01-05', -5],
    ['New York in January 1974', 'America/New_York', '1974-01-15', -4],
    ['Sri Lanka before May 1996', 'Asia/Colombo', '1996-05-24', 5.5],
    ['Sri Lanka in the summer of 1996', 'Asia/Colombo', '1996-06-01', 6.5],
    ['Sri Lanka from October 1996', 'Asia/Colombo', '1996-10-27', 6],
    ['Sri Lanka in 2005', 'Asia/Colombo', '2005-06-01', 6],
    ['Sri Lanka from April 2006', 'Asia/Colombo', '2006-04-16', 5.5],
    ['Boa Vista in its one week of summer time', 'America/Boa_Vista', '2000-10-10', -3],
  ])('%s', (_, zone, iso, hours) => {
    expect(noonOffset(zone, iso)).toBeCloseTo(hours, 9);
  });
});

/** The instants of the changes are those of the database; before the first one, mean time is the longitude over 15. */
describe('local mean time before standard time', () => {
  const at = (zone: string, iso: string, lonDeg: number): number =>
    offsetHoursAt(zone, jdUt(2_440_587.5 + Date.parse(iso) / 86_400_000), lonDeg);
  test.each([
    ['at 10.75° E before April 1893', 'Europe/Berlin', '1893-03-31T22:00:00Z', 10.75, 10.75 / 15],
    ['from April 1893 on', 'Europe/Berlin', '1893-03-31T23:06:33Z', 10.75, 1],
    ['a day of this century', 'Europe/Berlin', '2026-11-17T00:00:00Z', 10.75, 1],
    ['India before its standard time', 'Asia/Kolkata', '1905-12-31T18:38:49Z', 75, 5],
    ['India from its standard time on', 'Asia/Kolkata', '1905-12-31T18:38:50Z', 75, 5.5],
    ['the last second of war time', 'Asia/Kolkata', '1945-10-14T17:29:59Z', 75, 6.5],
    ['the first second after war time', 'Asia/Kolkata', '1945-10-14T17:30:00Z', 75, 5.5],
    ['a zone that keeps one offset for ever', 'Etc/GMT-5', '1800-01-01T00:00:00Z', 75, 5],
  ])('%s', (_, zone, iso, lonDeg, hours) => {
    expect(at(zone, iso, lonDeg)).toBeCloseTo(hours, 3);
  });
});

describe('clock changes', () => {
  test.each([
    ['New York, spring 2026', 'America/New_York', '2026-03-08', 2.5],
    ['London, spring 2026', 'Europe/London', '2026-03-29', 1.5],
    ['Sydney, spring 2026', 'Australia/Sydney', '2026-10-04', 2.5],
    ['Lord Howe, half an hour', 'Australia/Lord_Howe', '2026-10-04', 2.25],
    ['India, war time begins', 'Asia/Kolkata', '1941-10-01', 0.5],
    ['India, war time again', 'Asia/Kolkata', '1942-09-01', 0.5],
    ['Samoa has no 30 December 2011', 'Pacific/Apia', '2011-12-30', 12],
  ])('%s: the time was skipped', (_, zone, iso, hours) => {
    expect(localToUt(zone, day(iso), hours)).toEqual({ skipped: true });
  });

  test.each([
    ['New York, autumn 2026', 'America/New_York', '2026-11-01', 1.5, -4, -5],
    ['London, autumn 2026', 'Europe/London', '2026-10-25', 1.5, 1, 0],
    ['Sydney, autumn 2026', 'Australia/Sydney', '2026-04-05', 2.5, 11, 10],
    ['India, the pause of 1942', 'Asia/Kolkata', '1942-05-14', 23.5, 6.5, 5.5],
    ['India, the end of war time', 'Asia/Kolkata', '1945-10-14', 23.5, 6.5, 5.5],
  ])(
    '%s: of a repeated hour the first is taken, and the second is given too',
    (_, zone, iso, hours, offset, second) => {
      const found = localToUt(zone, day(iso), hours);
      expect(found).toMatchObject({ offsetHours: offset, second: { offsetHours: second } });
      if ('skipped' in found) throw new Error('skipped');
      expect(((found.second?.t ?? 0) - found.t) * 24).toBeCloseTo(1, 5);
    },
  );

  test('the minutes on both sides of a change are plain', () => {
    expect(localToUt('America/New_York', day('2026-03-08'), hms(1, 59, 59))).toMatchObject({ offsetHours: -5 });
    expect(localToUt('America/New_York', day('2026-03-08'), 3)).toMatchObject({ offsetHours: -4 });
    expect(localToUt('America/New_York', day('2026-11-01'), 2)).not.toHaveProperty('second');
  });
});

describe('far years', () => {
  test('before the first entry a zone keeps local mean time, back to the Kali epoch', () => {
    expect(noonOffset('Asia/Kolkata', '-3101-01-23')).toBeCloseTo(hms(5, 53, 28), 9);
    expect(noonOffset('Europe/London', '-0500-06-01')).toBeCloseTo(-hms(0, 1, 15), 9);
  });

  test('the rules of today go on to the year 3000', () => {
    expect(noonOffset('Europe/London', '3000-07-01')).toBe(1);
    expect(noonOffset('Europe/London', '3000-01-01')).toBe(0);
    expect(noonOffset('Australia/Sydney', '2500-01-15')).toBe(11);
    expect(noonOffset('Asia/Kolkata', '3000-01-01')).toBe(5.5);
  });

  const ZONES = [
    'Asia/Kolkata',
    'Europe/London',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'America/Sao_Paulo',
  ];
  test.each(ZONES)('%s agrees with the database at any instant', (zone) => {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    fc.assert(
      fc.property(fc.integer({ min: -160_000_000_000, max: 32_500_000_000 }), (unixSeconds) => {
        const text = format.format(unixSeconds * 1000).split('GMT')[1] ?? '';
        const [h = 0, m = 0, s = 0] = text.slice(1).split(':').map(Number);
        const want = (text.startsWith('-') ? -1 : 1) * hms(h, m, s);
        expect(offsetHoursAt(zone, jdUt(2_440_587.5 + unixSeconds / 86_400))).toBeCloseTo(want, 9);
      }),
      { numRuns: 400, seed: 9 },
    );
  });

  test('local time and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 588_466, max: 2_816_788 }),
        fc.integer({ min: 0, max: 86_399 }),
        fc.constantFrom(...ZONES),
        (jdn, second, zone) => {
          const found = localToUt(zone, dayOf({ year: 2000, month: 1, day: 1 + jdn - 2_451_545 }), second / 3600);
          if ('skipped' in found) return;
          expect(offsetHoursAt(zone, found.t)).toBeCloseTo(found.offsetHours, 9);
        },
      ),
      { numRuns: 400, seed: 11 },
    );
  });
});

describe('names and borders', () => {
  test.each([
    'Asia/Kolkata',
    'asia/kolkata',
    'Asia/Calcutta',
    'Europe/Kyiv',
    'UTC',
    'Etc/GMT+5',
    'America/Argentina/Buenos_Aires',
  ])('%s is a zone', (name) => {
    expect(isZone(name)).toBe(true);
  });

  test.each([
    '+05:30',
    '5.5',
    '',
    'Asia',
    'Asia/',
    'Asia/Delhi',
    '\0',
    'Asia/Kolkata\0',
    'x'.repeat(10_000),
    '../etc/passwd',
    '__proto__',
    'constructor',
  ])('"%s" is none', (name) => {
    expect(isZone(name)).toBe(false);
  });

  test.each([
    ['Dehradun', 30.3165, 78.0322, 'Asia/Kolkata'],
    ['Raxaul, on the Indian side', 26.98, 84.85, 'Asia/Kolkata'],
    ['Birgunj, on the Nepalese side', 27.02, 84.87, 'Asia/Kathmandu'],
    ['Amritsar', 31.634, 74.872, 'Asia/Kolkata'],
    ['Lahore', 31.55, 74.34, 'Asia/Karachi'],
    ['Greenwich', 51.48, 0, 'Europe/London'],
  ])('%s lies in its zone', (_, latDeg, lonDeg, zone) => {
    expect(zoneAt(latDeg, lonDeg)).toBe(zone);
  });

  test('any coordinates give some zone', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (latDeg, lonDeg) => {
        expect(isZone(zoneAt(latDeg, lonDeg))).toBe(true);
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});

/** The shortest times between two changes that the database has: a table that skips one would be a clock that is wrong. */
test.each([
  ['Africa/Tunis', '1943-04-20'],
  ['Europe/Tirane', '1943-04-04'],
  ['Europe/Vienna', '1945-04-07'],
  ['America/Boa_Vista', '2000-10-12'],
  ['America/Fortaleza', '2000-10-15'],
  ['America/Argentina/Tucuman', '2004-06-06'],
  ['Africa/Cairo', '2010-09-20'],
  ['Africa/Casablanca', '2025-03-15'],
  ['Asia/Gaza', '2040-10-24'],
  ['Asia/Hebron', '2054-03-31'],
  ['Asia/Shanghai', '1949-05-10'],
  ['Pacific/Honolulu', '1933-05-10'],
  ['Asia/Kolkata', '1942-07-01'],
])('%s on %s is in the table as in the database', (zone, iso) => {
  for (const shift of [-60, -30, -8, -3, 0, 3, 8, 30, 60]) {
    const unixMs = Date.parse(`${iso}T12:00:00Z`) + shift * 86_400_000;
    const text = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).format(unixMs);
    const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
      /GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?$/.exec(text) ?? [];
    const expected = (sign === '-' ? -1 : 1) * hms(Number(hours), Number(minutes), Number(seconds ?? 0));
    expect(offsetHoursAt(zone, jdUt(2_440_587.5 + unixMs / 86_400_000)), `${zone} ${shift}`).toBeCloseTo(expected, 9);
  }
});
