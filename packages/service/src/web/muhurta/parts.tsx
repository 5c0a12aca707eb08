/**
 * The common parts of the three muhurta pages: the choice of an engine, the list of clauses, the hours, what was not
 * checked.
 */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { Citation } from 'ganaka/internal/text/citation.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { karyaWindowReply } from 'ganaka/internal/views/muhurta/muhurta-fields.reply.ts';
import type { VNode } from 'preact';
import type { Static } from 'typebox';
import { clockOn, datesText } from '../tools/clock.ts';
import { engineSentence } from '../tools/engine-sentence.ts';
import { type FieldInLanguages, fieldIn, named, passageReference, textIn } from '../tools/names-in-language.ts';
import { areNeverTogether, type ClauseReply, gradeOf, type KaryaVerdict, MARK, TONE, wordOf } from './clauses.ts';

interface ChoiceProps {
  readonly engines: readonly EngineInfo[];
  readonly chosen: EngineInfo;
  readonly label: string;
  readonly lang: PageLanguage;
}

export const EngineChoice = ({ engines, chosen, label, lang }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select name="engine">
      {engines.map((each) => (
        <option key={each.key} value={each.word} selected={each.key === chosen.key}>
          {engineSentence(each, lang).name}
        </option>
      ))}
    </select>
  </label>
);

export function VerdictView({ verdict, lang }: { readonly verdict: KaryaVerdict | null; readonly lang: PageLanguage }) {
  const words = pageWords(lang).muhurta;
  if (verdict === null) return <span class="soft">{words.noDay}</span>;
  return (
    <span class={TONE[verdict]}>
      {MARK[verdict]} {words.verdict[verdict]}
    </span>
  );
}

/** Details that say no more than the mark, because the clause observed nothing to name. */
const FLAGS = ['clear', 'not met', 'present', 'absent'];

interface ClausesProps {
  readonly clauses: readonly ClauseReply[];
  readonly date: string;
  readonly lang: PageLanguage;
}

export function Clauses({ clauses, date, lang }: ClausesProps) {
  const words = pageWords(lang).muhurta;
  if (clauses.length === 0) return null;
  return (
    <table class="clauses">
      <thead class="visually-hidden">
        <tr>
          <th scope="col">{words.mark}</th>
          <th scope="col">{words.clause}</th>
          <th scope="col">{words.rule}</th>
        </tr>
      </thead>
      <tbody>
        {clauses.map((each, i) => {
          const grade = gradeOf(each);
          const { citation } = each;
          return (
            <tr key={`${each.id}${i}`}>
              <td class={grade === null ? '' : TONE[grade]}>
                {grade === null ? '–' : MARK[grade]}
                <span class="visually-hidden">{grade === null ? words.noMerit : words.holds[grade]}</span>
              </td>
              <th scope="row">
                {wordOf(each.id, lang)}
                {!FLAGS.includes(each.detail) && <Detail of={each} lang={lang} />}
                <Spans spans={each.spans ?? []} date={date} lang={lang} />
              </th>
              <td>
                <Gist cited={citation} lang={lang} /> <small>{passageReference(citation, lang)}</small>
                {citation.verse_sa !== undefined && (
                  <details>
                    <summary>{words.verse}</summary>
                    <span lang="sa" class="verse">
                      {citation.verse_sa}
                    </span>
                  </details>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface SpansProps {
  readonly spans: readonly { readonly start: string; readonly end: string }[];
  readonly date: string;
  readonly lang: PageLanguage;
}
const AT_ONCE = 3;
/** The hours of a clause. If there are many, the first is shown and the others can be unfolded. */
function Spans({ spans, date, lang }: SpansProps) {
  const said = spans.map(({ start, end }) => (
    <small key={start} class="num-line">
      {clockOn(lang, start, date)} – {clockOn(lang, end, date)}
    </small>
  ));
  return <UnfoldingList list={said} lang={lang} />;
}

/** What a clause observed. */
export function Detail({ of, lang }: { readonly of: FieldInLanguages<'detail'>; readonly lang: PageLanguage }) {
  const { value, lang: said } = fieldIn(of, 'detail', lang);
  return <small {...(said !== lang && { lang: said })}>{value}</small>;
}

/** The notes on a day, in addition to its verdict. */
export function Notes({
  of,
  lang,
}: {
  readonly of: FieldInLanguages<'notes', readonly string[]>;
  readonly lang: PageLanguage;
}) {
  const { value, lang: said } = fieldIn(of, 'notes', lang);
  return (
    <>
      {value.map((note) => (
        <p key={note} class="hint" lang={said}>
          {datesText(lang, note)}
        </p>
      ))}
    </>
  );
}

/** The content of a rule, in the reader's language. */
export function Gist({ cited, lang }: { readonly cited: Citation; readonly lang: PageLanguage }) {
  const { value, lang: said } = textIn(cited.gist, cited.gist_hi, lang);
  return <span lang={said}>{value}</span>;
}

type WindowReply = Static<typeof karyaWindowReply>;

interface HoursProps {
  readonly windows: readonly WindowReply[];
  /** The clauses of the day, if they are shown below the hours. */
  readonly clauses?: readonly ClauseReply[];
  readonly date: string;
  readonly lang: PageLanguage;
}

/** The open hours of a day, the good ones first, each with its rising signs. */
export function Hours({ windows, clauses = [], date, lang }: HoursProps) {
  const words = pageWords(lang).muhurta;
  if (windows.length === 0)
    return (
      <p>
        {words.noHours} {areNeverTogether(clauses) && words.neverTogether}
      </p>
    );
  const open = windows
    .flatMap((each) => each.open ?? [])
    .sort((a, b) => Number(b.grade === 'shubha') - Number(a.grade === 'shubha'));
  return (
    <ul class="hours">
      {open.map(({ start, end, grade, lagnas }) => (
        <li key={start}>
          <b class={TONE[grade]}>
            {MARK[grade]} {clockOn(lang, start, date)} – {clockOn(lang, end, date)}
          </b>{' '}
          <span class="soft">{lagnas.map((each) => named(each, lang)).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Of a long list the first few are shown, and the others can be unfolded. */
export function UnfoldingList({ list, lang }: { readonly list: readonly VNode[]; readonly lang: PageLanguage }) {
  if (list.length <= AT_ONCE + 1) return <>{list}</>;
  return (
    <>
      {list.slice(0, AT_ONCE)}
      <details>
        <summary>{pageWords(lang).muhurta.more(list.length - AT_ONCE)}</summary>
        {list.slice(AT_ONCE)}
      </details>
    </>
  );
}

export function NotChecked({
  list,
  lang,
}: {
  readonly list: readonly { readonly id: string; readonly needs: string }[];
  readonly lang: PageLanguage;
}) {
  const words = pageWords(lang).muhurta;
  if (list.length === 0) return null;
  const needs = [...new Set(list.map((each) => each.needs))];
  return (
    <p class="hint">
      {words.notChecked(
        needs
          .map((need) => {
            const names = [...new Set(list.filter((each) => each.needs === need).map(({ id }) => wordOf(id, lang)))];
            return `${names.join(', ')} (${words.needs[need] ?? need})`;
          })
          .join('; '),
      )}
    </p>
  );
}
