/** A day's minutes as plain tables: for every word, and for what it was given, one row of yes and no, made once for all works. */

import type { UndertakingDetails } from '../../../src/jyotisha/muhurta/karya/row.ts';
import type { HourCondition, HourWord } from '../../../src/jyotisha/muhurta/spans/when.ts';
import { type JdUt, jdUt } from '../../../src/kernel/units.ts';
import { DAY_LOOKS, type DayLook, withChild } from './days.ts';
import { LOOKS, type Look } from './instants.ts';
import { type BruteDay, type BruteMoment, momentOn, VARAS } from './moment.ts';
import { WEDDING_DAY_LOOKS, WEDDING_LOOKS } from './weddings.ts';

/** 1 where something holds; one place for each instant. */
export type Row = Uint8Array;

const ALL_LOOKS: Readonly<Record<string, Look>> = { ...LOOKS, ...WEDDING_LOOKS };
const MINUTE = 1 / 1440;

export class Minutes {
  /** The sunrise itself, then every minute, none on the day's edges. */
  readonly moments: readonly BruteMoment[];
  readonly #day: BruteDay;
  readonly #ofDay: Readonly<Record<string, DayLook>>;
  readonly #words = new Map<string, Row>();
  readonly #conditions = new Map<HourCondition, Row>();

  constructor(day: BruteDay, { childDay }: UndertakingDetails, stepDays = MINUTE) {
    const moments = [momentOn(day, day.rise)];
    for (let t = day.rise + stepDays / 3; t < day.next; t += stepDays) moments.push(momentOn(day, jdUt(t)));
    this.#day = day;
    this.moments = moments;
    this.#ofDay = { ...DAY_LOOKS, ...WEDDING_DAY_LOOKS, ...(childDay !== undefined && withChild(childDay)) };
  }

  /** The instants at which something lies in one of the spans. */
  within(spans: readonly { readonly from: JdUt; readonly to: JdUt }[]): Row {
    return this.#row(({ t }) => spans.some(({ from, to }) => from <= t && t < to));
  }

  /** The instants at which a condition holds. */
  of(condition: HourCondition): Row {
    let row = this.#conditions.get(condition);
    if (row === undefined) this.#conditions.set(condition, (row = this.#found(condition)));
    return row;
  }

  #found(condition: HourCondition): Row {
    switch (condition.kind) {
      case 'is':
        return this.#ofWord(condition);
      case 'not': {
        const part = this.of(condition.of);
        return part.map((truth) => 1 - truth);
      }
      case 'choose': {
        const chosen = condition.of[VARAS[this.#day.weekday - 1] ?? ''];
        return chosen === undefined ? this.#row(() => false) : this.of(chosen);
      }
      case 'count':
        throw new Error('no clause of muhurta counts');
      default: {
        const parts = condition.of.map((part) => this.of(part));
        const isAll = condition.kind === 'all';
        return this.#row((_, i) =>
          isAll ? parts.every((part) => part[i] === 1) : parts.some((part) => part[i] === 1),
        );
      }
    }
  }

  #ofWord({ clause, args = {} }: HourWord): Row {
    const name = `${clause} ${JSON.stringify(args)}`;
    const known = this.#words.get(name);
    if (known !== undefined) return known;
    const ofDay = this.#ofDay[clause];
    const look = ALL_LOOKS[clause];
    if (ofDay === undefined && look === undefined) throw new Error(`no plain look at ${clause}`);
    const today = ofDay?.(this.#day, args);
    const row = this.#row((m) => today ?? look?.(m, args) ?? false);
    this.#words.set(name, row);
    return row;
  }

  #row(holds: (m: BruteMoment, i: number) => boolean): Row {
    const row = new Uint8Array(this.moments.length);
    for (const [i, m] of this.moments.entries()) row[i] = holds(m, i) ? 1 : 0;
    return row;
  }
}
