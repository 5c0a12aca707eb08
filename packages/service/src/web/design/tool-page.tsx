/**
 * The frame of the tool pages: title, one sentence, date and place, the picture, its numbers, and the API call that
 * returns them.
 */

import { sanskritMarked } from 'ganaka/internal/drawings/kit/sanskrit-marks.ts';
import type { PlainNoteId } from 'ganaka/internal/text/contracts/note-words.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { wordsIn } from 'ganaka/internal/text/loading/loaded.ts';
import type { ComponentChildren } from 'preact';
import { type FieldInLanguages, fieldIn } from '../tools/names-in-language.ts';
import { type Frame, Page, type PageStyleSheet } from './page.tsx';
import { Sample } from './parts.tsx';
import { Scroll } from './scroll.tsx';

/** The tool pages in the order in which they are listed. */
const TOOLS = [
  '/surya-chakra',
  '/akasha',
  '/udaya-yantra',
  '/chandra-yantra',
  '/graha-asta-yantra',
  '/bhugola-yantra',
  '/dina-ratri-yantra',
  '/ritu-ayana-yantra',
  '/tithi-nirnaya-yantra',
  '/yatra',
  '/karya-muhurta',
  '/vivaha-milan',
  '/vivaha',
  '/kundali',
  '/milan',
] as const;

interface ToolPageProps {
  readonly frame: Frame;
  readonly title: string;
  /** The title in Devanagari. */
  readonly sanskrit: string;
  readonly lead: string;
  /** Date and place: a `TimeBar`, or the page's own form. */
  readonly bar: ComponentChildren;
  /** The URL of the API call that returns the same data; none for a page without data. */
  readonly call?: string;
  readonly scripts?: readonly string[];
  /** Style sheets of the pages about rules; the pages of instruments need none of them. */
  readonly sheet?: readonly PageStyleSheet[];
  /** The text about the source of the numbers; by default the Surya-siddhanta. */
  readonly foot?: string;
  /**
   * The text about the keys that may make this call; by default that of an instrument, whose call for today needs no
   * key.
   */
  readonly callLead?: string;
  readonly children: ComponentChildren;
}

export function ToolPage({
  frame,
  title,
  sanskrit,
  lead,
  bar,
  call,
  scripts = [],
  sheet = ['instruments.css'],
  foot,
  callLead,
  children,
}: ToolPageProps) {
  const words = frame.reader.words.tools;
  return (
    <Page frame={frame} title={title} scripts={scripts} base="tools.css" sheet={sheet}>
      <div class="tool">
        <header>
          <div class="tool-head">
            <h1>{title}</h1>
            {!frame.reader.words.locale.devanagari && (
              <span class="tool-name" lang="sa">
                {sanskrit}
              </span>
            )}
          </div>
          <p class="lead">{lead}</p>
        </header>
        {bar}
        {children}
        {call !== undefined && (
          <section class="card tool-call">
            <h2>{words.call}</h2>
            <p class="soft">{callLead ?? words.callLead}</p>
            <Sample id="call" text={call} words={frame.reader.words.frame} />
          </section>
        )}
        <nav class="chips others" aria-label={words.instruments}>
          {TOOLS.filter((path) => path !== frame.reader.path).map((path) => (
            <a key={path} href={path}>
              {words.pages[path]}
            </a>
          ))}
        </nav>
        <p class="soft tool-foot">{foot ?? words.engineLine}</p>
      </div>
    </Page>
  );
}

/**
 * A finished drawing. `name` identifies the figure for the script of the page, which draws it again, and `data-sanskrit`
 * tells the script to mark its Devanagari terms as well: the page itself is in other letters.
 */
export function Figure({
  name,
  svg,
  lang,
  class: kind = '',
}: {
  readonly name: string;
  readonly svg: string;
  readonly lang: PageLanguage;
  readonly class?: string;
}) {
  const isMarked = !pageWords(lang).locale.devanagari;
  return (
    <div
      class={`figure ${kind}`}
      data-figure={name}
      data-sanskrit={isMarked ? '' : undefined}
      // drawings/ escapes every word
      dangerouslySetInnerHTML={{ __html: isMarked ? sanskritMarked(svg) : svg }}
    />
  );
}

