/** The pages of one-time links: to request a link, to use it, and for a link that no longer works. */
import type { LinkClaim } from '../../../accounts/sign-in/one-time-links.ts';
import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from '../../../accounts/sign-in/password-length.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { Field, Notice } from '../../design/parts.tsx';

interface ForgotProps {
  readonly frame: Frame;
  readonly csrf: string;
  readonly wrong?: string | undefined;
}

export function ForgotPage({ frame, csrf, wrong }: ForgotProps) {
  const words = frame.reader.words.link;
  return (
    <Page frame={frame} title={words.forgot}>
      <div class="narrow stack">
        <h1>{words.forgot}</h1>
        <p>{words.forgotLead}</p>
        {wrong !== undefined && <Notice kind="bad">{wrong}</Notice>}
        <form class="card stack" method="post" action="/account/forgot">
          <input type="hidden" name="_csrf" value={csrf} />
          <Field id="email" label={words.email}>
            {(aria) => <input id="email" name="email" type="email" autocomplete="username" required {...aria} />}
          </Field>
          <button class="btn" type="submit">
            {words.send}
          </button>
        </form>
      </div>
    </Page>
  );
}

interface LinkProps extends ForgotProps {
  readonly linked: LinkClaim;
  /** The URL to which the form is sent: that of the link itself. */
  readonly to: string;
}

export function LinkPage({ frame, csrf, linked, to, wrong }: LinkProps) {
  const words = frame.reader.words.link;
  const fresh = linked.purpose === 'reset';
  return (
    <Page frame={frame} title={fresh ? words.reset : words.prove}>
      <div class="narrow stack">
        <h1>{fresh ? words.reset : words.prove}</h1>
        <p>{fresh ? words.resetLead(linked.email) : words.proveLead(linked.email)}</p>
        {wrong !== undefined && <Notice kind="bad">{wrong}</Notice>}
        <form class="card stack" method="post" action={to}>
          <input type="hidden" name="_csrf" value={csrf} />
          <Field id="password" label={fresh ? words.fresh : words.password} {...(fresh && { hint: words.freshHint })}>
            {(aria) => (
              <input
                id="password"
                name="password"
                type="password"
                required
                autocomplete={fresh ? 'new-password' : 'current-password'}
                maxLength={MAX_PASSWORD_CHARS}
                {...(fresh && { minLength: MIN_PASSWORD_CHARS })}
                {...aria}
              />
            )}
          </Field>
          <button class="btn" type="submit">
            {fresh ? words.set : words.confirm}
          </button>
        </form>
      </div>
    </Page>
  );
}

export function GoneLink({ frame }: { readonly frame: Frame }) {
  const words = frame.reader.words.link;
  return (
    <Page frame={frame} title={words.gone}>
      <div class="narrow stack">
        <h1>{words.gone}</h1>
        <p>{words.goneLead}</p>
        <p>
          <a href="/account/sign-in">{frame.reader.words.sign.signIn}</a>
        </p>
      </div>
    </Page>
  );
}
