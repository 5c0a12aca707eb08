/**
 * From a prepared request to the finished reply: the Sky is made once, the view is asked, the envelope is put
 * around it. Runs on the main thread and in the threads of `worker.ts`; it knows no key and no socket.
 */
import type { Engine, Sky } from '../engines/engine.ts';
import { isNone } from '../engines/engine.ts';
import { isoDate, midnight } from '../kernel/civil.ts';
import type { Place } from '../kernel/place.ts';
import type { CivilDay, JdUt } from '../kernel/units.ts';
import { jdUt } from '../kernel/units.ts';
import { deg6 } from '../text/format.ts';
import { ENGLISH, ENGLISH_AND_HINDI } from '../text/say.ts';
import type { Params } from '../views/params.ts';
import type { Asked, AskedPair, View } from '../views/view.ts';
import type { Instance } from './moments.ts';
import type { Prepared } from './read.ts';
import { standing, type Whereabouts } from './where.ts';

export interface Finished {
  readonly media: string;
  readonly body: Buffer;
}

const JSON_MEDIA = 'application/json; charset=utf-8';

export type Zones = Pick<Whereabouts, 'offsetHoursAt'>;

export function finish(view: View, prepared: Prepared, engine: Engine, zones: Zones, hindi: boolean): Finished {
  const notes = [...prepared.notes];
  const shared = {
    say: hindi ? ENGLISH_AND_HINDI : ENGLISH,
    params: prepared.params,
    today: prepared.today,
    note: (text: string) => void (notes.includes(text) || notes.push(text)),
  };
  const asked = prepared.who.map((each) => momentOf(each, prepared, engine, zones));
  const [first, second] = asked;
  if (first === undefined) throw new Error('a request about nobody');
  let payload: unknown;
  let conventions: Readonly<Record<string, string>> | undefined;
  if (view.reads === 'pair') {
    if (second === undefined) throw new Error('a pair of one');
    const pair: AskedPair = { ...shared, boy: first, girl: second };
    payload = view.of(pair);
    conventions = view.conventions?.(pair);
  } else {
    const one: Asked = { ...shared, ...first };
    payload = view.of(one);
    conventions = view.conventions?.(one);
  }
  if (view.media !== undefined) return { media: view.media, body: Buffer.from(String(payload)) };
  const body = JSON.stringify({
    success: true,
    engine: engine.info.id,
    ayanamsa: engine.info.ayanamsaName,
    ayanamsa_degrees: deg6(first.sky.ayanamsa(first.t)),
    conventions: { ...prepared.options, ...conventions },
    request: requestOf(prepared, asked, notes),
    [view.field]: payload,
  });
  return { media: JSON_MEDIA, body: bytesOf(body) };
}

interface Moment {
  readonly sky: Sky;
  readonly day: CivilDay;
  readonly t: JdUt;
  readonly basis: Asked['basis'];
}

function momentOf(instance: Instance, { options, reading }: Prepared, engine: Engine, zones: Zones): Moment {
  const { day } = instance;
  const place = standing(instance.place, instance.t ?? jdUt(day - instance.place.lonDeg / 360), zones);
  const sky = engine.skyOver(place, options);
  if (reading === 'year') return { sky, day, t: midnight(day, place.tzHours), basis: 'time' };
  if (instance.t !== null) return { sky, day, t: instance.t, basis: 'time' };
  const sunrise = sky.sunrise(day);
  return isNone(sunrise) ? { sky, day, t: sky.noon(day), basis: 'noon' } : { sky, day, t: sunrise, basis: 'sunrise' };
}

/** Room for encoding one reply; larger ones are encoded on their own. */
const scratch = Buffer.allocUnsafeSlow(512 * 1024);
/** A character of a reply takes at most three bytes in UTF-8. */
const MOST_BYTES = 3;

/** The same as `Buffer.from(text)`, which first walks the text to count its bytes: nearly half the time. */
function bytesOf(text: string): Buffer {
  if (text.length * MOST_BYTES > scratch.length) return Buffer.from(text);
  return Buffer.from(scratch.subarray(0, scratch.write(text)));
}

/** What was asked, as it was understood: defaults included, so that nothing stands silently. */
function requestOf(prepared: Prepared, asked: readonly Moment[], notes: readonly string[]): Record<string, unknown> {
  const [one, two] = prepared.who.map((instance, i) => {
    const place = asked[i]?.sky.place;
    return {
      ...(prepared.reading === 'year' ? {} : { date: isoDate(instance.day), time: instance.time }),
      ...(place && { place: placeOf(place) }),
    };
  });
  const params = echo(prepared.params);
  return prepared.reading === 'pair' ? { boy: one, girl: two, ...params, notes } : { ...one, ...params, notes };
}

const placeOf = ({ name, latDeg, lonDeg, tzHours, zone }: Place) => ({
  name,
  lat: latDeg,
  lon: lonDeg,
  tz: Math.round(tzHours * 1e6) / 1e6,
  zone,
});

const DAY_PARAMS: readonly string[] = ['on', 'from', 'to'];

/** A name given for the book is personal and not repeated; days are printed as dates. */
function echo(params: Params): Record<string, unknown> {
  const printed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params)) {
    if (name === 'name') continue;
    printed[name] = DAY_PARAMS.includes(name) && typeof value === 'number' ? isoDate(value as CivilDay) : value;
  }
  return printed;
}
