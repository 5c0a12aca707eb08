/** The coefficients as the package `astronomia` (MIT) carries them, turned into flat arrays. A development dependency. */
import {
  type Lbr,
  PLANETS,
  type Planet,
  type Powers,
  type Series,
} from 'ganaka/internal/sky/astronomy/series/series.ts';

type Rows = Record<string, readonly (readonly number[])[]>;
interface Module {
  readonly default: { readonly L: Rows; readonly B: Rows; readonly R: Rows; readonly W1?: readonly number[] };
}

/** Keeps a row when `keep(amplitude, power)` says so. */
type Keep = (amplitude: number, power: number) => boolean;

const powersOf = (rows: Rows, keep: Keep): Powers =>
  Object.keys(rows)
    .map(Number)
    .sort((a, b) => a - b)
    .map((power) =>
      Float64Array.from((rows[String(power)] ?? []).filter(([a = 0]) => keep(Math.abs(a), power)).flat()),
    );

const lbrOf = ({ default: { L, B, R } }: Module, keep: Keep): Lbr => ({
  L: powersOf(L, keep),
  B: powersOf(B, keep),
  R: powersOf(R, keep),
});

const load = async (name: string): Promise<Module> => import(/* @vite-ignore */ `astronomia/data/${name}`);

/** `moon` names the data module: `elpMppDeFull` (35 901 terms) or `elpMppDe` (4 862). */
export async function seriesFrom(moon: 'elpMppDeFull' | 'elpMppDe', keepPlanet: Keep = () => true): Promise<Series> {
  const elp = await load(moon);
  const of = async (planet: Planet): Promise<Lbr> => lbrOf(await load(`vsop87B${planet}`), keepPlanet);
  const [mercury, venus, earth, mars, jupiter, saturn] = await Promise.all([
    of('mercury'),
    of('venus'),
    of('earth'),
    of('mars'),
    of('jupiter'),
    of('saturn'),
  ]);
  if (PLANETS.length !== 6) throw new Error('a planet without its series');
  return {
    planets: { mercury, venus, earth, mars, jupiter, saturn },
    moon: lbrOf(elp, () => true),
    moonW1: elp.default.W1 ?? [],
  };
}
