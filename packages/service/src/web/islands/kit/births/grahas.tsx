/** The table of the grahas. */

import type { BirthSheet } from 'ganaka/internal/library/births/birth-sheet.ts';
import { GRAHAS } from 'ganaka/internal/sky/engines/engine.ts';
import type { Screen } from '../../../pages/births/screen.ts';
import { degreesText, Label, Name } from './written.tsx';

interface GrahasProps {
  readonly sheet: BirthSheet;
  readonly screen: Screen;
}

export function Grahas({ sheet: { natal, grahaNames }, screen }: GrahasProps) {
  const { labels, heads, terms } = screen;
  const { lagna } = natal;
  return (
    <section class="card" aria-labelledby="grahas">
      <h3 id="grahas">{heads.grahas}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard */}
      <div class="scroll" tabIndex={0}>
        <table class="grahas">
          <thead>
            <tr>
              <th scope="col">{labels.graha}</th>
              <th scope="col">{labels.rashi}</th>
              <th scope="col" class="num">
                {labels.degrees}
              </th>
              <th scope="col">
                <Label of="nakshatra" screen={screen} />
              </th>
              <th scope="col" class="num">
                {labels.house}
              </th>
              <th scope="col">{labels.dignity}</th>
            </tr>
          </thead>
          <tbody>
            <tr data-graha="lagna">
              <th scope="row">{labels.lagna}</th>
              <td>
                <Name of={lagna.rashi} screen={screen} />
              </td>
              <td class="num">{degreesText(lagna.amsha)}</td>
              <td>
                <Name of={lagna.nakshatra} screen={screen} /> {lagna.nakshatra.pada}
              </td>
              <td class="num" data-name={labels.house}>
                1
              </td>
              <td />
            </tr>
            {GRAHAS.map((graha) => {
              const { rashi, amsha, nakshatra, house, dignity, retrograde, combust } = natal.grahas[graha];
              const isNode = graha === 'rahu' || graha === 'ketu';
              const marks = [
                dignity !== null && terms[dignity],
                retrograde && !isNode && labels.retrograde,
                combust && labels.combust,
              ].filter((mark) => typeof mark === 'string');
              return (
                <tr key={graha} data-graha={graha}>
                  <th scope="row">
                    <Name of={grahaNames[graha]} screen={screen} />
                  </th>
                  <td>
                    <Name of={rashi} screen={screen} />
                  </td>
                  <td class="num">{degreesText(amsha)}</td>
                  <td>
                    <Name of={nakshatra} screen={screen} /> {nakshatra.pada}
                  </td>
                  <td class="num" data-name={labels.house}>
                    {house}
                  </td>
                  <td>{marks.join(', ')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
