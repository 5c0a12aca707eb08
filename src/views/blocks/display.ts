/** Ready-made Hindi lines of the day, for callers with full access. */
import { Type } from 'typebox';
import { isNone } from '../../engines/engine.ts';
import { keptOn } from '../../festivals/day.ts';
import { dateOf } from '../../kernel/civil.ts';
import { Table } from '../../kernel/kept.ts';
import type { Span } from '../../kernel/span.ts';
import type { JdUt } from '../../kernel/units.ts';
import { RASHI_DEG, rashiOf } from '../../kernel/zodiac.ts';
import { abhijit, eighth, isForbidden } from '../../muhurta/day-muhurtas.ts';
import { inAlmanac, MOST_KEPT } from '../../panchanga/almanac.ts';
import type { Anga } from '../../panchanga/angas.ts';
import { barhaspatyaAtNewYear, erasOf, monthBy, monthOf, solarMonthOf } from '../../panchanga/calendar.ts';
import { type Custom, ERAS, namedByJupiter } from '../../panchanga/custom.ts';
import type { Day } from '../../panchanga/day.ts';
import { yearOf } from '../../panchanga/eras.ts';
import { bhadrasOn, factsOf, specialYogasOn } from '../../panchanga/facts.ts';
import { type Moment, momentUnder } from '../../panchanga/moment.ts';
import { moonOf } from '../../panchanga/rise-set.ts';
import { chandraOf } from '../../panchanga/samvatsara.ts';
import { masaNamed } from '../../panchanga/sankalpa.ts';
import { ayanaOf, lunarRituOf } from '../../panchanga/sankranti.ts';
import { agniVasa, dishaShula, shivaVasa, yoginiVasa } from '../../panchanga/vasa.ts';
import type { DayLines } from '../../text/day-lines.ts';
import type { SunOfDay } from '../../text/hi/clock.ts';
import type { Running, Window } from '../../text/hi/lines.ts';
import { joined } from '../../text/joined.ts';
import { wordsIn } from '../../text/loaded.ts';
import type { Voice } from '../../text/voice.ts';
import { eclipsesSeen } from '../grahana/eclipse.ts';
import { block } from './block.ts';
import { type Choices, customFor, USUAL } from './choices.ts';
import { mayBeEclipsed, observances } from './observances.ts';
import { vasaMomentOf } from './vasa.ts';

/** The Moon's pace changes by less than this from one sunrise to the next. */
const MOON_PACE_GROWS = 1.08;
/** Nine nakshatras fill four rashis, so every fourth rashi ends with a nakshatra. */
const NAKSHATRAS_PER_RASHI = 9 / 4;
const PALAS_PER_DAY = 3600;
const ABHIJIT = 8;
const MASAS = 12;
const SHOWN_YOGAS = ['sarvartha_siddhi', 'amrita_siddhi', 'ravi_yoga', 'krakaca'] as const;

export const display = block({
  name: 'display',
  summary: 'Ready-made lines in Hindi',
  given: (_, say) => say.languages.includes('hi'),
  denied: ({ access }) => `Hindi comes with full access to the engine: the ${joined(access.fullPlans, 'and')} plans`,
  reply: Type.Object({ hi: Type.Array(Type.String()) }),
  of: (moment, say, choices = USUAL) => ({ hi: new HindiPage(moment, say, choices).lines() }),
});

class HindiPage {
  readonly #moment: Moment;
  readonly #day: Day;
  /** Year, month and tithi of the page are those of one moment: of sunrise, whatever hour was asked for; where there is none, of the hour or of noon. */
  readonly #morning: Moment;

  readonly #say: Voice;
  readonly #words: DayLines;
  readonly #choices: Choices;
  readonly #custom: Custom;
  readonly #sun: SunOfDay | null;

  constructor(moment: Moment, say: Voice, choices: Choices) {
    const { dayLines } = wordsIn('hi');
    if (dayLines === undefined) throw new Error('Hindi has no lines of the day');
    this.#words = dayLines;
    this.#say = say;
    const { sky, day, basis } = moment;
    this.#moment = moment;
    this.#day = day;
    this.#choices = choices;
    this.#custom = customFor(moment, choices);
    const { frame } = day;
    this.#sun = isNone(frame) ? null : frame;
    this.#morning = basis === 'time' && day.hasSunrise ? momentUnder(sky, day.civil) : moment;
  }

