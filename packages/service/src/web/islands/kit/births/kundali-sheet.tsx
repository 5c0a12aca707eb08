/** The sheet of one birth. */
import type { GanakaBirth } from 'ganaka/internal/library/births/birth.ts';
import { type BirthSheet, birthSheet } from 'ganaka/internal/library/births/birth-sheet.ts';
import type { Screen } from '../../../pages/births/screen.ts';
import { BirthDay } from './birth-day.tsx';
import type { BirthEntry } from './born.ts';
import { bornWith } from './born-with.ts';
import { Charts } from './charts.tsx';
import { Dashas } from './dashas.tsx';
import { Doshas } from './doshas.tsx';
import { Grahas } from './grahas.tsx';
import type { Compute, ShownBirths } from './page.tsx';
import { StripDoor } from './strip-door.tsx';
import { dayText, degreesText, Name } from './written.tsx';

export const kundaliSheet: Compute = (births, engine, screen) => {
  const { birth: born } = births;
  if (born === undefined) throw new Error('no birth');
  const birth = bornWith(engine, born, screen.lang);
  const sheet = birthSheet(birth);
  return (shown) => <KundaliSheet sheet={sheet} birth={birth} born={born} shown={shown} />;
};

interface SheetProps {
  readonly sheet: BirthSheet;
  readonly birth: GanakaBirth;
  readonly born: BirthEntry;
  readonly shown: ShownBirths;
}

function KundaliSheet({ sheet, birth, born, shown }: SheetProps) {
  const { screen } = shown;
  const now = Date.now();
  return (
    <article class="birth-sheet">
      <Head sheet={sheet} born={born} shown={shown} />
      <Charts picture={sheet.picture} shown={shown} />
      <div class="birth-columns">
        <div class="stack">
          <Essentials sheet={sheet} screen={screen} />
          <BirthDay sheet={sheet} screen={screen} />
        </div>
        <div class="stack">
          <Grahas sheet={sheet} screen={screen} />
          <Doshas sheet={sheet} screen={screen} now={now} />
        </div>
      </div>
      <Dashas sheet={sheet} screen={screen} now={now} />
      <StripDoor
        key={`${shown.engine} ${birth.jd} ${born.town.label}`}
        birth={birth}
        grahaNames={sheet.grahaNames}
        shown={shown}
      />
    </article>
  );
}

function Head({ sheet, born, shown: { screen, engine } }: Omit<SheetProps, 'birth'>) {
  const { natal } = sheet;
  const { words, labels } = screen;
  return (
    <header>
      <h2>{born.name || words.nameless}</h2>
      <p>
        {dayText(born.date, screen)}, {born.time} · {born.town.label}
      </p>
      <p class="soft">
        {screen.engines[engine]?.name} · {labels.ayanamsa} {degreesText(natal.ayanamsa_degrees)} ·{' '}
        {natal.node === 'true' ? words.nodesTrue : words.nodes}
      </p>
    </header>
  );
}

interface PartProps {
  readonly sheet: BirthSheet;
  readonly screen: Screen;
}

function Essentials({ sheet: { natal, janma }, screen }: PartProps) {
  const { words, labels } = screen;
  const { chandra, surya } = natal.grahas;
  const { nama_akshara: akshara } = janma.avakahada;
  return (
    <section class="card essentials" aria-labelledby="essentials">
      <h3 id="essentials">{words.essentials}</h3>
      <dl class="facts">
        <dt>{labels.lagna}</dt>
        <dd>
          <b>
            <Name of={natal.lagna.rashi} screen={screen} />
          </b>{' '}
          {degreesText(natal.lagna.amsha)}
        </dd>
        <dt>{words.moonSign}</dt>
        <dd>
          <b>
            <Name of={chandra.rashi} screen={screen} />
          </b>
        </dd>
        <dt>{words.moonStar}</dt>
        <dd>
          <b>
            <Name of={chandra.nakshatra} screen={screen} />
          </b>
          , {labels.pada} {chandra.nakshatra.pada}
        </dd>
        <dt>{labels.akshara}</dt>
        <dd>
          <b>
            <Name of={akshara} screen={screen} />
          </b>{' '}
          <span class="soft" lang="sa-Latn">
            {akshara.iast}
          </span>
        </dd>
        <dt>{words.sunSign}</dt>
        <dd>
          <Name of={surya.rashi} screen={screen} />
        </dd>
      </dl>
    </section>
  );
}
