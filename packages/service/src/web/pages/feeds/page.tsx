/** The feeds of an account: create a URL, see it once, list, revoke. */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { FeedRow } from '../../../accounts/feeds/feeds.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { Outcome, Secret } from '../../design/parts.tsx';
import { dateText, instantText } from '../../design/reader.ts';
import { longDay } from '../../tools/clock.ts';
import { FreeFeed, NewAnniversary, NewFeed } from './forms.tsx';

interface FeedsProps {
  readonly frame: Frame;
  readonly csrf: string;
  readonly feeds: readonly FeedRow[];
  /** The next dates of a birthday or shraddha, keyed by the id of its feed. */
  readonly dates: ReadonlyMap<string, readonly string[]>;
  /** The engines to which the account has full access. */
  readonly engines: readonly EngineInfo[];
  /** The town that the reader chose before; empty if none. */
  readonly town: string;
  /** The URL that was just created, in full. It is shown only here. */
  readonly fresh?: { readonly address: string; readonly label: string };
  readonly wrong?: string;
  readonly done?: string;
}

export function FeedsPage({ frame, csrf, feeds, dates, engines, town, fresh, wrong, done }: FeedsProps) {
  const said = frame.reader.words.feeds;
  return (
    <Page frame={frame} title={said.title} sheet="account.css">
      <header>
        <h1>{said.title}</h1>
        <p class="lead">{said.lead}</p>
      </header>
      <Outcome wrong={wrong} done={done} />
      {fresh !== undefined && (
        <Secret id="feed-text" text={fresh.address} said={said} words={frame.reader.words.frame}>
          <Subscribe frame={frame} {...fresh} />
        </Secret>
      )}
      <div class="split">
        <section class="card" aria-labelledby="active">
          <h2 id="active">{said.title}</h2>
          {feeds.length === 0 && <p class="soft">{said.none}</p>}
          <ul class="keys">
            {feeds.map((feed) => (
              <Made key={feed.id} frame={frame} csrf={csrf} feed={feed} dates={dates.get(feed.id) ?? []} />
            ))}
          </ul>
        </section>
        <div class="stack">
          {!feeds.some(({ free }) => free) && <FreeFeed frame={frame} csrf={csrf} town={town} />}
          <NewFeed frame={frame} csrf={csrf} engines={engines} town={town} />
          {engines.length > 0 && <NewAnniversary frame={frame} csrf={csrf} engines={engines} town={town} />}
        </div>
      </div>
    </Page>
  );
}

/** Links that add the feed to common calendar programs with one click. */
function Subscribe({
  frame,
  address,
  label,
}: {
  readonly frame: Frame;
  readonly address: string;
  readonly label: string;
}) {
  const { subscribe } = frame.reader.words.feeds;
  const webcal = address.replace(/^https?:/, 'webcal:');
  const outlook = new URLSearchParams({ url: address, name: label }).toString();
  const links = [
    [webcal, subscribe.apple],
    [`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`, subscribe.google],
    [`https://outlook.live.com/calendar/0/addfromweb?${outlook}`, subscribe.outlook],
    [`https://outlook.office.com/calendar/0/addfromweb?${outlook}`, subscribe.office],
  ] as const;
  return (
    <p class="actions">
      {links.map(([href, text]) => (
        <a class="btn quiet" href={href} rel="noreferrer" key={href}>
          {text}
        </a>
      ))}
    </p>
  );
}

interface MadeProps extends Pick<FeedsProps, 'frame' | 'csrf'> {
  readonly feed: FeedRow;
  readonly dates: readonly string[];
}

function Made({ frame, csrf, feed, dates }: MadeProps) {
  const { words, lang } = frame.reader;
  const said = words.feeds;
  return (
    <li class="keyrow">
      <div>
        <h3>
          {feed.label}
          {feed.free && <span class="soft"> · {said.free}</span>}
        </h3>
        {dates.length > 0 && (
          <p>
            {said.next}: {dates.map((date) => longDay(lang, date)).join(' · ')}
          </p>
        )}
        <p class="soft">
          {said.made}: {dateText(lang, feed.createdAt)} · {said.read}:{' '}
          {feed.readAt === null ? said.never : instantText(lang, feed.readAt)} · {said.reads(feed.reads)}
        </p>
      </div>
      <form method="post" action={`/account/feeds/${feed.id}/revoke`}>
        <input type="hidden" name="_csrf" value={csrf} />
        <button class="btn danger" type="submit" aria-label={said.revokeSure(feed.label)}>
          {said.revoke}
        </button>
      </form>
    </li>
  );
}
