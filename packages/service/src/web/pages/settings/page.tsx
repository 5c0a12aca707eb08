/** The settings of an account: password, sessions, all stored data, and deletion. */

import type { PageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { Account } from '../../../accounts/admin.ts';
import type { OwnSession } from '../../../accounts/sign-in/auth.ts';
import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from '../../../accounts/sign-in/password-length.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { Field, Notice, Outcome } from '../../design/parts.tsx';
import { instantText } from '../../design/reader.ts';

interface SettingsProps {
  readonly frame: Frame;
  readonly csrf: string;
  readonly account: Account;
  readonly sessions: readonly OwnSession[];
  /** Whether this server sends e-mails, with which the address can be confirmed. */
  readonly letters: boolean;
  readonly wrong?: string | undefined;
  readonly done?: string | undefined;
}

export function SettingsPage({ frame, csrf, account, sessions, letters, wrong, done }: SettingsProps) {
  const words = frame.reader.words.settings;
  return (
    <Page frame={frame} title={words.title} sheet="account.css">
      <header>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead(account.email)}</p>
        {!account.proved && <p class="soft">{words.unproved}</p>}
        {!account.proved && letters && (
          <form method="post" action="/account/settings/prove">
            <input type="hidden" name="_csrf" value={csrf} />
            <button class="btn quiet" type="submit">
              {frame.reader.words.link.sendAgain}
            </button>
          </form>
        )}
      </header>
      <Outcome wrong={wrong} done={done} />
      <div class="split even">
        <Sessions frame={frame} csrf={csrf} sessions={sessions} words={words} />
        <section class="card" aria-labelledby="change">
          <h2 id="change">{words.password}</h2>
          <form class="stack" method="post" action="/account/settings/password">
            <input type="hidden" name="_csrf" value={csrf} />
            <Password id="current" label={words.current} />
            <Password id="fresh" label={words.fresh} hint={words.freshHint} />
            <div>
              <button class="btn" type="submit">
                {words.change}
              </button>
            </div>
          </form>
        </section>
        <section class="card" aria-labelledby="data">
          <h2 id="data">{words.data}</h2>
          <p>{words.dataLead}</p>
          <p class="actions">
            <a class="btn quiet" href="/account/export.json" download>
              {words.export}
            </a>
          </p>
        </section>
        <section class="card" aria-labelledby="leave">
          <h2 id="leave">{words.leave}</h2>
          <p>{words.leaveLead}</p>
          <p class="actions">
            <a class="btn danger" href="/account/delete">
              {words.leaveGo}
            </a>
          </p>
        </section>
      </div>
    </Page>
  );
}

/** A field for the existing password (`current`) or a new one (`fresh`). */
function Password({
  id,
  label,
  hint,
}: {
  readonly id: 'current' | 'fresh';
  readonly label: string;
  readonly hint?: string;
}) {
  return (
    <Field id={id} label={label} {...(hint !== undefined && { hint })}>
      {(aria) => (
        <input
          id={id}
          name={id}
          type="password"
          required
          autocomplete={id === 'fresh' ? 'new-password' : 'current-password'}
          maxLength={MAX_PASSWORD_CHARS}
          {...(id === 'fresh' && { minLength: MIN_PASSWORD_CHARS })}
          {...aria}
        />
      )}
    </Field>
  );
}

interface SessionsProps {
  readonly frame: Frame;
  readonly csrf: string;
  readonly sessions: readonly OwnSession[];
  readonly words: PageWords['settings'];
}

const AGENT_CHARS = 160;

function Sessions({ frame, csrf, sessions, words }: SessionsProps) {
  const { lang } = frame.reader;
  const nameOf = ({ agent }: OwnSession): string => (agent === '' ? words.browser : agent.slice(0, AGENT_CHARS));
  const ending = (which: string, text: string, label?: string) => (
    <form method="post" action={`/account/sessions/${which}/end`}>
      <input type="hidden" name="_csrf" value={csrf} />
      <button class="btn danger" type="submit" {...(label !== undefined && { 'aria-label': label })}>
        {text}
      </button>
    </form>
  );
  return (
    <section class="card" aria-labelledby="sessions">
      <h2 id="sessions">{words.sessions}</h2>
      <p class="soft">{words.sessionsLead}</p>
      <ul class="keys">
        {sessions.map((each) => (
          <li class="keyrow" key={each.id}>
            <div>
              <p class="agent">
                {nameOf(each)} {each.mine && <span class="tag mark">{words.mine}</span>}
              </p>
              <p class="soft">
                {words.since} {instantText(lang, each.createdAt)}
                {each.address !== '' && ` · ${words.from} ${each.address}`}
              </p>
            </div>
            {!each.mine && ending(each.id, words.end, words.endOf(nameOf(each)))}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && ending('others', words.endOthers)}
    </section>
  );
}

interface LeaveProps {
  readonly frame: Frame;
  readonly csrf: string;
  readonly account: Account;
  readonly wrong?: string | undefined;
}

export function LeavePage({ frame, csrf, account, wrong }: LeaveProps) {
  const words = frame.reader.words.settings;
  return (
    <Page frame={frame} title={words.leave} sheet="account.css">
      <div class="narrow stack">
        <h1>{words.leave}</h1>
        <p>{words.lead(account.email)}</p>
        <p>{words.leaveLead}</p>
        {wrong !== undefined && <Notice kind="bad">{wrong}</Notice>}
        <form class="card stack" method="post" action="/account/delete">
          <input type="hidden" name="_csrf" value={csrf} />
          <Password id="current" label={words.leaveSure} />
          <div class="actions">
            <button class="btn danger" type="submit">
              {words.leaveNow}
            </button>
            <a class="btn quiet" href="/account/settings">
              {words.stay}
            </a>
          </div>
        </form>
      </div>
    </Page>
  );
}
