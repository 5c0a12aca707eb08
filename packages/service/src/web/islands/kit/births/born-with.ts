/** Turns a birth of the form into the input of the library. */
import { birth, type GanakaBirth } from 'ganaka/internal/library/births/birth.ts';
import type { GanakaEngine } from 'ganaka/internal/library/engine.ts';
import { type GanakaPlace, place } from 'ganaka/internal/library/place.ts';
import type { BirthEntry } from './born.ts';

const placeOf = ({ town: { label, lat, lon, zone, state } }: BirthEntry): GanakaPlace =>
  place(lat, lon, zone, { name: label, state });

export const bornWith = (engine: GanakaEngine, born: BirthEntry, lang: string): GanakaBirth =>
  birth(engine, placeOf(born), born.date, born.time, {
    lang,
    ...(born.showing !== undefined && { showing: born.showing }),
  });