  lines(): string[] {
    const made = [
      yearLineOf(this.#words, this.#morning, this.#custom),
      this.#dayLine(),
      this.#tithis(),
      this.#words.angasLine(this.#first('nakshatra'), this.#first('yoga'), this.#first('karana')),
      this.#words.moonLine(this.#moonRashi()),
    ];
    const { daylight } = factsOf(this.#moment);
    if (daylight !== null) made.push(this.#riseSet(daylight), this.#kala(daylight));
    this.#addBhadra(made);
    this.#addYogas(made);
    this.#addObservances(made);
    this.#addSankranti(made);
    this.#addEclipses(made);
    made.push(this.#vasa());
    return made;
  }

  #clock(t: JdUt): string {
    return this.#words.hindiClock(this.#day.place, t, this.#day.civil, this.#sun);
  }
  #oclock(t: JdUt): string {
    return this.#words.hindiOclock(this.#day.place, t, this.#day.civil, this.#sun);
  }
  #window({ from, to }: Span): Window {
    return { from: this.#clock(from), to: this.#clock(to) };
  }

  /** The month of the land, and the tithi of the morning; where civil months are the Sun's, his beside it. */
  #dayLine(): string {
    const day = this.#day;
    const month = monthBy(this.#morning, this.#custom);
    const masa = masaNamed(month, this.#morning.karana.number);
    const kshaya = month.kshaya ? month.masa : null;
    const solar = this.#custom.solar ? solarMonthOf(this.#morning) : null;
    return this.#words.dayLine({
      masa,
      adhika: month.adhika,
      kshaya,
      tithi: this.#morning.tithi.number,
      weekday: day.weekday,
      ...dateOf(day.civil),
      solar,
    });
  }

  #tithis(): string {
    const runs = this.#day.transitions('tithi');
    const ends: string[] = [];
    for (let i = 0; i < runs.length - 1; i++) {
      const run = runs[i];
      if (run !== undefined) ends.push(this.#oclock(run.to));
    }
    const grows = this.#day.hasSunrise && runs.length === 1;
    return this.#words.tithiLine(runs[0]?.number ?? this.#moment.tithi.number, ends, grows);
  }

  /** The anga with which the day begins; it ends within the day if another follows. */
  #first(anga: Anga): Running {
    const runs = this.#day.transitions(anga);
    const first = runs[0] ?? this.#moment.anga(anga);
    return { number: first.number, until: runs.length > 1 ? this.#oclock(first.to) : null };
  }

  #moonRashi(): Running {
    const { from, to } = this.#day.bounds;
    const deg = factsOf(this.#moment).moonLongitude(from);
    const number = rashiOf(deg);
    const most = this.#moment.speed('chandra') * MOON_PACE_GROWS * (to - from);
    const leaves = number * RASHI_DEG - deg > most ? to : this.#moonLeaves(number, from);
    return { number, until: leaves < to ? this.#oclock(leaves) : null };
  }

  #moonLeaves(rashi: number, near: JdUt): JdUt {
    const last = rashi * NAKSHATRAS_PER_RASHI;
    for (const run of this.#day.transitions('nakshatra')) if (run.number === last) return run.to;
    return factsOf(this.#moment).moonAt(rashi * RASHI_DEG, near);
  }

  #riseSet({ from, to }: Span): string {
    const { rise, set } = moonOf(this.#day);
    return this.#words.riseSetLine({
      sunrise: this.#clock(from),
      sunset: this.#clock(to),
      moonrise: isNone(rise) ? null : this.#clock(rise),
      moonset: isNone(set) ? null : this.#clock(set),
      palas: Math.round((to - from) * PALAS_PER_DAY),
    });
  }

  #kala(daylight: Span): string {
    const { weekday } = this.#day;
    return this.#words.kalaLine({
      weekday,
      abhijit: isForbidden(weekday, ABHIJIT) ? null : this.#window(abhijit(daylight)),
      rahu: this.#window(eighth('rahu_kala', weekday, daylight)),
      direction: dishaShula({ weekday }),
    });
  }

  /** One that began in the night before is told from sunrise: its own clock would be read as that of the coming night. */
  #addBhadra(made: string[]): void {
    const { bounds, hasSunrise } = this.#day;
    for (const { dwellings, harmless } of bhadrasOn(this.#moment))
      for (const part of dwellings) {
        if (hasSunrise && part.to <= bounds.from) continue;
        const from = hasSunrise && part.from < bounds.from ? this.#words.SUNRISE : this.#clock(part.from);
        const free = harmless !== null && harmless.from <= part.from && harmless.to >= part.to;
        made.push(
          this.#words.bhadraLine({ from, to: this.#clock(part.to) }, part.sthana, free || part.sthana !== 'bhuloka'),
        );
      }
  }

  #addYogas(made: string[]): void {
    const found = specialYogasOn(this.#moment);
    for (const id of SHOWN_YOGAS) {
      const parts = found[id];
      if (parts.length === 0) continue;
      const { from, to } = this.#day.bounds;
      const windows = parts.map((part) => (part.from <= from && part.to >= to ? null : this.#window(part)));
      made.push(this.#words.yogaLine(id, windows));
    }
  }

  /** What the day is kept for, by the same decision as everywhere. */
  #addObservances(made: string[]): void {
    const names = observances.of(this.#moment, this.#say, this.#choices).map(({ name, name_hi }) => name_hi ?? name);
    if (names.length > 0) made.push(this.#words.observancesLine(names));
  }

  /** One entry may be kept under several names; its hours are told once. */
  #addSankranti(made: string[]): void {
    for (const { sankranti, observances: rites } of keptOn(this.#day)) {
      if (sankranti === null) continue;
      const punya = rites.find(({ id, window }) => id === 'punya_kala' && window !== null)?.window ?? null;
      const at = this.#oclock(sankranti.at);
      made.push(this.#words.sankrantiLine(sankranti.rashi, at, punya === null ? null : this.#window(punya)));
      return;
    }
  }

  #addEclipses(made: string[]): void {
    if (!mayBeEclipsed(this.#day)) return;
    const { from, to } = this.#day.bounds;
    for (const each of eclipsesSeen(this.#day.sky, from, to))
      made.push(
        this.#words.eclipseLine({
          kind: each.kind,
          seen: this.#window(each.seen),
          rises: each.risesEclipsed,
          sets: each.setsEclipsed,
          sutak: each.sutak === null ? null : this.#window(each.sutak),
        }),
      );
  }

  #vasa(): string {
    const moment = vasaMomentOf(this.#moment);
    return this.#words.vasaLine({
      agni: agniVasa(moment).place,
      shiva: shivaVasa(moment).place,
      yogini: yoginiVasa(moment),
    });
  }
}

/** The year lines of a month, by its new moon, and within it by custom, ayana and half. */
const yearLines = inAlmanac(() => new Table<Map<number, string>>(MOST_KEPT));

function yearLineOf(words: DayLines, moment: Moment, custom: Custom): string {
  const { from, masa } = monthOf(moment);
  const known = yearLines(moment.sky).at(from, () => new Map<number, string>());
  const ayana = ayanaOf(rashiOf(moment.longitude('surya')));
  const named = monthBy(moment, custom).masa;
  // a number: a text would be joined and hashed for every page
  const key = ((ERAS.indexOf(custom.era) * 2 + Number(custom.kartikadi)) * 2 + ayana - 1) * MASAS + named - 1;
  const line = known.get(key);
  if (line !== undefined) return line;
  const eras = erasOf(moment);
  const chandra = chandraOf(eras.shaka);
  const ritu = lunarRituOf(masa);
  const made = words.yearLine({
    era: custom.era,
    vikram: yearOf(eras, 'vikram', custom.kartikadi),
    kartikadi: custom.kartikadi,
    shaka: eras.shaka,
    kali: yearOf(eras, 'kali', false),
    samvatsara: namedByJupiter(custom) ? barhaspatyaAtNewYear(moment) : chandra,
    chandra,
    ayana,
    ritu,
    rituOf: lunarRituOf(named) === ritu ? null : masa,
  });
  known.set(key, made);
  return made;
}
