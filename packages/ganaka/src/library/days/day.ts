/**
 * One day at one place on one engine: the blocks of the panchanga, under the names that the service uses. Each block is
 * computed when it is read.
 */

import { type Moment, momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { isoDate } from '../../kernel/civil.ts';
import { BLOCK_NAMES, blocksNamed, panchangaOf, USUAL_BLOCKS } from '../../views/day/panchanga.ts';
import { ANSWER_OPTIONS, type AnswerOptions } from '../checks/answer-options.ts';
import { checkOneOf, optionsIn } from '../checks/caller-values.ts';
import { type GanakaEngine, yearsOf } from '../engine.ts';
import type { GanakaPlace } from '../place.ts';
import type { BlockName, Blocks, Snapshot } from '../replies.ts';
import { instantOf } from './clock.ts';
import { type DateLike, readDate, readTime, type TimeLike } from './date.ts';
import { type Look, lookAt } from './look.ts';
import { type HasLook, hidden, LOOK } from './looking.ts';

/** Options of a day. */
export interface DayOptions extends AnswerOptions {
  /** The time of day; by default sunrise. */
  readonly time?: TimeLike;
}

/** A day at a place, on one engine: `day(drik(), place(23.18, 75.77, 'Asia/Kolkata'), '2026-11-17')`. */
export const day = (engine: GanakaEngine, place: GanakaPlace, date: DateLike, options?: DayOptions): GanakaDay =>
  new GanakaDay(engine, place, date, options);

/** A day and its blocks. Instants are ISO 8601 with the offset of the place; events that do not occur are `null`. */
export class GanakaDay implements HasLook {
  static readonly name = 'GanakaDay'; // for consoles: the bundle shortens names
  declare readonly [LOOK]: object;
  /** The civil date, as `2026-11-17`. */
  readonly date: string;
  readonly engine: GanakaEngine;
  readonly place: GanakaPlace;
  readonly #look: Look;
  readonly #moment: Moment;
  readonly #known = new Map<string, unknown>();

  /** @internal */
  constructor(engine: GanakaEngine, place: GanakaPlace, date: DateLike, given: DayOptions | undefined) {
    const { time, ...options } = optionsIn(given, ['time', ...ANSWER_OPTIONS]);
    const civil = readDate(date, yearsOf(engine));
    const t = time === undefined ? null : instantOf(place, civil, readTime(time));
    const look = lookAt({ engine, place, day: civil, options }, t);
    hidden(this, LOOK, look);
    this.date = isoDate(civil);
    this.engine = engine;
    this.place = place;
    this.#look = look;
    this.#moment = momentUnder(look.sky, civil, t ?? undefined);
  }

  /** The tithi that runs at sunrise, or at `time`: number, name, paksha, part gone, start and end. */
  get tithi(): Blocks['tithi'] {
    return this.block('tithi');
  }
  /** The nakshatra that runs then, with its pada. */
  get nakshatra(): Blocks['nakshatra'] {
    return this.block('nakshatra');
  }
  /** The yoga that runs then. */
  get yoga(): Blocks['yoga'] {
    return this.block('yoga');
  }
  /** The karana that runs then. */
  get karana(): Blocks['karana'] {
    return this.block('karana');
  }
  /** The vara, from sunrise to sunrise; 1 is Sunday. */
  get weekday(): Blocks['weekday'] {
    return this.block('weekday');
  }
  /** The lunar month as amanta and as purnimanta, and the solar month. */
  get months(): Blocks['months'] {
    return this.block('months');
  }
  /** The sunrise; null if the Sun does not rise on that day. */
  get sunrise(): string | null {
    return this.block('rise_set').sunrise;
  }
  /** The sunset, after that sunrise. */
  get sunset(): string | null {
    return this.block('rise_set').sunset;
  }
  /** The moonrise between this sunrise and the next; null if there is none. */
  get moonrise(): string | null {
    return this.block('rise_set').moonrise;
  }
  /** The moonset between this sunrise and the next; null if there is none. */
  get moonset(): string | null {
    return this.block('rise_set').moonset;
  }
  /** The festivals, vratas and other observances of the day. */
  observances(): Blocks['observances'] {
    return this.block('observances');
  }

  /** Any block of the full panchanga, by its name. */
  block<N extends BlockName>(name: N): Blocks[N] {
    if (!this.#known.has(name)) {
      checkOneOf('the block', name, BLOCK_NAMES);
      const made: Readonly<Record<string, unknown>> = panchangaOf(
        this.#moment,
        this.#look.say,
        blocksNamed([name]),
        'by_name',
      );
      this.#known.set(name, made[name] ?? null);
    }
    return this.#known.get(name) as Blocks[N];
  }

  /** The full panchanga, as `/v1/{family}/panchanga` returns it. */
  panchanga(): Snapshot {
    const all = [...blocksNamed(['place', 'instant']), ...USUAL_BLOCKS];
    return panchangaOf(this.#moment, this.#look.say, all) as unknown as Snapshot;
  }

  /** The full panchanga, for `JSON.stringify`. */
  toJSON(): Snapshot {
    return this.panchanga();
  }
}
