/**
 * The forms of a tool page with which a reader chooses a key of the signed-in account, pastes a key, or makes the page
 * forget it.
 */
import { PLANS } from '../../accounts/plans.ts';
import type { OwnKeys } from '../tools/own-keys.ts';
import type { Frame } from './page.tsx';
import { numberText } from './reader.ts';

/**
 * The tokens of the forms. `key` is for the form for pasting and is the same for everybody. `csrf` is for the other
 * forms and belongs to this visitor; it is null on a public page.
 */
export interface KeyTokens {
  readonly key: string;
  readonly csrf: string | null;
}

interface KeyFormProps {
  readonly frame: Frame;
  readonly tokens: KeyTokens;
  /** The page to which the form returns. */
  readonly next: string;
  /** The keys of the signed-in account. */
  readonly own?: OwnKeys | undefined;
  /** Whether the page needs a key. */
  readonly isChief?: boolean;
}

export function KeyForm({ frame, tokens, next, own, isChief = false }: KeyFormProps) {
  const words = frame.reader.words.tools;
  const pasted = <PastedKey frame={frame} token={tokens.key} next={next} isChief={isChief && own === undefined} />;
  if (own !== undefined && tokens.csrf !== null)
    return (
      <>
        <ChosenKey frame={frame} csrf={tokens.csrf} next={next} own={own} isChief={isChief} />
        <details>
          <summary>{words.pasteOther}</summary>
          {pasted}
        </details>
      </>
    );
  return (
    <>
      {pasted}
      <p class="hint">
        {frame.reader.known ? (
          <a href="/account/keys">{words.makeKey}</a>
        ) : (
          <a href={`/account/sign-in?next=${next.split('?', 1)[0]}`}>{words.signIn}</a>
        )}
      </p>
    </>
  );
}

interface ChosenProps {
  readonly frame: Frame;
  readonly csrf: string;
  readonly next: string;
  readonly own: OwnKeys;
  readonly isChief: boolean;
}

/** All keys of an account have its plan and its credits. These are not in the list, which a phone would cut off. */
function ChosenKey({ frame, csrf, next, own, isChief }: ChosenProps) {
  const { lang, words } = frame.reader;
  const { tools } = words;
  const credits = own.credits === null ? tools.unlimited : tools.credits(numberText(lang, own.credits));
  return (
    <form method="post" action="/session/own-key" class="keyform">
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="next" value={next} />
      <label>
        {tools.ownKey}{' '}
        <select name="id">
          {own.keys.map(({ id, shown, label }) => (
            <option key={id} value={id}>
              {label === '' ? shown : `${shown} · ${label}`}
            </option>
          ))}
        </select>
      </label>
      <button class={isChief ? 'btn' : 'btn quiet'} type="submit">
        {tools.use}
      </button>
      <p class="hint">
        {PLANS[own.plan].label} · {credits}
      </p>
    </form>
  );
}

interface PastedProps {
  readonly frame: Frame;
  readonly token: string;
  readonly next: string;
  readonly isChief: boolean;
}

function PastedKey({ frame, token, next, isChief }: PastedProps) {
  const words = frame.reader.words.tools;
  return (
    <form method="post" action="/session/key" class="keyform">
      <input type="hidden" name="_csrf" value={token} />
      <input type="hidden" name="next" value={next} />
      <label>
        {words.key} <input type="password" name="key" autocomplete="off" placeholder="tg_…" size={24} required />
      </label>
      <button class={isChief ? 'btn' : 'btn quiet'} type="submit">
        {words.use}
      </button>
      <p class="hint">{words.pastedHint}</p>
    </form>
  );
}

interface ForgetProps {
  readonly frame: Frame;
  readonly token: string | null;
  readonly shown: string;
}

export function Forget({ frame, token, shown }: ForgetProps) {
  const words = frame.reader.words.tools;
  if (token === null) return null;
  return (
    <form method="post" action="/session/forget" class="forget">
      <input type="hidden" name="_csrf" value={token} />
      <input type="hidden" name="next" value={frame.reader.path} />
      <span class="soft">{shown}</span>
      <button class="btn quiet" type="submit">
        {words.forget}
      </button>
    </form>
  );
}
