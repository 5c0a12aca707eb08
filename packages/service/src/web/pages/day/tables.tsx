/** The long tables of a day, closed at first: lagnas, horas, chaughadiyas and the thirty muhurtas. */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { ComponentChildren } from 'preact';
import { escaped, Html } from '../../design/html-text.ts';
import { pageVoice } from '../../requests/voice.ts';
import type { StartAndEnd } from '../../tools/clock.ts';
import type { NameInLanguages } from '../../tools/names-in-language.ts';
import { Part } from './part.tsx';
import { type DayIn, namedHoursText } from './values.tsx';

interface Entry extends StartAndEnd {
  readonly of: string;
  readonly name: NameInLanguages;
  readonly quality?: 'good' | 'neutral' | 'bad' | undefined;
  readonly note?: string | undefined;
}

export function Lagnas({ day, lang }: DayIn) {
  const entries = day.lagnas.map((each, i) => ({ ...each, of: `lagnas.${i}`, name: each.rashi }));
  return (
    <Part id="lagnas" title={pageWords(lang).almanac.parts.lagnas} lang={lang} closed>
      <Table entries={entries} lang={lang} />
    </Part>
  );
}

export function Horas({ day: { hora }, lang }: DayIn) {
  if (hora === null) return null;
  const words = pageWords(lang);
  const half = (of: 'day' | 'night') =>
    hora[of].map((each, i) => ({ ...each, of: `hora.${of}.${i}`, name: pageVoice(lang).byId('graha', each.lord) }));
  return (
    <Part id="hora" title={words.almanac.parts.hora} lang={lang} closed why={[hora.citation]}>
      <Halves lang={lang} day={half('day')} night={half('night')} />
    </Part>
  );
}

export function Chaughadiyas({ day: { chaughadiya }, lang }: DayIn) {
  if (chaughadiya === null) return null;
  const words = pageWords(lang).days;
  const half = (of: 'day' | 'night') =>
    chaughadiya[of].map((each, i) => ({
      ...each,
      of: `chaughadiya.${of}.${i}`,
      name: each,
      note: words.quality[each.quality],
    }));
  return (
    <Part id="chaughadiya" title={words.chaughadiya} lang={lang} closed why={[chaughadiya.citation]}>
      <p class="soft">{words.chaughadiyaLead}</p>
      <Halves lang={lang} day={half('day')} night={half('night')} />
    </Part>
  );
}

export function Muhurtas({ day: { muhurta }, lang }: DayIn) {
  if (muhurta === null) return null;
  const { almanac } = pageWords(lang);
  const half = (of: 'day' | 'night') =>
    muhurta[of].map((each, i) => ({
      ...each,
      of: `muhurta.${of}.${i}`,
      name: each,
      ...(each.tyajya === true && { quality: 'bad' as const, note: almanac.toLeave }),
    }));
  return (
    <Part id="muhurtas" title={almanac.parts.muhurtas} lang={lang} closed why={[muhurta.citation]}>
      <Halves lang={lang} day={half('day')} night={half('night')} />
    </Part>
  );
}

interface HalvesProps {
  readonly day: readonly Entry[];
  readonly night: readonly Entry[];
  readonly lang: PageLanguage;
}

function Halves({ day, night, lang }: HalvesProps) {
  const words = pageWords(lang).days;
  return (
    <div class="split even">
      <Table caption={words.byDay} entries={day} lang={lang} />
      <Table caption={words.byNight} entries={night} lang={lang} />
    </div>
  );
}

interface TableProps {
  readonly caption?: ComponentChildren;
  readonly entries: readonly Entry[];
  readonly lang: PageLanguage;
}

const Table = ({ caption, entries, lang }: TableProps) => (
  <table class="watches">
    {caption !== undefined && <caption>{caption}</caption>}
    <tbody>{new Html(entries.map((each) => rowText(each, lang)).join(''))}</tbody>
  </table>
);

const rowText = ({ of, name, quality, note, ...span }: Entry, lang: PageLanguage): string =>
  `<tr${quality === undefined ? '' : ` class="${quality}"`} data-hours="${of}">${namedHoursText(of, name, span, lang)}${note === undefined ? '' : `<td>${escaped(note)}</td>`}</tr>`;
