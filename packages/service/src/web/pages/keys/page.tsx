/** The keys of an account: create a key, see it once, list and revoke keys, restrict them to domains. */
import type { KeyRow } from '../../../accounts/admin.ts';
import { MAX_ACTIVE_KEYS } from '../../../accounts/plans.ts';
import type { KeyPrefix } from '../../../accounts/policy.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { Field, Outcome, Sample, Secret } from '../../design/parts.tsx';
import { dateText, instantText } from '../../design/reader.ts';

/** Returns in the reader's language which engines a key with this prefix can use. */
export type EnginesOfPrefix = (prefix: KeyPrefix) => string;

interface KeysProps {
  /** The prefixes of keys, the one with the most access first. */
  readonly prefixes: readonly KeyPrefix[];
  readonly opened: EnginesOfPrefix;
  readonly frame: Frame;
  readonly csrf: string;
  readonly keys: readonly KeyRow[];
  readonly now: number;
  readonly enterprise: boolean;
  /** The key that was just created, in full. It is shown only here. */
  readonly fresh?: { readonly text: string; readonly call: string };
  readonly wrong?: string;
  readonly done?: string;
}

const MOST_REVOKED = 10;

/** Whether a key no longer works. A rotated key works until its end date. */
const isOver = ({ revokedAt, expiresAt }: KeyRow, now: number): boolean =>
  [revokedAt, expiresAt].some((at) => at !== null && at <= now);
const endOf = ({ revokedAt, expiresAt }: KeyRow): number | null => revokedAt ?? expiresAt;

