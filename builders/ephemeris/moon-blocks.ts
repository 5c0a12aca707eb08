/**
 * Moon blocks of the table from the complete ELP/MPP02. Within a block of 8 days every small term is turned from its value at the middle
 * (one sine and cosine per block instead of one per node), which makes the run ten times shorter. The largest terms, for
 * which the slow change of their rates matters, are summed node by node.
 */

import { jdTt } from 'ganaka/internal/kernel/units.ts';
import { fitter, nodesFor, valueAt } from 'ganaka/internal/sky/astronomy/series/chebyshev.ts';
import { MOON_STRIDE, type Powers, type Series } from 'ganaka/internal/sky/astronomy/series/series.ts';
import { unwrap } from 'ganaka/internal/sky/astronomy/series/track.ts';
import { SHAPES } from 'ganaka/internal/sky/astronomy/series/tracks.ts';
import { moonOfDate } from 'ganaka/internal/sky/astronomy/theory.ts';
import { ARCSEC, centuries, DAYS_PER_CENTURY, horner, LIGHT_KM_PER_DAY } from 'ganaka/internal/sky/astronomy/units.ts';

const { blockDays, order } = SHAPES.moon;
/** Two more nodes than the table keeps, for the step back by the light-time. */
const NODES = nodesFor(order + 2);
/** Seconds of arc (or km): above this a term is summed node by node. */
const LARGE = 5;
const fitThere = fitter(order + 2);
const fitHere = fitter(order);
const PAIRS = NODES.length / 2;
const HALF_CENTURIES = blockDays / 2 / DAYS_PER_CENTURY;

/** How far each term turns from the middle of a block to its nodes: cosine and sine per pair of nodes. Computed once. */
const turns = new WeakMap<Float64Array, Float64Array>();
function turnsOf(terms: Float64Array): Float64Array {
  const known = turns.get(terms);
  if (known !== undefined) return known;
  const count = terms.length / MOON_STRIDE;
  const made = new Float64Array(count * PAIRS * 2);
  for (let n = 0; n < count; n++) {
    // the rate at J2000: by 1800 or 2200 it has changed by less than 1e-7 of a turn per block
    const rate = (terms[n * MOON_STRIDE + 2] ?? 0) * HALF_CENTURIES;
    for (let k = 0; k < PAIRS; k++) {
      made[(n * PAIRS + k) * 2] = Math.cos(rate * (NODES[k] ?? 0));
      made[(n * PAIRS + k) * 2 + 1] = Math.sin(rate * (NODES[k] ?? 0));
    }
  }
  turns.set(terms, made);
  return made;
}

function addPowers(powers: Powers, T: number, sums: Float64Array): void {
  const part = new Float64Array(NODES.length);
  sums.fill(0);
  for (let power = powers.length - 1; power >= 0; power--) {
    const terms = powers[power] ?? new Float64Array(0);
    const turned = turnsOf(terms);
    part.fill(0);
    for (let i = 0, j = 0; i < terms.length; i += MOON_STRIDE, j += PAIRS * 2) {
      const a = terms[i] ?? 0;
      const p0 = terms[i + 1] ?? 0;
      const p1 = terms[i + 2] ?? 0;
      const p2 = terms[i + 3] ?? 0;
      const p3 = terms[i + 4] ?? 0;
      const p4 = terms[i + 5] ?? 0;
      if (Math.abs(a) > LARGE) {
        for (let k = 0; k < NODES.length; k++) {
          const t = T + (NODES[k] ?? 0) * HALF_CENTURIES;
          part[k] = (part[k] ?? 0) + a * Math.sin(p0 + t * (p1 + t * (p2 + t * (p3 + t * p4))));
        }
        continue;
      }
      const phase = p0 + T * (p1 + T * (p2 + T * (p3 + T * p4)));
      const s = a * Math.sin(phase);
      const c = a * Math.cos(phase);
      // the nodes lie in pairs about the middle
      for (let k = 0; k < PAIRS; k++) {
        const even = s * (turned[j + 2 * k] ?? 0);
        const odd = c * (turned[j + 2 * k + 1] ?? 0);
        const mirror = NODES.length - 1 - k;
        part[k] = (part[k] ?? 0) + even + odd;
        part[mirror] = (part[mirror] ?? 0) + even - odd;
      }
    }
    for (let k = 0; k < NODES.length; k++) {
      const t = T + (NODES[k] ?? 0) * HALF_CENTURIES;
      sums[k] = (sums[k] ?? 0) * t + (part[k] ?? 0);
    }
  }
}

export function moonBlock(series: Series, middle: number): Float64Array {
  const T = centuries(jdTt(middle));
  const half = blockDays / 2;
  const sums = new Float64Array(NODES.length);
  const geometric = new Float64Array(3 * NODES.length);
  const { L, B, R } = series.moon;
  [L, B, R].forEach((powers, q) => {
    addPowers(powers, T, sums);
    const row = sums.map((sum, k) => {
      if (q === 2) return sum;
      const t = T + ((NODES[k] ?? 0) * half) / DAYS_PER_CENTURY;
      return q === 0 ? horner(series.moonW1, t) + sum * ARCSEC : sum * ARCSEC;
    });
    fitThere(row, geometric, q * NODES.length);
  });
  const at = (q: number, x: number): number => valueAt(geometric, q * NODES.length, NODES.length, x);
  const rows = [new Float64Array(order), new Float64Array(order), new Float64Array(order)];
  const out = new Float64Array(3);
  nodesFor(order).forEach((x, k) => {
    const lightDays = at(2, x) / LIGHT_KM_PER_DAY;
    const seen = x - lightDays / half;
    moonOfDate(centuries(jdTt(middle + x * half)), at(0, seen), at(1, seen), at(2, seen), out);
    rows.forEach((row, q) => {
      row[k] = out[q] ?? 0;
    });
  });
  const coefficients = new Float64Array(3 * order);
  rows.forEach((row, q) => {
    if (q === 0) unwrap(row);
    fitHere(row, coefficients, q * order);
  });
  return coefficients;
}
