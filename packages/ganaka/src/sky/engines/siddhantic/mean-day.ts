/**
 * Mean longitudes at the start of whole days, cached. The exact reduction is done once a day for each body; the
 * fraction of the day is then a multiplication. Each mover, apsis and node has its own column, because a tithi needs
 * only Sun and Moon and a sade-sati only Saturn.
 */
import { TARA_GRAHAS, type TaraGraha } from '../engine.ts';
import { apsisBy, meanMotionBy, meanPlaceBy, nodeBy, slowMotion } from './madhyama.ts';
import { MOVERS, type Mover, type Siddhanta } from './siddhanta.ts';

/** Enough for the days of one reply. It is a power of two, so that the slot can be found with a bit mask. */
const SLOTS = 64;

/** One mover: its mean longitudes at the start of the days last used. */
class Column {
  readonly #placeOn: (whole: number) => number;
  readonly #perDay: number;
  readonly #days = new Float64Array(SLOTS).fill(Number.NaN);
  readonly #places = new Float64Array(SLOTS);

  constructor(perDay: number, placeOn: (whole: number) => number) {
    this.#perDay = perDay;
    this.#placeOn = placeOn;
  }

  at(days: number): number {
    const whole = Math.floor(days);
    const slot = whole & (SLOTS - 1);
    if (this.#days[slot] !== whole) {
      this.#places[slot] = this.#placeOn(whole);
      this.#days[slot] = whole;
    }
    return wrapOnce((this.#places[slot] ?? 0) + this.#perDay * (days - whole));
  }
}

/** Normalizes a longitude to which less than one turn was added or subtracted. */
const wrapOnce = (deg: number): number => (deg >= 360 ? deg - 360 : deg < 0 ? deg + 360 : deg);

type Columns<Name extends string> = Readonly<Record<Name, Column>>;
const columnsOf = <Name extends string>(names: readonly Name[], make: (name: Name) => Column): Columns<Name> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Columns<Name>;

export class MeanDays {
  readonly #movers: Columns<Mover>;
  readonly #apsides: Columns<'surya' | TaraGraha>;
  readonly #nodes: Columns<TaraGraha>;

  constructor(siddhanta: Siddhanta, revolutions: Readonly<Record<Mover, number>>) {
    this.#movers = columnsOf(
      MOVERS,
      (mover) =>
        new Column(meanMotionBy(siddhanta, mover, revolutions[mover]), (whole) =>
          meanPlaceBy(siddhanta, mover, revolutions[mover], whole),
        ),
    );
    this.#apsides = columnsOf(
      ['surya', ...TARA_GRAHAS],
      (graha) =>
        new Column(slowMotion(siddhanta, siddhanta.apsides[graha]), (whole) => apsisBy(siddhanta, graha, whole)),
    );
    this.#nodes = columnsOf(
      TARA_GRAHAS,
      (graha) => new Column(-slowMotion(siddhanta, siddhanta.nodes[graha]), (whole) => nodeBy(siddhanta, graha, whole)),
    );
  }

  mean(mover: Mover, days: number): number {
    return this.#movers[mover].at(days);
  }

  apsis(graha: 'surya' | TaraGraha, days: number): number {
    return this.#apsides[graha].at(days);
  }

  node(graha: TaraGraha, days: number): number {
    return this.#nodes[graha].at(days);
  }
}
