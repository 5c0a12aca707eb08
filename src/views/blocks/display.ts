/** Ready-made Hindi lines of the day, for callers with full access. */
import { Type } from 'typebox';
import { isNone } from '../../engines/engine.ts';
import { dateOf } from '../../kernel/civil.ts';
import { Table } from '../../kernel/kept.ts';
import type { Span } from '../../kernel/span.ts';
import type { JdUt } from '../../kernel/units.ts';
import { RASHI_DEG, rashiOf } from '../../kernel/zodiac.ts';
import { abhijit, eighth, isForbidden } from '../../muhurta/day-muhurtas.ts';
import { inAlmanac, MOST_KEPT } from '../../panchanga/almanac.ts';
import type { Anga } from '../../panchanga/angas.ts';
import { barhaspatyaAtNewYear, erasOf, monthOf, purnimantaMonthOf } from '../../panchanga/calendar.ts';
import type { Day } from '../../panchanga/day.ts';
import { bhadrasOn, factsOf, specialYogasOn } from '../../panchanga/facts.ts';
import { type Moment, momentUnder } from '../../panchanga/moment.ts';
import { moonOf } from '../../panchanga/rise-set.ts';
import { chandraOf } from '../../panchanga/samvatsara.ts';
import { ayanaOf, lunarRituOf } from '../../panchanga/sankranti.ts';
import { agniVasa, dishaShula, shivaVasa, yoginiVasa } from '../../panchanga/vasa.ts';
import { hindiClock, hindiOclock } from '../../text/hi/clock.ts';
import * as lines from '../../text/hi/lines.ts';
import { ENGLISH_AND_HINDI } from '../../text/say.ts';
import { block } from './block.ts';
import { observances } from './observances.ts';
import { vasaMomentOf } from './vasa.ts';

/** The Moon's pace changes by less than this from one sunrise to the next. */
const MOON_PACE_GROWS = 1.08;
/** Nine nakshatras fill four rashis, so every fourth rashi ends with a nakshatra. */
const NAKSHATRAS_PER_RASHI = 9 / 4;
const PALAS_PER_DAY = 3600;
const ABHIJIT = 8;
const SHOWN_YOGAS = ['sarvartha_siddhi', 'amrita_siddhi', 'ravi_yoga', 'krakaca'] as const;

export const display = block({
  name: 'display',
  summary: 'Ready-made lines in Hindi',
  given: (_, say) => say.languages.includes('hi'),
  denied: (engine) =>
    `Hindi comes with full access to the engine: the ${engine === 'surya-siddhanta' ? '' : 'developer, pro, '}commercial and enterprise plans`,
  reply: Type.Object({ hi: Type.Array(Type.String()) }),
  of: (moment) => ({ hi: new HindiPage(moment).lines() }),
});

class HindiPage {
  readonly #moment: Moment;
  readonly #day: Day;
  /** Year, month and tithi of the page are those of one moment, with which the day begins; whatever hour was asked for. */
  readonly #morning: Moment;

  constructor(moment: Moment) {
    const { sky, day, basis } = moment;
    this.#moment = moment;
    this.#day = day;
    this.#morning = basis === 'time' && day.hasSunrise ? momentUnder(sky, day.civil) : moment;
  }

