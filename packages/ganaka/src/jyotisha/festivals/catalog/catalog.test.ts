import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { span } from '../../../kernel/span.ts';
import { civilDay, jdUt } from '../../../kernel/units.ts';
import { FESTIVAL } from '../../../lexicon/rites/festival.generated.ts';
import { wordOf } from '../../../rules/clause.ts';
import { type DayFrame, KALAS, type KalaId, kalaOf } from '../../../rules/kala.ts';
import { decide, type Ladder } from '../../../rules/ladder.ts';
import { type Meeting, meetingOf } from '../../../rules/meeting.ts';
import { WORKS } from '../../../rules/works.ts';
import { ENGLISH } from '../../../text/voice.ts';
import type { FestivalKala } from '../occasion.ts';
import type { Decision } from '../rule.ts';
import { FESTIVALS, ROUTED_FESTIVALS } from './index.ts';
import { WITH_ROHINI } from './janmashtami.ts';

const of = (id: string, { kala, ladder }: Decision) => ({ id, kala, ladder });
/** Of a weekday the ladder says only whether it makes the parva: weekday.test.ts; the eleventh has days of its own: nirnaya.test.ts. */
const LADDERS: readonly { id: string; kala: FestivalKala; ladder: Ladder }[] = [
  ...FESTIVALS.filter(({ on, meeting }) => !('weekday' in on) && meeting === undefined).flatMap((festival) => [
    of(festival.id, festival),
    ...(festival.variants ?? []).map((each) => of(`${festival.id}/${each.tradition}`, each)),
  ]),
  of('janmashtami/with_rohini', WITH_ROHINI),
];

/** Days of twelve hours; a tithi of `hours` that begins `begin` hours after the first sunrise. */
const DAYS: readonly DayFrame[] = [-1, 0, 1, 2].map((n) => ({
  civil: civilDay(n),
  sunrise: jdUt(n),
  sunset: jdUt(n + 0.5),
  nextSunrise: jdUt(n + 1),
}));
const isCut = (kala: FestivalKala): kala is KalaId => kala in KALAS;
const windowOf = (kala: FestivalKala, day: DayFrame) =>
  isCut(kala)
    ? kalaOf(kala, day)
    : kala === 'moonrise'
      ? span(jdUt(day.sunset + 0.1), jdUt(day.sunset + 0.1))
      : span(jdUt(day.sunrise - 0.05), day.sunrise);
const FACTS = [
  'next_tithi_grows',
  'nakshatra_on_first',
  'nakshatra_on_second',
  'nakshatra_at_kala_on_first',
  'nakshatra_at_kala_on_second',
  'entered_by_day',
  'entered_in_evening_twilight',
  'punya_kala_on_next_day',
];

function* meetings(kala: FestivalKala): Generator<Meeting> {
  for (let hours = 19; hours <= 27; hours += 2)
    for (let begin = -6; begin < 24; begin += 0.75) {
      const anga = span(jdUt(begin / 24), jdUt((begin + hours) / 24));
      for (const known of [
        [],
        FACTS.slice(0, 1),
        FACTS.slice(1, 4),
        FACTS.slice(2, 5),
        FACTS.slice(5, 6),
        FACTS.slice(6),
      ]) {
        const met = meetingOf(anga, DAYS, (day) => windowOf(kala, day), new Set(known));
        if (met !== null) yield met;
      }
    }
}

describe('the catalog', () => {
  test('has the festivals of the specification, in its order, each with its rule', () => {
    expect(ROUTED_FESTIVALS.map(({ id }) => id)).toEqual(
      FESTIVAL.filter((each) => 'asked' in each).map(({ id }) => id),
    );
  });

  test('has a name for every id, and every name belongs to a festival or to one keeping of it', () => {
    const ids = new Set<string>(FESTIVALS.map(({ id }) => id));
    expect(ids.size).toBe(FESTIVALS.length);
    const names = FESTIVALS.flatMap((each) => each.names ?? []);
    expect(FESTIVAL.map(({ id }) => id).sort()).toEqual([...new Set([...ids, ...names])].sort());
  });

  test('has a file for each festival under its id, and no other', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter(
      (name) => !/^index\.|\.(test|generated)\.ts$/.test(name),
    );
    const ids = FESTIVALS.map(({ id }) =>
      /-navaratra-\d$/.test(id) ? 'navaratra-days' : id.replace(/^pitru-paksha-\d+$/, 'pitru-paksha'),
    );
    expect(files.sort()).toEqual([...new Set(ids)].map((id) => `${id}.ts`).sort());
  });

  test('is found by its other names: no alias is an id, or stands for two', () => {
    const names = FESTIVALS.flatMap(({ id, aliases = [] }) => [id, ...aliases]);
    expect(names.filter((each, i) => names.indexOf(each) !== i)).toEqual([]);
    expect(FESTIVALS.find(({ aliases }) => aliases?.includes('dussehra'))?.id).toBe('vijayadashami');
  });

  test.each(LADDERS)('$id decides every cover', ({ id, kala, ladder }) => {
    // one comparison for all: thousands of them would take longer than what is compared
    const taken = new Set([...meetings(kala)].map((meeting) => decide(id, ladder, meeting).take));
    expect([...taken].filter((take) => take !== 'first' && take !== 'second')).toEqual([]);
    for (const first of [0, 0.3, 1])
      for (const second of [0, 0.3, 1]) {
        const [day, next] = [DAYS[1] as DayFrame, DAYS[2] as DayFrame];
        const a = { day, kala: windowOf(kala, day), share: first };
        const b = { day: next, kala: windowOf(kala, next), share: second };
        const meeting: Meeting = {
          anga: span(jdUt(0.3), jdUt(1.2)),
          first: a,
          second: b,
          met: [a, b],
          facts: new Set(),
        };
        expect(['first', 'second'], `${first}/${second}`).toContain(decide(id, ladder, meeting).take);
      }
  });

  test('every rung has a source that names a known work and its section, or is practice without one', () => {
    for (const { id, ladder } of LADDERS)
      for (const { source } of ladder) {
        expect(ENGLISH.gist(source.gist).length, id).toBeGreaterThan(15);
        if (source.confidence === 'general-knowledge') continue;
        expect(Object.keys(WORKS), id).toContain(source.work);
        expect(source.at, id).toMatch(/\d/);
      }
  });

  test('no two rungs of a ladder ask the same', () => {
    for (const { id, ladder } of LADDERS) {
      const words = ladder.map(({ when }) => wordOf(when));
      expect(new Set(words).size, id).toBe(words.length);
    }
  });
});

describe('rungs that no year of two centuries needs', () => {
  test('an eighth pure from sunrise and without Rohini is kept on its first day', () => {
    const [, day, next] = DAYS as [DayFrame, DayFrame, DayFrame, DayFrame];
    const anga = span(jdUt(-0.01), jdUt(1.02));
    const candidate = (of: DayFrame, share: number) => ({ day: of, kala: kalaOf('nishitha', of), share });
    const first = candidate(day, 1);
    const second = candidate(next, 0.1);
    const meeting: Meeting = { anga, first, second, met: [first, second], facts: new Set() };
    const { because, civil } = decide('x', WITH_ROHINI.ladder, meeting);
    expect([wordOf(because.when), civil]).toEqual(['first_has_sunrise', day.civil]);
  });
});
