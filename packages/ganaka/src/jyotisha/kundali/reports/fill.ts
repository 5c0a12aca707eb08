/** Fills a life report from a chart. */

import type { Source } from '../../../rules/source.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { houseFrom, lordOf, rashiAt, type Sapta } from '../chart/chart.ts';
import { type VargaChart, type VargaId, varga } from '../chart/varga.ts';
import type { Karaka } from '../jaimini/karaka.ts';
import { type Extra, extraOf } from './extra.ts';
import type { LifeReport } from './life.ts';
import { type Capacity, capacityOf, grahaMeasures, houseMeasures, type Measure } from './measures.ts';
import type { Reading } from './reading.ts';

export interface PlaceRead {
  readonly house: number;
  readonly rashi: number;
  readonly lord: Sapta;
  readonly occupants: readonly Graha[];
  readonly aspects: readonly Graha[];
}
export type Subject =
  | { readonly kind: 'house'; readonly id: number; readonly place: PlaceRead; readonly measures: readonly Measure[] }
  | {
      readonly kind: 'from_graha';
      readonly id: Graha;
      /** The house number, counted from the graha. */
      readonly counted: number;
      readonly source: Source;
      readonly place: PlaceRead;
      readonly measures: readonly Measure[];
    }
  | {
      readonly kind: 'lord' | 'karaka';
      readonly id: Graha;
      /** The houses of the report whose lord this graha is. */
      readonly of: readonly number[];
      /** Whether the graha is a karaka (significator) of the report. */
      readonly karaka: boolean;
      readonly measures: readonly Measure[];
    };

export interface KarakaRow {
  readonly graha: Graha;
  readonly chara: Karaka | null;
  readonly source: Source;
}
export interface VargaRead {
  readonly chart: VargaId;
  readonly lagna: number;
  readonly lord: Sapta;
  readonly placed: VargaChart['grahas'];
}
export interface LifeRead {
  readonly karakas: readonly KarakaRow[];
  readonly subjects: readonly Subject[];
  readonly vargas: readonly VargaRead[];
  readonly extra: readonly Extra[];
  readonly capacity: Capacity;
}

export function lifeReportOf(reading: Reading, report: LifeReport): LifeRead {
  const { facts } = reading;
  const numbers = report.houses.map(({ number }) => number);
  const lords = [...new Set(numbers.map((number) => facts.lordOfHouse(number)))];
  const karakas = karakasOf(reading, report);
  const houses = numbers.map(
    (number): Subject => ({
      kind: 'house',
      id: number,
      place: placeIn(reading, number),
      measures: houseMeasures(reading, number),
    }),
  );
  const called = (kind: 'lord' | 'karaka', id: Graha): Subject => ({
    kind,
    id,
    of: numbers.filter((number) => facts.lordOfHouse(number) === id),
    karaka: karakas.some(({ graha }) => graha === id),
    measures: grahaMeasures(reading, id),
  });
  const ofLords = lords.map((lord) => called('lord', lord));
  const ofKarakas = [...new Set(karakas.map(({ graha }) => graha))].map((graha) => called('karaka', graha));
  const fromGrahas = report.fromGrahas.map(({ graha, house, source }): Subject => {
    const rashi = rashiAt(facts.rashiOf(graha), house);
    const place = placeIn(reading, houseFrom(facts.lagna, rashi));
    return {
      kind: 'from_graha',
      id: graha,
      counted: house,
      source,
      place,
      measures: houseMeasures(reading, place.house),
    };
  });
  return {
    karakas,
    subjects: [...houses, ...ofLords, ...ofKarakas, ...fromGrahas],
    vargas: report.vargas.map(({ chart }) => vargaRead(reading, chart)),
    extra: report.extra.map((id) => extraOf(id, reading)),
    capacity: capacityOf([
      ...tallied(houses[0], ['sav']),
      ...tallied(ofLords[0], ['shadbala_ratio', 'vimshopaka', 'jagradadi', 'bav']),
      ...tallied(ofKarakas[0], ['shadbala_ratio', 'vimshopaka', 'jagradadi']),
    ]),
  };
}

/**
 * The measures of a subject that count in the tally. The tally uses the house of the matter, its lord and its first
 * karaka.
 */
const tallied = (subject: Subject | undefined, ids: readonly string[]): Measure[] =>
  subject?.measures.filter(({ id }) => ids.includes(id)) ?? [];

function placeIn(reading: Reading, house: number): PlaceRead {
  const rashi = reading.facts.rashiInHouse(house);
  return {
    house,
    rashi,
    lord: lordOf(rashi),
    occupants: reading.occupantsOf(rashi),
    aspects: reading.lookersAt(rashi),
  };
}

function karakasOf({ facts }: Reading, { karakas }: LifeReport): KarakaRow[] {
  return karakas.flatMap((each): KarakaRow[] => {
    if ('graha' in each) return [{ graha: each.graha, chara: null, source: each.source }];
    const graha = facts.karaka(each.chara);
    return graha === null ? [] : [{ graha, chara: each.chara, source: each.source }];
  });
}

function vargaRead({ chart }: Reading, id: VargaId): VargaRead {
  const { lagna, grahas } = varga(chart, id);
  return { chart: id, lagna, lord: lordOf(lagna), placed: grahas };
}
