/** Kuja dosha, kala-sarpa and sade-sati of a birth, each with its rule and source, and the closing line. */
import type { BirthSheet } from 'ganaka/internal/library/births/birth-sheet.ts';
import type { Screen } from '../../../pages/births/screen.ts';
import { fieldIn } from '../../../tools/field-in.ts';
import { Finding } from './finding.tsx';
import { ManglikFinding } from './manglik.tsx';
import { dayText, Name, Rule } from './written.tsx';

interface DoshasProps {
  readonly sheet: BirthSheet;
  readonly screen: Screen;
  readonly now: number;
}

export function Doshas({ sheet, screen, now }: DoshasProps) {
  const { words, page } = screen;
  const line = fieldIn(sheet.manglik, 'line', page);
  return (
    <section class="card doshas" aria-labelledby="doshas">
      <h3 id="doshas">{words.doshas}</h3>
      <ManglikFinding manglik={sheet.manglik} grahaNames={sheet.grahaNames} screen={screen} />
      <KalaSarpa sheet={sheet} screen={screen} />
      <SadeSati sheet={sheet} screen={screen} now={now} />
      <p class="report-line">{line.value}</p>
    </section>
  );
}

function KalaSarpa({ sheet: { kaalSarpa }, screen }: Omit<DoshasProps, 'now'>) {
  const { words } = screen;
  const { present, type, by_sign: bySign } = kaalSarpa;
  return (
    <Finding
      title={words.sarpa}
      tone={present ? 'is-bad' : 'is-good'}
      mark={present ? '✕' : '✓'}
      said={
        <>
          {present ? words.sarpaYes : words.sarpaNo}{' '}
          {type !== null && (
            <b>
              <Name of={type} screen={screen} />
            </b>
          )}{' '}
          {!present && bySign && words.sarpaBySign}
        </>
      }
    >
      <p class="note">
        <Rule cited={kaalSarpa.citation} screen={screen} />
      </p>
    </Finding>
  );
}

function SadeSati({ sheet: { sadeSati }, screen, now }: DoshasProps) {
  const { words, terms } = screen;
  const running = sadeSati.periods.find(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end));
  const next = sadeSati.periods.find(({ start }) => Date.parse(start) > now);
  const spanSaid = ({ start, end }: { readonly start: string; readonly end: string }): string =>
    `${dayText(start, screen)} – ${dayText(end, screen)}`;
  return (
    <Finding
      title={words.sadeSati}
      tone={running === undefined ? 'is-good' : 'is-part'}
      mark={running === undefined ? '✓' : '○'}
      said={
        running === undefined ? (
          words.sadeSatiNot
        ) : (
          <>
            {words.sadeSatiNow} <b>{terms[running.phase]}</b>: {spanSaid(running)}.
          </>
        )
      }
    >
      <p class="note">
        {sadeSati.dhaiya_active && `${words.dhaiyaNow} `}
        {running === undefined && next !== undefined && `${words.next}: ${spanSaid(next)}. `}
        <Rule cited={sadeSati.citation} screen={screen} />
      </p>
    </Finding>
  );
}
