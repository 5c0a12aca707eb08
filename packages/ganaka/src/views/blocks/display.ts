/** Ready-made Hindi lines of the day, for keys of a paid plan. */

import { solarMonthOf } from '../../jyotisha/calendars/of-land.ts';
import { occurrencesOfDay } from '../../jyotisha/festivals/day.ts';
import type { ObservanceId } from '../../jyotisha/festivals/rule.ts';
import { abhijit, eighth, isForbidden } from '../../jyotisha/muhurta/day-muhurtas.ts';
import type { Anga } from '../../jyotisha/panchanga/angas/angas.ts';
import type { PartSpan } from '../../jyotisha/panchanga/angas/wheels.ts';
import { monthBy } from '../../jyotisha/panchanga/day/calendar.ts';
import type { Custom } from '../../jyotisha/panchanga/day/custom.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { bhadrasOn, factsOf, specialYogasOn } from '../../jyotisha/panchanga/day/facts.ts';
import { type Moment, momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { moonOf } from '../../jyotisha/panchanga/day/rise-set.ts';
import { masaNamed } from '../../jyotisha/panchanga/sankalpa/sankalpa.ts';
import { agniVasa, dishaShula, shivaVasa, yoginiVasa } from '../../jyotisha/panchanga/sankalpa/vasa.ts';
import { punyaKala } from '../../jyotisha/panchanga/sankranti/punya-kala.ts';
import { dateOf } from '../../kernel/civil.ts';
import type { Span } from '../../kernel/span.ts';
import type { JdUt } from '../../kernel/units.ts';
import { RASHI_DEG, rashiOf } from '../../kernel/zodiac.ts';
import { isNone } from '../../sky/engines/engine.ts';
import type { SunOfDay } from '../../text/languages/hi/clock.ts';
import type { FromAndTo, RunningAnga } from '../../text/languages/hi/lines.ts';
import { wordsIn } from '../../text/loading/loaded.ts';
import type { DayLines } from '../../text/sentences/day-lines.ts';
import type { Voice } from '../../text/voice.ts';
import { eclipsesSeen } from '../grahana/eclipse.ts';
import { block } from './block.ts';
import { type Choices, customFor, USUAL } from './choices.ts';
import type { displayReply } from './display.reply.ts';
import { mayBeEclipsed, observances } from './observances.ts';
import { vasaMomentOf } from './vasa.ts';
import { yearLineOf } from './year-line.ts';

/** From one sunrise to the next the Moon's speed grows by less than this factor. */
const MOON_PACE_GROWS = 1.08;
/** Nine nakshatras fill four rashis, so every fourth rashi ends with a nakshatra. */
const NAKSHATRAS_PER_RASHI = 9 / 4;
const PALAS_PER_DAY = 3600;
const ABHIJIT = 8;
const SHOWN_YOGAS = ['sarvartha_siddhi', 'amrita_siddhi', 'ravi_yoga', 'krakaca'] as const;

export const display = block<typeof displayReply>()({
  name: 'display',
  summary: 'Ready-made lines in Hindi',
  given: (_, say) => say.languages.includes('hi'),
  denied: ({ hindi_with_paid_plans }) => hindi_with_paid_plans,
  of: (moment, say, choices = USUAL) => ({ hi: new HindiPage(moment, say, choices).lines() }),
});

class HindiPage {
  readonly #moment: Moment;
  readonly #day: Day;
  /**
   * The moment that gives the page its year, month and tithi: sunrise, whatever hour was requested. If the Sun does not
   * rise, the requested hour or noon.
   */
  readonly #morning: Moment;

  readonly #say: Voice;
  readonly #words: DayLines;
  readonly #choices: Choices;
  readonly #custom: Custom;
  readonly #sun: SunOfDay | null;
  /** The midnight at which the day starts, if the day does not run from sunrise to sunrise; otherwise null. */
  readonly #begins: JdUt | null;

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
    this.#begins = isNone(day.sunrise) || day.sunrise !== day.bounds.from ? day.bounds.from : null;
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
    if (daylight === null) made.push(this.#noSun());
    else made.push(this.#riseSet(daylight), this.#kala(daylight));
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
  #window({ from, to }: Span): FromAndTo {
    return { from: this.#clock(from), to: this.#clock(to) };
  }

  /** The month by regional custom and the tithi of the morning; the solar month where civil months are solar. */
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

  /** The runs of an anga. On a day that starts at midnight, runs that end before the page's moment are left out. */
  #runs(part: Anga): readonly PartSpan[] {
    const runs = this.#day.transitions(part);
    return this.#begins === null ? runs : runs.filter(({ to }) => to > this.#morning.t);
  }

  /** The clock time at which a run starts, if the day starts at midnight and the run starts later; otherwise null. */
  #since(from: JdUt): string | null {
    return this.#begins === null || from <= this.#begins ? null : this.#oclock(from);
  }

  #noSun(): string {
    const { sunrise } = this.#day;
    const rises = !isNone(sunrise);
    const setless = rises || sunrise.none === 'always_up';
    return this.#words.noSunLine(setless ? 'no_sunset' : 'no_sunrise', this.#morning.basis === 'noon');
  }

  #tithis(): string {
    const runs = this.#runs('tithi');
    const [first] = runs;
    const ends: string[] = [];
    for (let i = 0; i < runs.length - 1; i++) {
      const run = runs[i];
      if (run !== undefined) ends.push(this.#oclock(run.to));
    }
    const grows = this.#sun !== null && runs.length === 1;
    const since = first === undefined ? null : this.#since(first.from);
    return this.#words.tithiLine(first?.number ?? this.#moment.tithi.number, ends, grows, since);
  }

  /** The anga at the start of the day; it ends within the day if another follows. */
  #first(anga: Anga): RunningAnga {
    const runs = this.#runs(anga);
    const first = runs[0] ?? this.#moment.anga(anga);
    return {
      number: first.number,
      until: runs.length > 1 ? this.#oclock(first.to) : null,
      since: this.#since(first.from),
    };
  }

  #moonRashi(): RunningAnga {
    const { to } = this.#day.bounds;
    const from = this.#begins === null ? this.#day.bounds.from : this.#morning.t;
    const deg = factsOf(this.#moment).moonLongitude(from);
    const number = rashiOf(deg);
    const most = this.#moment.speed('chandra') * MOON_PACE_GROWS * (to - from);
    const leaves = number * RASHI_DEG - deg > most ? to : this.#moonLeaves(number, from);
    const until = leaves < to ? this.#oclock(leaves) : null;
    if (this.#begins === null) return { number, until };
    const entered = factsOf(this.#moment).moonAt((number - 1) * RASHI_DEG, from);
    return { number, until, since: this.#since(entered) };
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

  /** A bhadra of the previous night is given from sunrise. Its clock time would be read as that of the coming night. */
  #addBhadra(made: string[]): void {
    const { bounds } = this.#day;
    const whole = this.#begins === null;
    for (const { dwellings, harmless } of bhadrasOn(this.#moment))
      for (const part of dwellings) {
        if (whole && part.to <= bounds.from) continue;
        const from = whole && part.from < bounds.from ? this.#words.SUNRISE : this.#clock(part.from);
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

  /** The names of the day's observances, from the `observances` block. */
  #addObservances(made: string[]): void {
    const names = observances
      .of(this.#moment, this.#say, this.#choices)
      .map(({ name, name_hi, kept_here }) => this.#words.observanceLine(name_hi ?? name, kept_here !== false));
    if (names.length > 0) made.push(this.#words.observancesLine(names));
  }

  /**
   * A sankranti may be kept under several names, so its hours are given only once, on the day of its punya-kala. They
   * are left out if the Sun does not rise and set around the sankranti, as in the `sankranti` block.
   */
  #addSankranti(made: string[]): void {
    for (const { sankranti, observances: rites } of occurrencesOfDay(this.#day)) {
      const windowOf = (id: ObservanceId): FromAndTo | null => {
        const window = rites.find((each) => each.id === id)?.window ?? null;
        return window === null ? null : this.#window(window);
      };
      const punya = windowOf('punya_kala');
      if (sankranti === null || punya === null || isNone(punyaKala(this.#day.sky, sankranti))) continue;
      const at = this.#oclock(sankranti.at);
      made.push(this.#words.sankrantiLine(sankranti.rashi, at, punya, windowOf('punya_kala_best')));
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