export function Keys(props: KeysProps) {
  const { frame, csrf, keys, prefixes, opened, now, enterprise, fresh, wrong, done } = props;
  const { words } = frame.reader;
  const said = words.keys;
  const active = keys.filter((key) => !isOver(key, now));
  const revoked = keys.filter((key) => isOver(key, now)).slice(0, MOST_REVOKED);
  // a rotated key no longer counts: its place is taken by the key that replaces it
  const places = active.filter(({ revokedAt }) => revokedAt === null).length;
  return (
    <Page frame={frame} title={said.title} sheet="account.css">
      <header>
        <h1>{said.title}</h1>
        <p class="lead">{said.lead}</p>
      </header>
      <Outcome wrong={wrong} done={done} />
      {fresh !== undefined && (
        <Secret id="key-text" text={fresh.text} said={said} words={words.frame}>
          <p>{said.tryKey}</p>
          <Sample id="key-call" text={fresh.call} words={words.frame} />
        </Secret>
      )}
      <div class="split">
        <section class="card" aria-labelledby="active">
          <h2 id="active">
            {said.active}{' '}
            <small class="soft">
              {places}/{MAX_ACTIVE_KEYS}
            </small>
          </h2>
          {active.length === 0 && <p class="soft">{said.none}</p>}
          <ul class="keys">
            {active.map((key) => (
              <ActiveKey key={key.id} row={key} {...{ csrf, frame, opened, enterprise }} />
            ))}
          </ul>
          {revoked.length > 0 && (
            <details>
              <summary>
                {said.revoked} ({revoked.length})
              </summary>
              <ul>
                {revoked.map((key) => (
                  <li key={key.id}>
                    <code>{shown(key)}</code> {key.label}{' '}
                    <span class="soft">{dateText(frame.reader.lang, endOf(key) ?? 0)}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </section>
        <NewKey {...{ frame, csrf, prefixes, opened, enterprise }} full={places >= MAX_ACTIVE_KEYS} />
      </div>
    </Page>
  );
}

const shown = ({ prefix, tail }: KeyRow): string => `${prefix}_…${tail}`;

interface ActiveKeyProps {
  readonly row: KeyRow;
  readonly opened: EnginesOfPrefix;
  readonly csrf: string;
  readonly frame: Frame;
  readonly enterprise: boolean;
}

function ActiveKey({ row, csrf, frame, opened, enterprise }: ActiveKeyProps) {
  const { lang } = frame.reader;
  const keys = frame.reader.words.keys;
  const end = endOf(row);
  const used = row.lastUsedAt === null ? keys.never : instantText(lang, row.lastUsedAt);
  return (
    <li class="keyrow">
      <div>
        <h3>{shown(row)}</h3>
        <p>
          {row.label !== '' && <strong>{row.label} · </strong>}
          {opened(row.prefix)}
        </p>
        <p class="soft">
          {keys.made}: {dateText(lang, row.createdAt)} · {keys.used}: {used}
        </p>
        {end !== null && (
          <p>
            <span class="tag mark">{row.revokedAt === null ? keys.expires : keys.exchanged}</span> {keys.worksUntil}{' '}
            {instantText(lang, end)}
          </p>
        )}
      </div>
      <a class="btn danger" href={`/account/keys/${row.id}/revoke`} aria-label={keys.revokeSure(shown(row))}>
        {keys.revoke}
      </a>
      {enterprise && row.revokedAt === null && (
        <details>
          <summary>
            {keys.domains} ({row.domains.length})
          </summary>
          <form class="stack" method="post" action={`/account/keys/${row.id}/domains`}>
            <input type="hidden" name="_csrf" value={csrf} />
            <Field id={`domains-${row.id}`} label={keys.domains} hint={keys.domainsHint}>
              {(aria) => (
                <textarea id={`domains-${row.id}`} name="domains" rows={3} spellcheck={false} {...aria}>
                  {row.domains.join('\n')}
                </textarea>
              )}
            </Field>
            <div>
              <button class="btn quiet" type="submit">
                {keys.save}
              </button>
            </div>
          </form>
        </details>
      )}
    </li>
  );
}

interface RevokeProps {
  readonly frame: Frame;
  readonly csrf: string;
  readonly row: KeyRow;
  readonly opened: EnginesOfPrefix;
}

/** The confirmation before a key is revoked, which cannot be undone. */
export function RevokeKey({ frame, csrf, row, opened }: RevokeProps) {
  const { lang } = frame.reader;
  const keys = frame.reader.words.keys;
  const title = keys.revokeSure(shown(row));
  return (
    <Page frame={frame} title={title} sheet="account.css">
      <div class="narrow stack">
        <h1>{title}?</h1>
        <p>
          {row.label !== '' && <strong>{row.label} · </strong>}
          {opened(row.prefix)} · {keys.used}: {row.lastUsedAt === null ? keys.never : instantText(lang, row.lastUsedAt)}
        </p>
        <p>{keys.revokeMeans}</p>
        <form class="actions" method="post" action={`/account/keys/${row.id}/revoke`}>
          <input type="hidden" name="_csrf" value={csrf} />
          <button class="btn danger" type="submit">
            {keys.revoke}
          </button>
          <a class="btn quiet" href="/account/keys">
            {keys.keep}
          </a>
        </form>
      </div>
    </Page>
  );
}

interface NewKeyProps {
  readonly prefixes: readonly KeyPrefix[];
  readonly opened: EnginesOfPrefix;
  readonly frame: Frame;
  readonly csrf: string;
  readonly enterprise: boolean;
  readonly full: boolean;
}

function NewKey({ frame, csrf, prefixes, opened, enterprise, full }: NewKeyProps) {
  const keys = frame.reader.words.keys;
  return (
    <section class="card" aria-labelledby="new">
      <h2 id="new">{keys.create}</h2>
      {full ? (
        <p>{keys.full}</p>
      ) : (
        <form class="stack" method="post" action="/account/keys">
          <input type="hidden" name="_csrf" value={csrf} />
          <fieldset>
            <legend>{keys.prefix}</legend>
            {prefixes.map((prefix, index) => (
              <label class="choice" key={prefix}>
                <input type="radio" name="prefix" value={prefix} checked={index === 0} />
                <span>
                  <code>{prefix}_</code> {opened(prefix)}
                </span>
              </label>
            ))}
          </fieldset>
          <Field id="label" label={keys.label} hint={keys.labelHint}>
            {(aria) => <input id="label" name="label" maxLength={60} autocomplete="off" {...aria} />}
          </Field>
          {enterprise && (
            <Field id="domains" label={keys.domains} hint={keys.domainsHint}>
              {(aria) => <textarea id="domains" name="domains" rows={2} spellcheck={false} {...aria} />}
            </Field>
          )}
          <div>
            <button class="btn" type="submit">
              {keys.make}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