/** Returns JSON for a script element that is not executed; "<" is escaped. */
const blockText = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Data for the page's script. */
export const DataBlock = ({ id, value }: { readonly id: string; readonly value: object }) => (
  // escaped by blockText
  <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: blockText(value) }} />
);

/** The JSON of samples that a view caches for a day. It is made once and freed together with the samples. */
const sampleTexts = new WeakMap<object, string>();
function sampleText(samples: object): string {
  let text = sampleTexts.get(samples);
  if (text === undefined) sampleTexts.set(samples, (text = blockText(samples)));
  return text;
}

/** The state of a picture, for the script that moves its hand. */
export function StateOf({ state }: { readonly state: { readonly now: number; readonly samples?: object } }) {
  const { samples, ...rest } = state;
  const series = samples === undefined ? '' : `,"samples":${sampleText(samples)}`;
  const json = `${blockText(rest).slice(0, -1)}${series}}`;
  // escaped by blockText
  return <script type="application/json" id="state" dangerouslySetInnerHTML={{ __html: json }} />;
}

interface SliderProps {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly now: number;
  readonly said: string;
  readonly step?: number;
}

/** A slider that moves the hand. It is shown only with an Enterprise session, and works only with scripts. */
export function Slider({ label, from, to, now, said, step = 60_000 }: SliderProps) {
  return (
    <div class="slider">
      <label for="hand">{label}</label>
      <input id="hand" type="range" min={from} max={to} step={step} value={now} aria-valuetext={said} />
      <p class="visually-hidden" role="status" aria-live="polite" />
    </div>
  );
}

/** A list of names, each with its value and its verse. */
export function Facts({ rows }: { readonly rows: readonly (readonly [string, ComponentChildren, string?])[] }) {
  return (
    <dl class="facts numbers">
      {rows.map(([name, value, verse]) => (
        <>
          <dt>{name}</dt>
          <dd>
            {value} {verse !== undefined && <small>{verse.replaceAll('-', '–')}</small>}
          </dd>
        </>
      ))}
    </dl>
  );
}

interface TableProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** The columns with numbers; they are aligned to the right and never wrapped. */
  readonly numbers?: readonly number[];
  /** On a phone each row becomes a card with the column heads as labels, for tables with too many columns. */
  readonly fold?: boolean;
}

/** A table with the same data as the picture. It scrolls by itself if it is wider than the page. */
export function Rows({ label, head, rows, numbers = [], fold = false }: TableProps) {
  const kindOf = (i: number) => (numbers.includes(i) ? { class: 'num' } : {});
  return (
    <Scroll label={label}>
      <table {...(fold && { class: 'fold' })}>
        <thead>
          <tr>
            {head.map((each, i) => (
              <th key={each} scope="col" {...kindOf(i)}>
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[0])}>
              {row.map((cell, i) =>
                i === 0 ? (
                  <th scope="row">{cell}</th>
                ) : (
                  <td {...kindOf(i)} {...(fold && { 'data-name': head[i] })}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

interface RemarksProps {
  readonly of: FieldInLanguages<'notes', readonly string[]>;
  /** Notes to leave out, because the page does not show their fields or words them differently. */
  readonly but?: readonly PlainNoteId[];
  readonly lang: PageLanguage;
}

/** The notes of a reply: what could not be shown, and why. */
export function Remarks({ of, but = [], lang }: RemarksProps) {
  const left = new Set(but.map((id) => wordsIn('en').notes[id]));
  const said = fieldIn(of, 'notes', lang);
  const shown = said.value.filter((_, n) => !left.has(of.notes[n] ?? ''));
  if (shown.length === 0) return null;
  return (
    <section class="remarks" aria-label={pageWords(lang).tools.notes}>
      <ul>
        {shown.map((each) => (
          <li key={each} {...(said.lang !== lang && { lang: said.lang })}>
            {each}
          </li>
        ))}
      </ul>
    </section>
  );
}
