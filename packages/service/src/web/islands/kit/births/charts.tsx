/** The birth chart and the navamsha, in one of three styles. */
import type { BirthSheet } from 'ganaka/internal/library/births/birth-sheet.ts';
import { type ShownBirths, STYLES } from './page.tsx';

interface ChartsProps {
  readonly picture: BirthSheet['picture'];
  readonly shown: ShownBirths;
}

export const Charts = ({ picture, shown: { screen, style, restyle } }: ChartsProps) => (
  <section aria-label={screen.labels.lagna}>
    <fieldset class="chart-style">
      <legend>{screen.words.style}</legend>
      {STYLES.map((each) => (
        <label key={each} class="choice">
          <input type="radio" name="chart-style" checked={each === style} onChange={() => restyle(each)} />
          {screen.words[each]}
        </label>
      ))}
    </fieldset>
    <div class="charts">
      {(['D1', 'D9'] as const).map((chart) => (
        // drawings/ escapes every word
        <div key={chart} class="chart" data-chart={chart} dangerouslySetInnerHTML={{ __html: picture(chart, style) }} />
      ))}
    </div>
  </section>
);