  lines(): string[] {
    const made = [
      yearLineOf(this.#morning),
      this.#dayLine(),
      this.#tithis(),
      lines.angasLine(this.#first('nakshatra'), this.#first('yoga'), this.#first('karana')),
      lines.moonLine(this.#moonRashi()),
    ];
    const { daylight } = factsOf(this.#moment);
    if (daylight !== null) made.push(this.#riseSet(daylight), this.#kala(daylight));
    this.#addBhadra(made);
    this.#addYogas(made);
    this.#addObservances(made);
    made.push(this.#vasa());
    return made;
  }

  #clock(t: JdUt): string {
    return hindiClock(this.#day.place, t, this.#day.civil);
  }
  #oclock(t: JdUt): string {
    return hindiOclock(this.#day.place, t, this.#day.civil);
  }
  #window({ from, to }: Span): lines.Window {
    return { from: this.#clock(from), to: this.#clock(to) };
  }

  /** The purnimanta month, as Hindi panchangas have it, and the tithi with which the day begins. */
  #dayLine(): string {
    const day = this.#day;
    const { masa, adhika } = purnimantaMonthOf(this.#morning);
    const tithi = day.transitions('tithi')[0]?.number ?? this.#moment.tithi.number;
    const { day: dayOfMonth, month, year } = dateOf(day.civil);
    return lines.dayLine({ masa, adhika, tithi, weekday: day.weekday, day: dayOfMonth, month, year });
  }

  #tithis(): string {
    const runs = this.#day.transitions('tithi');
    const ends: string[] = [];
    for (let i = 0; i < runs.length - 1; i++) {
      const run = runs[i];
      if (run !== undefined) ends.push(this.#oclock(run.to));
    }
    return lines.tithiLine(runs[0]?.number ?? this.#moment.tithi.number, ends);
  }

  /** The anga with which the day begins; it ends within the day if another follows. */
  #first(anga: Anga): lines.Running {
    const runs = this.#day.transitions(anga);
    const first = runs[0] ?? this.#moment.anga(anga);
    return { number: first.number, until: runs.length > 1 ? this.#oclock(first.to) : null };
  }

  #moonRashi(): lines.Running {
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
    return lines.riseSetLine({
      sunrise: this.#clock(from),
      sunset: this.#clock(to),
      moonrise: isNone(rise) ? null : this.#clock(rise),
      moonset: isNone(set) ? null : this.#clock(set),
      palas: Math.round((to - from) * PALAS_PER_DAY),
    });
  }

  #kala(daylight: Span): string {
    const { weekday } = this.#day;
    return lines.kalaLine({
      weekday,
      abhijit: isForbidden(weekday, ABHIJIT) ? null : this.#window(abhijit(daylight)),
      rahu: this.#window(eighth('rahu_kala', weekday, daylight)),
      direction: dishaShula({ weekday }),
    });
  }

  /** One that began in the night before is told from sunrise: its own clock would be read as that of the coming night. */
  #addBhadra(made: string[]): void {
    const { bounds, hasSunrise } = this.#day;
    for (const { dwellings } of bhadrasOn(this.#moment))
      for (const part of dwellings) {
        if (hasSunrise && part.to <= bounds.from) continue;
        const from = hasSunrise && part.from < bounds.from ? lines.SUNRISE : this.#clock(part.from);
        made.push(lines.bhadraLine({ from, to: this.#clock(part.to) }, part.sthana));
      }
  }

  #addYogas(made: string[]): void {
    const found = specialYogasOn(this.#moment);
    for (const id of SHOWN_YOGAS) {
      const parts = found[id];
      if (parts.length === 0) continue;
      const windows: lines.Window[] = [];
      for (const part of parts) windows.push(this.#window(part));
      made.push(lines.yogaLine(id, windows));
    }
  }

  /** What the day is kept for, by the same decision as everywhere. */
  #addObservances(made: string[]): void {
    const names = observances.of(this.#moment, ENGLISH_AND_HINDI).map(({ name, name_hi }) => name_hi ?? name);
    if (names.length > 0) made.push(lines.observancesLine(names));
  }

  #vasa(): string {
    const moment = vasaMomentOf(this.#moment);
    return lines.vasaLine({
      agni: agniVasa(moment).place,
      shiva: shivaVasa(moment).place,
      yogini: yoginiVasa(moment),
    });
  }
}

/** The year lines of a month, by its new moon: within one it changes with the ayana alone. */
const yearLines = inAlmanac(() => new Table<[uttarayana?: string, dakshinayana?: string]>(MOST_KEPT));

function yearLineOf(moment: Moment): string {
  const month = monthOf(moment);
  const known = yearLines(moment.sky).at(month.from, () => []);
  const ayana = ayanaOf(rashiOf(moment.longitude('surya')));
  const line = known[ayana - 1];
  if (line !== undefined) return line;
  const { vikram, shaka } = erasOf(moment);
  const made = lines.yearLine({
    vikram,
    shaka,
    barhaspatya: barhaspatyaAtNewYear(moment),
    chandra: chandraOf(shaka),
    ayana,
    ritu: lunarRituOf(month.masa),
  });
  known[ayana - 1] = made;
  return made;
}
