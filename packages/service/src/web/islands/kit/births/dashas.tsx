/** The Vimshottari dashas: those of today, the antardashas of the current mahadasha, and all mahadashas. */
import type { BirthSheet } from 'ganaka/internal/library/births/birth-sheet.ts';
import type { Screen } from '../../../pages/births/screen.ts';
import { dayText, Name, Rule } from './written.tsx';

interface DashasProps {
  readonly sheet: BirthSheet;
  readonly screen: Screen;
  readonly now: number;
}

interface Period {
  readonly lord: keyof BirthSheet['grahaNames'];
  readonly start: string;
  readonly end: string;
}

const runs = ({ start, end }: Period, now: number): boolean => Date.parse(start) <= now && now < Date.parse(end);

export function Dashas({ sheet: { dashas, grahaNames }, screen, now }: DashasProps) {
  const { words, heads, labels } = screen;
  const maha = dashas.maha.find((each) => runs(each, now));
  const antar = maha?.antar.find((each) => runs(each, now));
  const pratyantara = antar?.pratyantara.find((each) => runs(each, now));
  const name = (lord: Period['lord']) => <Name of={grahaNames[lord]} screen={screen} />;
  const table = (periods: readonly Period[]) => (
    <table class="periods">
      <thead class="visually-hidden">
        <tr>
          <th scope="col">{labels.lord}</th>
          <th scope="col">{labels.start}</th>
          <th scope="col">{labels.end}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map((each) => (
          <tr key={each.start} class={runs(each, now) ? 'is-now' : ''}>
            <th scope="row">
              {name(each.lord)} {runs(each, now) && <span class="tag mark">{words.now}</span>}
            </th>
            <td>{dayText(each.start, screen)}</td>
            <td>{dayText(each.end, screen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  const { balance } = dashas;
  return (
    <section class="card" aria-labelledby="dashas">
      <h3 id="dashas">{heads.vimshottari}</h3>
      {maha === undefined || antar === undefined || pratyantara === undefined ? (
        <p>{words.notToday}</p>
      ) : (
        <p class="running" data-running={`${maha.lord} ${antar.lord} ${pratyantara.lord}`}>
          {words.today}:{' '}
          <b>
            {name(maha.lord)} – {name(antar.lord)} – {name(pratyantara.lord)}
          </b>{' '}
          <span class="soft">
            ({words.until} {dayText(pratyantara.end, screen)})
          </span>
        </p>
      )}
      <div class="dasha-tables">
        {table(dashas.maha)}
        {maha !== undefined && (
          <div>
            <h4>
              {words.antar} {name(maha.lord)}
            </h4>
            {table(maha.antar)}
          </div>
        )}
      </div>
      <p class="note">
        {labels.balance}: {name(balance.lord)} {balance.years}–{balance.months}–{balance.days} ({words.balanceUnits})
      </p>
      <Rule cited={dashas.citation} screen={screen} />
    </section>
  );
}
