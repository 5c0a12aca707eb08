/** The chart of the typed time, in a style that the reader chooses. */

import type { Style } from 'ganaka/internal/drawings/chart/chart.ts';
import type { GanakaBirth } from 'ganaka/internal/library/births/birth.ts';
import { chartPicture, kundali } from 'ganaka/internal/library/entries/kundali.ts';
import { useState } from 'preact/hooks';
import { SvgDrawing } from './drawn.tsx';
import { type LabLanguage, marked, nameOf } from './words.ts';

const STYLES: readonly Style[] = ['north', 'south', 'east'];

export function Chart({ birth, said }: { readonly birth: GanakaBirth; readonly said: LabLanguage }) {
  const [style, choose] = useState<Style>('north');
  const { words } = said;
  const { lagna, grahas, ayanamsa_degrees: ayanamsa } = kundali(birth);
  const { nakshatra } = grahas.chandra;
  return (
    <section class="card" aria-labelledby="chart">
      <h2 id="chart">{words.chart}</h2>
      <fieldset class="lab-styles">
        <legend class="visually-hidden">{words.style}</legend>
        {STYLES.map((each) => (
          <label key={each} class="choice">
            <input type="radio" name="style" checked={each === style} onChange={() => choose(each)} />
            {words.styles[each]}
          </label>
        ))}
      </fieldset>
      <SvgDrawing svg={chartPicture(birth, { style, bare: true })} class="lab-chart" />
      <dl class="facts">
        <div>
          <dt>{words.lagna}</dt>
          <dd>
            <b {...marked(said, lagna.rashi)}>{nameOf(said, lagna.rashi)}</b> {degrees(lagna.amsha)}
          </dd>
        </div>
        <div>
          <dt>{words.moon}</dt>
          <dd>
            <b {...marked(said, nakshatra)}>{nameOf(said, nakshatra)}</b> <i>{words.pada(nakshatra.pada)}</i>
          </dd>
        </div>
        <div>
          <dt>{words.ayanamsa}</dt>
          <dd>{degrees(ayanamsa)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Returns `18° 37′`, truncated and not rounded, as in almanacs. */
const degrees = (value: number): string =>
  `${Math.trunc(value)}° ${String(Math.trunc((Math.abs(value) % 1) * 60)).padStart(2, '0')}′`;
