/** Ready-made Hindi lines of the day, for callers with full access. */
import { Type } from 'typebox';
import { isNone } from '../../engines/engine.ts';
import { ordinal } from '../../kernel/angle.ts';
import { dateOf } from '../../kernel/civil.ts';
import type { Span } from '../../kernel/span.ts';
import type { JdUt } from '../../kernel/units.ts';
import { abhijit, eighth, isForbidden } from '../../muhurta/day-muhurtas.ts';
import type { Anga } from '../../panchanga/angas.ts';
import { barhaspatyaAtNewYear, erasOf, monthOf, purnimantaMonthOf } from '../../panchanga/calendar.ts';
import type { PanchangaDay } from '../../panchanga/day.ts';
import { bhadrasOn, factsOf, specialYogasOn } from '../../panchanga/facts.ts';
import { moonOf } from '../../panchanga/rise-set.ts';
import { chandraOf } from '../../panchanga/samvatsara.ts';
import { ayanaOf, lunarRituOf } from '../../panchanga/sankranti.ts';
import { agniVasa, dishaShula, shivaVasa, yoginiVasa } from '../../panchanga/vasa.ts';
import * as lines from '../../text/hindi-lines.ts';
import { ENGLISH_AND_HINDI as HINDI, type NumberedList } from '../../text/say.ts';
import { block } from './block.ts';
import { vasaMomentOf } from './vasa.ts';

const RASHI_DEG = 30;
/** The Moon's pace changes by less than this from one sunrise to the next. */
const MOON_PACE_GROWS = 1.08;
/** Nine nakshatras fill four rashis, so every fourth rashi ends with a nakshatra. */
const NAKSHATRAS_PER_RASHI = 9 / 4;
const ABHIJIT = 8;
const SHOWN_YOGAS = ['sarvartha_siddhi', 'amrita_siddhi', 'ravi_yoga', 'krakaca'] as const;

export const display = block({
  name: 'display',
  summary: 'Ready-made lines in Hindi',
  given: (_, say) => say.hindi,
  denied: (engine) =>
    `Hindi comes with full access to the engine: the ${engine === 'surya-siddhanta' ? '' : 'developer, pro, '}commercial and enterprise plans`,
  reply: Type.Object({ hi: Type.Array(Type.String()) }),
  of: (day) => ({ hi: new HindiPage(day).lines() }),
});

/** Hindi names by number; the page exists in no other language. */
const namesOf = (list: NumberedList, count: number): readonly string[] =>
  Array.from({ length: count + 1 }, (_, n) => (n === 0 ? '' : (HINDI.named(list, n).name_hi ?? '')));
const NAMES = {
  tithi: namesOf('tithi', 30),
  nakshatra: namesOf('nakshatra', 27),
  yoga: namesOf('yoga', 27),
  karana: namesOf('karana', 60),
  paksha: namesOf('paksha', 2),
  vara: namesOf('vara', 7),
  masa: namesOf('masa', 12),
  rashi: namesOf('rashi', 12),
  samvatsara: namesOf('samvatsara', 60),
  ayana: namesOf('ayana', 2),
  ritu: namesOf('ritu', 6),
};

class HindiPage {
  readonly #day: PanchangaDay;

  constructor(day: PanchangaDay) {
    this.#day = day;
  }

