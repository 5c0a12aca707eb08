/** The laboratory: the library in the browser. The page has a form and empty sections that the script fills. */
import { namesOf, proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { DOORS } from 'ganaka/internal/text/languages/sa/pages.ts';
import { type Frame, Page, type PageStyleSheet } from '../../design/page.tsx';
import { Field } from '../../design/parts.tsx';
import { Scroll } from '../../design/scroll.tsx';
import type { SnapshotHashes } from '../../serving/snapshot-hashes.ts';
import { longDay } from '../../tools/clock.ts';
import { readsEnglish } from '../../tools/names-in-language.ts';

export interface LabTown {
  readonly name: string;
  readonly devanagari?: string;
  readonly state?: string | undefined;
  readonly latDeg: number;
  readonly lonDeg: number;
  readonly zone: string;
}

interface LabProps {
  readonly frame: Frame;
  readonly towns: readonly (LabTown & { readonly label: string })[];
  readonly hashed: SnapshotHashes;
  readonly worker: string;
  readonly manifest: string;
}

const SHEETS: readonly PageStyleSheet[] = ['day-line.css', 'month.css', 'chart.css', 'lab.css'];
/** The names of the engines in the library, with their keys in the service. */
const ENGINES = [
  ['surya', 'surya-siddhanta'],
  ['drik', 'drik'],
  ['chitrapaksha', 'true-chitra'],
] as const;

export function Lab({ frame, towns, hashed, worker, manifest }: LabProps) {
  const { lang, words: all } = frame.reader;
  const words = all.lab;
  return (
    <Page frame={frame} title={words.title} scripts={['lab.js']} sheet={SHEETS} manifest={manifest}>
      <header>
        <h1>
          {words.title}
          {readsEnglish(lang) && (
            <span class="beside" lang="sa">
              {DOORS['/lab']}
            </span>
          )}
        </h1>
        <p class="lead">{words.lead}</p>
        <noscript>
          <p class="notice">{words.needsScripts}</p>
        </noscript>
      </header>
      <div
        id="lab"
        class="lab"
        data-prose={proseOf(lang)}
        data-names={namesOf(lang)}
        data-worker={`${worker}?v=${versionIn(frame.assets.url('lab.js'))}`}
      >
        <LabForm frame={frame} towns={towns} date={hashed.date} />
        <div id="answer" />
        <Proof frame={frame} place={towns[0]?.label ?? ''} hashed={hashed} />
      </div>
      <p class="actions">
        <a class="btn quiet" href="/docs/guides/library">
          {words.more}
        </a>
      </p>
    </Page>
  );
}

/** Returns the hash in the URL of the script, which identifies the version of the page. */
const versionIn = (url: string): string => url.split('.').at(-2) ?? '';

type LabFormProps = Pick<LabProps, 'frame' | 'towns'> & { readonly date: string };

function LabForm({ frame, towns, date }: LabFormProps) {
  const words = frame.reader.words.lab;
  const [first] = towns;
  return (
    <form id="asked" class="card scripted-form" aria-label={words.form} autocomplete="off">
      <div class="lab-fields">
        <Field id="town" label={words.town}>
          {() => (
            <select id="town">
              {towns.map(({ label, name, state, latDeg, lonDeg, zone }) => (
                <option key={label} data-name={name} data-state={state ?? ''} value={`${latDeg},${lonDeg},${zone}`}>
                  {label}
                </option>
              ))}
              <option value="">{words.otherTown}</option>
            </select>
          )}
        </Field>
        <Field id="latitude" label={words.latitude}>
          {() => <input id="latitude" inputMode="decimal" value={String(first?.latDeg ?? 0)} required />}
        </Field>
        <Field id="longitude" label={words.longitude}>
          {() => <input id="longitude" inputMode="decimal" value={String(first?.lonDeg ?? 0)} required />}
        </Field>
        <Field id="zone" label={words.zone}>
          {() => <input id="zone" list="zones" value={first?.zone ?? ''} required />}
        </Field>
        <Field id="date" label={words.date} hint={words.dateHint}>
          {(described) => <input id="date" value={date} required {...described} />}
        </Field>
        <Field id="time" label={words.time}>
          {() => <input id="time" type="time" value="06:00" required />}
        </Field>
      </div>
      <datalist id="zones" />
      <fieldset>
        <legend>{words.engine}</legend>
        <div class="lab-engines">
          {ENGINES.map(([name]) => (
            <label key={name} class="choice">
              <input type="radio" name="engine" value={name} checked={name === 'surya'} disabled={name !== 'surya'} />
              {words.engines[name]}
            </label>
          ))}
        </div>
        <p class="hint">{words.loadLead}</p>
      </fieldset>
      <p class="actions">
        <button class="btn" type="submit">
          {words.compute}
        </button>
        <button class="btn quiet" type="button" id="series">
          {words.load}
        </button>
      </p>
      <p class="hint" id="said" role="status" />
    </form>
  );
}

function Proof({ frame, place, hashed }: Pick<LabProps, 'frame' | 'hashed'> & { readonly place: string }) {
  const { lang, words: all } = frame.reader;
  const words = all.lab;
  return (
    <section class="card" aria-labelledby="proof">
      <h2 id="proof">{words.proof}</h2>
      <p>{words.proofLead(place, longDay(lang, hashed.date))}</p>
      <Scroll label={`${words.byServer}, ${words.byBrowser}`}>
        <table class="hashes" data-date={hashed.date}>
          <thead>
            <tr>
              <th scope="col">{words.proofEngine}</th>
              <th scope="col">{words.byServer}</th>
              <th scope="col">{words.byBrowser}</th>
            </tr>
          </thead>
          <tbody>
            {ENGINES.map(([name, key]) => (
              <tr key={name} data-engine={name}>
                <th scope="row">{words.engines[name]}</th>
                <td>
                  <code>{hashed.hashes[key]}</code>
                </td>
                <td>
                  <span class="soft">{name === 'surya' ? '…' : words.notYet}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p class="hint">{words.seriesAlone}</p>
    </section>
  );
}
