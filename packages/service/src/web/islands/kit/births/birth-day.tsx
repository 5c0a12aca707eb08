/** The panchanga of the birth and the avakahada (table of attributes of the natal nakshatra and rashi). */

import type { BirthSheet } from 'ganaka/internal/library/births/birth-sheet.ts';
import type { ComponentChild } from 'preact';
import type { Label as LabelId, Screen } from '../../../pages/births/screen.ts';
import { fieldIn } from '../../../tools/field-in.ts';
import { clockText, dayText, Label, momentText, Name } from './written.tsx';

interface BirthDayProps {
  readonly sheet: BirthSheet;
  readonly screen: Screen;
}

const isTerm = (id: string, terms: Screen['terms']): id is keyof Screen['terms'] => Object.hasOwn(terms, id);

export function BirthDay({ sheet: { janma, paksha, grahaNames }, screen }: BirthDayProps) {
  const { words, labels, heads, terms } = screen;
  const { avakahada, months, eras, samvatsara } = janma;
  const name = (of: Parameters<typeof Name>[0]['of']) => <Name of={of} screen={screen} />;
  const term = (id: string): string => (isTerm(id, terms) ? terms[id] : id);
  const ends = (of: { readonly end: string }) => (
    <span class="soft">
      ({words.until} {momentText(of.end, screen)})
    </span>
  );
  const masa = ({ adhika, kshaya, ...of }: (typeof months)['amanta']) => (
    <>
      {adhika && `${labels.adhika} `}
      {name(of)}
      {kshaya && ` ${labels.kshaya}`}
    </>
  );
  const rows: Rows = [
    ['weekday', name(janma.weekday)],
    ['tithi', [name(paksha), ' ', name(janma.tithi), ' ', ends(janma.tithi)]],
    ['nakshatra', [name(janma.nakshatra), ' ', ends(janma.nakshatra)]],
    ['yoga', [name(janma.yoga), ' ', ends(janma.yoga)]],
    ['karana', [name(janma.karana), ' ', ends(janma.karana)]],
    ['masa', [masa(months.amanta), ', ', masa(months.purnimanta)]],
    ['eras', `${eras.vikram}, ${eras.shaka}, ${eras.kali}`],
    ['samvatsara', [name(samvatsara.barhaspatya), ', ', name(samvatsara.chandra)]],
    ['ayana_and_ritu', [name(janma.ayana), ', ', name(janma.ritu)]],
    ...(janma.sunrise === null ? [] : [['sunrise', hour(janma.sunrise, janma.panchanga_date, screen)] as const]),
    ...(janma.sunset === null ? [] : [['sunset', clockText(janma.sunset)] as const]),
    ...(janma.ishta_ghati === null ? [] : [['ishta_kala', ghatiText(janma.ishta_ghati, words)] as const]),
  ];
  const own: Rows = [
    ...(['varna', 'vashya', 'yoni', 'gana', 'nadi', 'tattva'] as const).map((id) => [id, term(avakahada[id])] as const),
    ['paya', `${term(avakahada.paya.nakshatra)}, ${term(avakahada.paya.rashi)}`],
    ['lord', name(grahaNames[avakahada.rashi_lord])],
  ];
  return (
    <>
      <section class="card" aria-labelledby="birth-day">
        <h3 id="birth-day">{heads.panchanga}</h3>
        <Facts rows={rows} screen={screen} />
        {notesOf(janma, screen).map((note) => (
          <p key={note} class="note">
            {note}
          </p>
        ))}
      </section>
      <section class="card" aria-labelledby="avakahada">
        <h3 id="avakahada">{heads.avakahada}</h3>
        <Facts rows={own} screen={screen} />
      </section>
    </>
  );
}

type Rows = readonly (readonly [label: LabelId, value: ComponentChild])[];

const Facts = ({ rows, screen }: { readonly rows: Rows; readonly screen: Screen }) => (
  <dl class="facts">
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>
          <Label of={label} screen={screen} />
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Returns the time with its date, because a birth after midnight belongs to the sunrise of the day before. */
const hour = (instant: string, date: string, screen: Screen): string =>
  `${clockText(instant)} (${dayText(date, screen)})`;

const PALAS_PER_GHATI = 60;
function ghatiText(ghatis: number, { ghati, pala }: Screen['words']): string {
  const palas = Math.floor(ghatis * PALAS_PER_GHATI + 1e-6);
  return `${Math.floor(palas / PALAS_PER_GHATI)} ${ghati} ${palas % PALAS_PER_GHATI} ${pala}`;
}

const notesOf = (janma: BirthSheet['janma'], { page }: Screen): readonly string[] =>
  fieldIn(janma, 'notes', page).value;
