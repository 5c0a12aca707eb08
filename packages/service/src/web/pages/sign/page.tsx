/** The forms to sign in and to sign up. */
import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from '../../../accounts/sign-in/password-length.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { Field, Notice } from '../../design/parts.tsx';

/** Where the reader goes if no page was asked for. */
export const USUAL_NEXT = '/account/keys';

interface SignProps {
  readonly frame: Frame;
  readonly kind: 'in' | 'up';
  readonly csrf: string;
  readonly email: string;
  /** The page to show after signing in. */
  readonly next?: string;
  readonly wrong?: string | undefined;
  readonly note?: string | undefined;
  readonly contact: string;
  /** Whether e-mail is configured. If so, an e-mail confirms the address and can reset a forgotten password. */
  readonly letters: boolean;
  /** Accounts that may be created from one network in a day (0: any number), and the credits of an unconfirmed one. */
  readonly bounds: { readonly perDay: number; readonly unconfirmed: number | undefined };
}

export function Sign({ frame, kind, csrf, email, next, wrong, note, contact, letters, bounds }: SignProps) {
  const links = frame.reader.words.link;
  const auth = frame.reader.words.sign;
  const up = kind === 'up';
  const onward = next === undefined || next === USUAL_NEXT ? '' : `?next=${next}`;
  return (
    <Page frame={frame} title={up ? auth.signUp : auth.signIn}>
      <div class="narrow stack">
        <h1>{up ? auth.signUp : auth.signIn}</h1>
        {up && <p class="soft">{letters ? links.signUpLead : auth.signUpLead}</p>}
        {up && bounds.perDay > 0 && <p class="soft">{auth.perDay(bounds.perDay)}</p>}
        {up && bounds.unconfirmed !== undefined && <p class="soft">{auth.unconfirmed(bounds.unconfirmed)}</p>}
        {wrong !== undefined && <Notice kind="bad">{wrong}</Notice>}
        {note !== undefined && <Notice>{note}</Notice>}
        {next === '/account/feeds' && <Notice>{auth.feeds}</Notice>}
        <form class="card stack" method="post" action={up ? '/account/sign-up' : '/account/sign-in'}>
          <input type="hidden" name="_csrf" value={csrf} />
          {next !== undefined && <input type="hidden" name="next" value={next} />}
          <Field id="email" label={auth.email}>
            {(aria) => (
              <input id="email" name="email" type="email" autocomplete="username" required value={email} {...aria} />
            )}
          </Field>
          <Field id="password" label={auth.password} {...(up && { hint: auth.passwordHint })}>
            {(aria) => (
              <input
                id="password"
                name="password"
                type="password"
                autocomplete={up ? 'new-password' : 'current-password'}
                required
                maxLength={MAX_PASSWORD_CHARS}
                {...(up && { minLength: MIN_PASSWORD_CHARS })}
                {...aria}
              />
            )}
          </Field>
          <button class="btn" type="submit">
            {up ? auth.create : auth.signIn}
          </button>
        </form>
        <p>
          {up ? auth.have : auth.none}{' '}
          <a href={`${up ? '/account/sign-in' : '/account/sign-up'}${onward}`}>{up ? auth.signIn : auth.signUp}</a>
        </p>
        {!up && letters && (
          <p>
            <a href="/account/forgot">{links.forgotLink}</a>
          </p>
        )}
        {!up && !letters && <p class="soft">{auth.forgot(contact)}</p>}
      </div>
    </Page>
  );
}
