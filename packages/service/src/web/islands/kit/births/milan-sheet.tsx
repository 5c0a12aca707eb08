/** The sheet of two births: the eight koots, their cancellations, manglik. */
import { type PairSheet, pairSheet } from 'ganaka/internal/library/births/pair-sheet.ts';
import type { PairWords, Screen } from '../../../pages/births/screen.ts';
import { fieldIn } from '../../../tools/field-in.ts';
import type { BirthEntry } from './born.ts';
import { bornWith } from './born-with.ts';
import { Koots } from './koots.tsx';
import { ManglikFinding } from './manglik.tsx';
import type { Compute, ShownBirths } from './page.tsx';
import { pairWords } from './pair-words.ts';
import { dayText, Name, Rule } from './written.tsx';

export const milanSheet: Compute = ({ boy, girl }, engine, screen) => {
  if (boy === undefined || girl === undefined) throw new Error('two births are needed');
  const sheet = pairSheet(bornWith(engine, boy, screen.lang), bornWith(engine, girl, screen.lang));
  return (shown) => <MilanSheet sheet={sheet} births={{ boy, girl }} shown={shown} />;
};

interface MilanProps {
  readonly sheet: PairSheet;
  readonly births: { readonly boy: BirthEntry; readonly girl: BirthEntry };
  readonly shown: ShownBirths;
}

function MilanSheet({ sheet, births, shown }: MilanProps) {
  const { screen, engine } = shown;
  const { page } = screen;
  const milan = pairWords(screen);
  const { manglik, grahaNames, ashtakoot } = sheet;
  const line = fieldIn(ashtakoot, 'line', page);
  return (
    <article class="birth-sheet">
      <header>
        <h2>
          {births.boy.name || milan.boy} · {births.girl.name || milan.girl}
        </h2>
        <p class="soft">{screen.engines[engine]?.name}</p>
      </header>
      <div class="birth-columns">
        <Result sheet={sheet} screen={screen} />
        <Both sheet={sheet} births={births} screen={screen} />
        <Koots koots={ashtakoot.koots} grahaNames={grahaNames} screen={screen} />
        <section class="card pair" aria-labelledby="manglik">
          <h3 id="manglik">{milan.manglik}</h3>
          <p data-verdict={manglik.verdict}>
            <b>{milan.verdicts[manglik.verdict]}</b>
          </p>
          {manglik.pair_bhanga !== null && <Rule cited={manglik.pair_bhanga.citation} screen={screen} />}
          <div class="pair-findings">
            {(['boy', 'girl'] as const).map((who) => (
              <ManglikFinding
                key={who}
                title={births[who].name || milan[who]}
                manglik={manglik[who]}
                grahaNames={grahaNames}
                screen={screen}
              />
            ))}
          </div>
          <p class="report-line">{line.value}</p>
        </section>
      </div>
    </article>
  );
}

const half = (points: number): string => String(points).replace('.5', '½').replace(/^0½/, '½');

function Result({ sheet: { ashtakoot }, screen }: { readonly sheet: PairSheet; readonly screen: Screen }) {
  const milan = pairWords(screen);
  const { total, total_effective: effective, max, band, band_dharmasindhu: other } = ashtakoot;
  const bandSaid = (label: string): string => (isBand(label, milan) ? milan.bands[label] : label);
  return (
    <section class="card" aria-labelledby="result">
      <h3 id="result">{milan.result}</h3>
      <p class="total">
        <b data-total={total}>{half(total)}</b> {milan.of} {max}
      </p>
      <p>
        {milan.band}: <b>{bandSaid(band.label)}</b>
        <br />
        <Rule cited={band.citation} screen={screen} />
      </p>
      {effective !== total && (
        <p>
          {milan.withLifted}: <b>{half(effective)}</b>
          <br />
          <Rule cited={ashtakoot.total_effective_rule} screen={screen} />
        </p>
      )}
      <p class="note">
        {milan.bandOther}: {half(other.total)}, {bandSaid(other.label)}
      </p>
    </section>
  );
}

const isBand = (label: string, milan: PairWords): label is keyof PairWords['bands'] =>
  Object.hasOwn(milan.bands, label);

function Both({ sheet: { ashtakoot }, births, screen }: Omit<MilanProps, 'shown'> & { readonly screen: Screen }) {
  const { labels } = screen;
  const milan = pairWords(screen);
  return (
    <section class="card" aria-labelledby="both">
      <h3 id="both">{milan.both}</h3>
      {(['boy', 'girl'] as const).map((who) => {
        const { date, time, town, name } = births[who];
        const { moon_rashi: rashi, nakshatra } = ashtakoot[who];
        return (
          <div key={who} class="finding">
            <h4>
              {milan[who]}
              {name !== '' && `: ${name}`}
            </h4>
            <p>
              {dayText(date, screen)}, {time} · {town.label}
            </p>
            <p data-moon={who}>
              {milan.moon}:{' '}
              <b>
                <Name of={rashi} screen={screen} />, <Name of={nakshatra} screen={screen} />
              </b>
              , {labels.pada} {nakshatra.pada}
            </p>
          </div>
        );
      })}
    </section>
  );
}
