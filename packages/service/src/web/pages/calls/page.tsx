/** The last calls of each key of an account. */
import { MOST_CALLS, type RecentCall } from '../../../accounts/account/recent-calls.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { numberText } from '../../design/reader.ts';
import { Scroll } from '../../design/scroll.tsx';

interface CallsProps {
  readonly frame: Frame;
  readonly calls: ReadonlyMap<string, readonly RecentCall[]>;
  readonly keyName: (keyId: string) => string;
}

const IST_MS = 5.5 * 3_600_000;
/** Formats an instant in Indian time, as the other pages of an account do. */
const clockText = (ms: number): string => new Date(ms + IST_MS).toISOString().slice(0, 19).replace('T', ' ');

export function CallsPage({ frame, calls, keyName }: CallsProps) {
  const { lang } = frame.reader;
  const said = frame.reader.words.calls;
  return (
    <Page frame={frame} title={said.title} sheet="account.css">
      <header>
        <h1>{said.title}</h1>
        <p class="lead">{said.lead(numberText(lang, MOST_CALLS))}</p>
        <p class="soft">{said.kept}</p>
      </header>
      {calls.size === 0 && <p>{said.nothing}</p>}
      {[...calls].map(([keyId, rows]) => (
        <section key={keyId}>
          <h2>{keyName(keyId)}</h2>
          <Scroll label={keyName(keyId)}>
            <CallTable frame={frame} rows={rows} />
          </Scroll>
        </section>
      ))}
    </Page>
  );
}

function CallTable({ frame, rows }: { readonly frame: Frame; readonly rows: readonly RecentCall[] }) {
  const { lang } = frame.reader;
  const said = frame.reader.words.calls;
  const heads = [said.at, said.route, said.status, said.credits, said.ms, said.id];
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, route, status, credits, ms, requestId }) => (
          <tr key={requestId}>
            <td>{clockText(at)}</td>
            <td>
              <code>{route}</code>
            </td>
            <td>{status}</td>
            <td class="to-right">{numberText(lang, credits)}</td>
            <td class="to-right">{numberText(lang, ms)}</td>
            <td>
              <code>{requestId}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
