/**
 * The wedding day at its place. Without a key the page shows what it offers and its price; with a key, the form and the
 * paid result.
 */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DOORS } from 'ganaka/internal/text/languages/sa/pages.ts';
import { Forget, KeyForm, type KeyTokens } from '../../design/key-form.tsx';
import type { Frame } from '../../design/page.tsx';
import { Notice } from '../../design/parts.tsx';
import { PlaceField } from '../../design/place-field.tsx';
import { numberText } from '../../design/reader.ts';
import { ToolPage } from '../../design/tool-page.tsx';
import { EngineChoice } from '../../muhurta/parts.tsx';
import { engineSentence } from '../../tools/engine-sentence.ts';
import type { OwnKeys } from '../../tools/own-keys.ts';
import { Wedding } from './result.tsx';
import type { WeddingDay } from './wedding-day.ts';

export const CREDITS = 5;

export interface VivahaPageQuery {
  readonly date: string;
  readonly place: string;
  readonly engine: EngineInfo;
}

interface OpenProps {
  readonly frame: Frame;
  readonly tokens: KeyTokens;
  readonly own?: OwnKeys | undefined;
  readonly next: string;
}

/** The page without a key. */
export function VivahaClosed({ frame, tokens, own, next }: OpenProps) {
  const words = frame.reader.words.vivahaMilan;
  return (
    <ToolPage frame={frame} title={words.title} sanskrit={DOORS['/vivaha-milan']} lead={words.lead} bar={null} foot="">
      <div class="tool-grid even">
        <section class="card" aria-labelledby="gives">
          <h2 id="gives">{words.given}</h2>
          <p>{words.gives}</p>
          <ul>
            {words.parts.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
        <section class="card stack" aria-labelledby="without">
          <h2 id="without">{words.without}</h2>
          <KeyForm frame={frame} tokens={tokens} own={own} next={next} isChief />
          <p class="hint">{words.price(CREDITS)}</p>
          <p class="actions">
            <a class="btn quiet" href="/account/keys">
              {words.make}
            </a>
            <a class="btn quiet" href="/karya-muhurta">
              {words.otherwise}
            </a>
          </p>
        </section>
      </div>
    </ToolPage>
  );
}

interface VivahaProps {
  readonly frame: Frame;
  readonly csrf: string;
  /** The part of the key that may be shown. */
  readonly key_: string;
  /** Null if the plan has unlimited credits. */
  readonly balance: number | null;
  readonly asked: VivahaPageQuery;
  readonly engines: readonly EngineInfo[];
  readonly day: WeddingDay | null;
  readonly told?: { readonly kind: 'bad' | 'good' | 'plain'; readonly text: string };
  readonly call: string;
}

export function VivahaMilan({ frame, csrf, key_, balance, asked, engines, day, told, call }: VivahaProps) {
  const { lang } = frame.reader;
  const words = frame.reader.words.vivahaMilan;
  return (
    <ToolPage
      frame={frame}
      sheet={['day-line.css', 'muhurta.css']}
      title={words.title}
      sanskrit={DOORS['/vivaha-milan']}
      lead={words.lead}
      bar={
        <div class="timebar">
          <VivahaForm asked={asked} engines={engines} csrf={csrf} lang={lang} />
          <Forget
            frame={frame}
            token={csrf}
            shown={`${key_} · ${words.left(balance === null ? words.unlimited : numberText(lang, balance))}`}
          />
        </div>
      }
      {...(day !== null && { call })}
      scripts={['places.js']}
      callLead={words.callLead}
      foot={frame.reader.words.muhurta.foot(engineSentence(asked.engine, lang).name)}
    >
      {told !== undefined && <Notice {...(told.kind !== 'plain' && { kind: told.kind })}>{told.text}</Notice>}
      {day !== null && <Wedding day={day} date={asked.date} lang={lang} />}
    </ToolPage>
  );
}

interface VivahaFormProps {
  readonly asked: VivahaPageQuery;
  readonly engines: readonly EngineInfo[];
  readonly csrf: string;
  readonly lang: PageLanguage;
}

/** The form is sent only by POST, so that no URL spends credits. */
function VivahaForm({ asked, engines, csrf, lang }: VivahaFormProps) {
  const words = pageWords(lang).vivahaMilan;
  const common = pageWords(lang).muhurta;
  return (
    <form class="when" method="post" action="/vivaha-milan" aria-label={words.title}>
      <input type="hidden" name="_csrf" value={csrf} />
      <label>
        {words.date} <input type="date" name="date" value={asked.date} required />
      </label>
      <PlaceField label={common.place} suggested={common.suggested} value={asked.place} required />
      <EngineChoice engines={engines} chosen={asked.engine} label={common.engine} lang={lang} />
      <button class="btn" type="submit">
        {words.show(CREDITS)}
      </button>
    </form>
  );
}