  lines(): string[] {
    const made = [this.#year(), this.#dayLine(), lines.tithiLine(this.#turns('tithi'))];
    made.push(
      lines.angasLine(
        this.#turns('nakshatra', lines.ANGAS_SHOWN),
        this.#turns('yoga', lines.ANGAS_SHOWN),
        this.#turns('karana', lines.ANGAS_SHOWN),
      ),
      lines.moonLine(this.#moonRashis()),
    );
    const daylight = factsOf(this.#day).daylight;
    if (daylight !== null) made.push(this.#riseSet(daylight), this.#kala(daylight));
    this.#addBhadra(made);
    this.#addYogas(made);
    made.push(this.#vasa());
    return made;
  }

  #hi(list: keyof typeof NAMES, number: number): string {
    return NAMES[list][number] ?? '';
  }
  #clock(t: JdUt, oclock = false): string {
    return lines.hindiClock(this.#day.place, t, this.#day.day, oclock);
  }
  #window({ from, to }: Span): { from: string; to: string } {
    return { from: this.#clock(from), to: this.#clock(to) };
  }

  #year(): string {
    const day = this.#day;
    const { vikram, shaka } = erasOf(day);
    return lines.yearLine({
      vikram,
      shaka,
      samvatsara: this.#hi('samvatsara', barhaspatyaAtNewYear(day)),
      shakaName: this.#hi('samvatsara', chandraOf(shaka)),
      ayana: this.#hi('ayana', ayanaOf(ordinal(day.longitude('surya'), RASHI_DEG))),
      ritu: this.#hi('ritu', lunarRituOf(monthOf(day).masa)),
    });
  }

  /** The purnimanta month, as Hindi panchangas have it, and the tithi with which the day begins. */
  #dayLine(): string {
    const day = this.#day;
    const { masa, adhika } = purnimantaMonthOf(day);
    const tithi = day.transitions('tithi')[0]?.number ?? day.tithi.number;
    const date = dateOf(day.day);
    return lines.dayLine({
      masa: `${adhika ? 'अधिक ' : ''}${this.#hi('masa', masa)}`,
      paksha: this.#hi('paksha', tithi <= 15 ? 1 : 2),
      tithi: this.#hi('tithi', tithi),
      vara: this.#hi('vara', day.weekday),
      day: date.day,
      month: date.month,
      year: date.year,
    });
  }

  #turns(anga: Anga, most = Number.POSITIVE_INFINITY): lines.Turn[] {
    const { to } = this.#day.bounds;
    const turns: lines.Turn[] = [];
    for (const run of this.#day.transitions(anga)) {
      if (turns.length === most) break;
      turns.push({ name: this.#hi(anga, run.number), until: run.to < to ? this.#clock(run.to, true) : null });
    }
    return turns;
  }

  #moonRashis(): lines.Turn[] {
    const { from, to } = this.#day.bounds;
    const deg = factsOf(this.#day).moonLongitude(from);
    const rashi = ordinal(deg, RASHI_DEG);
    const most = this.#day.speed('chandra') * MOON_PACE_GROWS * (to - from);
    const leaves = rashi * RASHI_DEG - deg > most ? to : this.#moonLeaves(rashi, from);
    if (leaves >= to) return [{ name: this.#hi('rashi', rashi), until: null }];
    return [
      { name: this.#hi('rashi', rashi), until: this.#clock(leaves, true) },
      { name: this.#hi('rashi', (rashi % 12) + 1), until: null },
    ];
  }

  #moonLeaves(rashi: number, near: JdUt): JdUt {
    const last = rashi * NAKSHATRAS_PER_RASHI;
    for (const run of this.#day.transitions('nakshatra')) if (run.number === last) return run.to;
    return factsOf(this.#day).moonAt(rashi * RASHI_DEG, near);
  }

  #riseSet(daylight: Span): string {
    const { rise, set } = moonOf(this.#day);
    const palas = Math.round((daylight.to - daylight.from) * 3600);
    return lines.riseSetLine({
      sunrise: this.#clock(daylight.from),
      sunset: this.#clock(daylight.to),
      moonrise: isNone(rise) ? null : this.#clock(rise),
      moonset: isNone(set) ? null : this.#clock(set),
      ghati: Math.floor(palas / 60),
      pala: palas % 60,
    });
  }

  #kala(daylight: Span): string {
    const { weekday } = this.#day;
    return lines.kalaLine({
      abhijit: isForbidden(weekday, ABHIJIT)
        ? { forbiddenOn: this.#hi('vara', weekday) }
        : this.#window(abhijit(daylight)),
      rahu: this.#window(eighth('rahu_kala', weekday, daylight)),
      direction: HINDI.byId('direction', dishaShula(vasaMomentOf(this.#day))).name_hi ?? '',
    });
  }

  #addBhadra(made: string[]): void {
    for (const { dwellings } of bhadrasOn(this.#day))
      for (const { from, to, sthana } of dwellings) {
        const loka = HINDI.byId('vasa', sthana).name_hi ?? '';
        made.push(lines.bhadraLine({ from: this.#clock(from), to: this.#clock(to), loka }));
      }
  }

  #addYogas(made: string[]): void {
    const found = specialYogasOn(this.#day);
    for (const id of SHOWN_YOGAS) {
      const windows = found[id].map((part) => this.#window(part));
      if (windows.length > 0) made.push(lines.yogaLine(id, windows));
    }
  }

  #vasa(): string {
    const moment = vasaMomentOf(this.#day);
    return lines.vasaLine({
      agni: HINDI.byId('vasa', agniVasa(moment).place).name_hi ?? '',
      shiva: HINDI.byId('shiva_vasa', shivaVasa(moment).place).name_hi ?? '',
      yogini: HINDI.byId('direction', yoginiVasa(moment)).name_hi ?? '',
    });
  }
}
