/** The calendars of an account: create an address, see it once, list, revoke. */
import type { FeedRow } from '../../../accounts/feeds.ts';
import type { EngineInfo } from '../../../engines/engine.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { Field, Outcome, Secret } from '../../design/parts.tsx';
import { dateText, instantText } from '../../design/reader.ts';
import { engineSaid } from '../../tools/engine-said.ts';

export const KINDS = ['festivals', 'ekadashi', 'purnima', 'amavasya', 'pradosha', 'sankranti'] as const;

interface FeedsProps {
  readonly frame: Frame;
  readonly csrf: string;
  readonly feeds: readonly FeedRow[];
  /** The engines to which the account has full access. */
  readonly engines: readonly EngineInfo[];
  /** The address just created, in full: it is shown only here. */
  readonly fresh?: string;
  readonly wrong?: string;
  readonly done?: string;
}

export function FeedsPage({ frame, csrf, feeds, engines, fresh, wrong, done }: FeedsProps) {
  const { words, lang } = frame.reader;
  const said = words.feeds;
  return (
    <Page frame={frame} title={said.title} sheet="account.css">
      <header>
        <h1>{said.title}</h1>
        <p class="lead">{said.lead}</p>
      </header>
      <Outcome wrong={wrong} done={done} />
      {fresh !== undefined && <Secret id="feed-text" text={fresh} said={said} words={words.frame} />}
      <div class="split">
        <section class="card" aria-labelledby="active">
          <h2 id="active">{said.title}</h2>
          {feeds.length === 0 && <p class="soft">{said.none}</p>}
          <ul class="keys">
            {feeds.map((feed) => (
              <li class="keyrow" key={feed.id}>
                <div>
                  <h3>{feed.label}</h3>
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
            ))}
          </ul>
        </section>
        <div class="stack">
          <NewFeed frame={frame} csrf={csrf} engines={engines} />
          {engines.length > 0 && <NewAnniversary frame={frame} csrf={csrf} engines={engines} />}
        </div>
      </div>
    </Page>
  );
}

type NewProps = Pick<FeedsProps, 'frame' | 'csrf' | 'engines'>;

function NewFeed({ frame, csrf, engines }: NewProps) {
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
          <Field id="place" label={said.place} hint={said.placeHint}>
            {(aria) => <input id="place" name="place" maxLength={80} required autocomplete="off" {...aria} />}
          </Field>
          <EngineField id="engine" frame={frame} engines={engines} />
          <fieldset>
            <legend>{said.keep}</legend>
            <p class="hint">{said.keepHint}</p>
            {KINDS.map((kind) => (
              <label class="choice" key={kind}>
                <input type="checkbox" name={`keep_${kind}`} value="1" />
                <span>{said.kinds[kind]}</span>
              </label>
            ))}
          </fieldset>
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

function LanguageField({ id, frame }: ChoiceProps) {
  const { language, languages } = frame.reader.words.feeds;
  return (
    <Field id={id} label={language}>
      {(aria) => (
        <select id={id} name="language" {...aria}>
          <option value="both">{languages.both}</option>
          <option value="en">{languages.en}</option>
        </select>
      )}
    </Field>
  );
}
