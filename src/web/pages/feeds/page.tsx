/** The calendars of an account: create an address, see it once, list, revoke. */
import type { FeedRow } from '../../../accounts/feeds.ts';
import type { EngineInfo } from '../../../engines/engine.ts';
import { LANGUAGE_IDS, rowOf } from '../../../text/languages.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { Field, Outcome, Secret } from '../../design/parts.tsx';
import { dateText, instantText } from '../../design/reader.ts';
import { longDay } from '../../tools/clock.ts';
import { engineSaid } from '../../tools/engine-said.ts';

export const KINDS = [
  'festivals',
  'ekadashi',
  'purnima',
  'amavasya',
  'pradosha',
  'vinayaka-chaturthi',
  'sankashti-chaturthi',
  'masa-shivaratri',
  'sankranti',
] as const;
/** What a new calendar has unless something else is chosen. */
const PRESELECTED = 'festivals';

interface FeedsProps {
  readonly frame: Frame;
  readonly csrf: string;
  readonly feeds: readonly FeedRow[];
  /** The next dates of a birthday or shraddha, by the id of its calendar. */
  readonly dates: ReadonlyMap<string, readonly string[]>;
  /** The engines to which the account has full access. */
  readonly engines: readonly EngineInfo[];
  /** The town that the reader chose before; empty if none. */
  readonly town: string;
  /** The address just created, in full: it is shown only here. */
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

/** One click in the calendars that people use. */
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

/** For every account, without credits: names and dates of one town. */
function FreeFeed({ frame, csrf, town }: Pick<FeedsProps, 'frame' | 'csrf' | 'town'>) {
  const said = frame.reader.words.feeds;
  return (
    <section class="card" aria-labelledby="free">
      <h2 id="free">{said.freeTitle}</h2>
      <p class="soft">{said.freeLead}</p>
      <form class="stack" method="post" action="/account/feeds/free">
        <input type="hidden" name="_csrf" value={csrf} />
        <PlaceField id="free-place" frame={frame} town={town} />
        <Kinds frame={frame} />
        <LanguageField id="free-lang" frame={frame} />
        <div>
          <button class="btn" type="submit">
            {said.make}
          </button>
        </div>
      </form>
    </section>
  );
}

function PlaceField({ id, frame, town }: ChoiceProps & Pick<FeedsProps, 'town'>) {
  const said = frame.reader.words.feeds;
  return (
    <Field id={id} label={said.place} hint={said.placeHint}>
      {(aria) => (
        <input
          id={id}
          name="place"
          maxLength={80}
          required
          autocomplete="off"
          {...(town !== '' && { value: town })}
          {...aria}
        />
      )}
    </Field>
  );
}

function Kinds({ frame }: Pick<FeedsProps, 'frame'>) {
  const said = frame.reader.words.feeds;
  return (
    <fieldset>
      <legend>{said.keep}</legend>
      {KINDS.map((kind) => (
        <label class="choice" key={kind}>
          <input type="checkbox" name={`keep_${kind}`} value="1" {...(kind === PRESELECTED && { checked: true })} />
          <span>{said.kinds[kind]}</span>
        </label>
      ))}
    </fieldset>
  );
}

type NewProps = Pick<FeedsProps, 'frame' | 'csrf' | 'engines' | 'town'>;

function NewFeed({ frame, csrf, engines, town }: NewProps) {
  const said = frame.reader.words.feeds;
  return (
    <section class="card" aria-labelledby="new">
      <h2 id="new">{said.create}</h2>
      {engines.length === 0 ? (
        <p>
          {said.needs} <a href="/account/plan">{said.plans}</a>
        </p>
      ) : (
        <form class="stack" method="post" action="/account/feeds">
          <input type="hidden" name="_csrf" value={csrf} />
          <PlaceField id="place" frame={frame} town={town} />
          <EngineField id="engine" frame={frame} engines={engines} />
          <Kinds frame={frame} />
          <LanguageField id="feed-lang" frame={frame} />
          <label class="choice">
            <input type="checkbox" name="windows" value="1" />
            <span>{said.windows}</span>
          </label>
          <p class="hint">{said.price}</p>
          <div>
            <button class="btn" type="submit">
              {said.make}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}

/** A lunar birthday, or a yearly shraddha: a separate calendar, because it is about one person. */
function NewAnniversary({ frame, csrf, engines }: NewProps) {
  const said = frame.reader.words.feeds;
  return (
    <section class="card" aria-labelledby="anniversary">
      <h2 id="anniversary">{said.anniversary}</h2>
      <p class="soft">{said.anniversaryLead}</p>
      <form class="stack" method="post" action="/account/feeds/anniversary">
        <input type="hidden" name="_csrf" value={csrf} />
        <Field id="rite" label={said.rite}>
          {(aria) => (
            <select id="rite" name="kind" {...aria}>
              <option value="janma">{said.rites.janma}</option>
              <option value="shraddha">{said.rites.shraddha}</option>
            </select>
          )}
        </Field>
        <Field id="whose" label={said.whose} hint={said.whoseHint}>
          {(aria) => <input id="whose" name="name" maxLength={80} autocomplete="off" {...aria} />}
        </Field>
        <Field id="day" label={said.day}>
          {(aria) => <input id="day" name="date" type="date" required {...aria} />}
        </Field>
        <Field id="hour" label={said.hour} hint={said.hourHint}>
          {(aria) => <input id="hour" name="time" type="time" {...aria} />}
        </Field>
        <Field id="born-at" label={said.place} hint={said.bornHint}>
          {(aria) => <input id="born-at" name="place" maxLength={80} required autocomplete="off" {...aria} />}
        </Field>
        <Field id="kept-at" label={said.keptAt} hint={said.keptHint}>
          {(aria) => <input id="kept-at" name="at" maxLength={80} autocomplete="off" {...aria} />}
        </Field>
        <EngineField id="anniversary-engine" frame={frame} engines={engines} />
        <LanguageField id="anniversary-lang" frame={frame} />
        <p class="hint">{said.anniversaryPrice}</p>
        <div>
          <button class="btn" type="submit">
            {said.make}
          </button>
        </div>
      </form>
    </section>
  );
}

interface ChoiceProps extends Pick<FeedsProps, 'frame'> {
  readonly id: string;
}

function EngineField({ id, frame, engines }: ChoiceProps & Pick<FeedsProps, 'engines'>) {
  const { lang } = frame.reader;
  return (
    <Field id={id} label={frame.reader.words.feeds.engine}>
      {(aria) => (
        <select id={id} name="engine" {...aria}>
          {engines.map((info) => (
            <option key={info.key} value={info.word}>
              {engineSaid(info, lang).name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** English and Hindi together, or one of the languages by its own name. */
function LanguageField({ id, frame }: ChoiceProps) {
  const { language, both } = frame.reader.words.feeds;
  return (
    <Field id={id} label={language}>
      {(aria) => (
        <select id={id} name="language" {...aria}>
          <option value="both">{both}</option>
          {LANGUAGE_IDS.map((each) => (
            <option value={each} lang={each} key={each}>
              {rowOf(each).endonym}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
