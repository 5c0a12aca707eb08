/**
 * One day at one place on one engine: the blocks of the panchanga by their names in the service, each computed when it
 * is read.
 */
import { midnight } from '../kernel/civil.ts';
import { type CivilDay, type JdUt, jdUt } from '../kernel/units.ts';
import { type Moment, momentUnder } from '../panchanga/moment.ts';
import { localToUt } from '../places/zones.ts';
import { langRefusal, languagesIn } from '../text/asked.ts';
import { isVoiceReady, prepareVoice, type Voice, type VoiceKey, voiceFor, voiceKey } from '../text/voice.ts';
import { blocksNamed, panchangaOf, USUAL_BLOCKS } from '../views/panchanga.ts';
import { type DateLike, readDate, readTime, type TimeLike } from './date.ts';
import { type GanakaEngine, insideOf, optionsOf } from './engine.ts';
import { type GanakaPlace, placeNear } from './place.ts';
import type { BlockName, Blocks, Snapshot } from './replies.ts';

export interface DayOptions {
  /** The moment of the day; by default its sunrise. */
  readonly time?: TimeLike;
  /**
   * Default `en`: one code or up to three with commas. Languages other than English are loaded before
   * (`loadLanguages`).
   */
  readonly lang?: string;
}

/** Loads the names and words of languages, so that `lang` may name them: `await loadLanguages('hi,ta')`. */
export const loadLanguages = (lang: string): Promise<void> => prepareVoice(keyOf(lang));

export const day = (engine: GanakaEngine, place: GanakaPlace, date: DateLike, options: DayOptions = {}): GanakaDay =>
  new GanakaDay(engine, place, date, options);

/** What a day has; instants are ISO 8601 with the offset of the place. Events that do not occur are `null`. */
export class GanakaDay {
  readonly #moment: Moment;
  readonly #say: Voice;
  readonly #known = new Map<string, unknown>();

  constructor(engine: GanakaEngine, place: GanakaPlace, date: DateLike, { time, lang = 'en' }: DayOptions) {
    const civil = readDate(date, engine.years);
    const t = time === undefined ? null : instantOf(place, civil, readTime(time));
    const sky = insideOf(engine).skyOver(placeNear(place, t, civil), optionsOf(engine));
    this.#moment = momentUnder(sky, civil, t ?? undefined);
    this.#say = voiceOf(lang);
  }

  get tithi(): Blocks['tithi'] {
    return this.block('tithi');
  }
  get nakshatra(): Blocks['nakshatra'] {
    return this.block('nakshatra');
  }
  get yoga(): Blocks['yoga'] {
    return this.block('yoga');
  }
  get karana(): Blocks['karana'] {
    return this.block('karana');
  }
  get weekday(): Blocks['weekday'] {
    return this.block('weekday');
  }
  get months(): Blocks['months'] {
    return this.block('months');
  }
  get sunrise(): string | null {
    return this.block('rise_set').sunrise;
  }
  get sunset(): string | null {
    return this.block('rise_set').sunset;
  }
  get moonrise(): string | null {
    return this.block('rise_set').moonrise;
  }
  get moonset(): string | null {
    return this.block('rise_set').moonset;
  }
  observances(): Blocks['observances'] {
    return this.block('observances');
  }

  /** Any block of the snapshot by its name. */
  block<N extends BlockName>(name: N): Blocks[N] {
    if (!this.#known.has(name)) {
      const [found] = blocksNamed([name]);
      if (found === undefined) throw new RangeError(`there is no block ${JSON.stringify(name)}`);
      const made: Readonly<Record<string, unknown>> = panchangaOf(this.#moment, this.#say, [found], 'by_name');
      this.#known.set(name, made[name] ?? null);
    }
    return this.#known.get(name) as Blocks[N];
  }

  /** The full panchanga, as `/v1/{family}/panchanga` gives it. */
  panchanga(): Snapshot {
    const all = [...blocksNamed(['place', 'instant']), ...USUAL_BLOCKS];
    return panchangaOf(this.#moment, this.#say, all) as unknown as Snapshot;
  }
}

/** The instant at which clocks of the place show this many hours past midnight. */
function instantOf({ zone, longitude }: GanakaPlace, civil: CivilDay, hours: number): JdUt {
  if (typeof zone === 'number') return jdUt(midnight(civil, zone) + hours / 24);
  const found = localToUt(zone, civil, hours, longitude);
  if ('skipped' in found) throw new RangeError(`clocks in ${zone} never showed that time on that day`);
  return found.t;
}

function keyOf(lang: string): VoiceKey {
  const languages = languagesIn(lang);
  if (languages === null) throw new RangeError(langRefusal(lang));
  return voiceKey(languages);
}

function voiceOf(lang: string): Voice {
  const key = keyOf(lang);
  if (!isVoiceReady(key))
    throw new Error(`the languages of "${lang}" are not loaded: await loadLanguages("${lang}") first`);
  return voiceFor(key);
}
