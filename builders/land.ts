/**
 * Makes packages/ganaka/src/drawings/tables/land.generated.ts from the coastlines of world-atlas 2.0.2 (land-110m.json; Natural Earth, public domain):
 *
 *   npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
 *   npx tsx builders/land.ts package/land-110m.json
 *
 * A ring becomes steps in quarters of a degree: where it begins, then how far each point lies from the one before.
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface Topology {
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[] };
  };
}

const PER_DEGREE = 4;
/** Islands of fewer points are specks on a globe of this size. */
const FEWEST_POINTS = 6;

const [, , source = ''] = process.argv;
const { transform, arcs, objects }: Topology = JSON.parse(readFileSync(source, 'utf8'));
const [[sx, sy], [tx, ty]] = [transform.scale, transform.translate];

/** The points of an arc, degrees; a negative index goes backwards along it. */
function pointsOf(index: number): (readonly [number, number])[] {
  let [x, y] = [0, 0];
  const points = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * sx + tx, y * sy + ty] as const;
  });
  return index < 0 ? points.reverse() : points;
}

function stepsOf(ring: readonly number[]): number[] {
  const points = ring.flatMap((index, i) => pointsOf(index).slice(i === 0 ? 0 : 1));
  const steps: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [x, y] of points) {
    const [ix, iy] = [Math.round(x * PER_DEGREE), Math.round(y * PER_DEGREE)];
    if (steps.length > 0 && ix === lastX && iy === lastY) continue;
    steps.push(ix - lastX, iy - lastY);
    [lastX, lastY] = [ix, iy];
  }
  return steps;
}

const rings = objects.land.geometries
  .flatMap(({ arcs: polygons }) => polygons.flat())
  .map((ring) => stepsOf(typeof ring === 'number' ? [ring] : ring))
  .filter((steps) => steps.length >= 2 * FEWEST_POINTS);
const text = rings.map((steps) => steps.join(' ')).join(';');
writeFileSync(
  new URL('../packages/ganaka/src/drawings/tables/land.generated.ts', import.meta.url),
  `/** Coastlines, made by builders/land.ts from world-atlas 2.0.2 (Natural Earth): rings of steps in quarters of a degree. */\nexport const LAND = '${text}';\n`,
);
console.log(`${rings.length} rings, ${text.length} characters`);
