/**
 * The forms that create feeds (calendars with their own URL): the free one, one with reasons, and one for a birthday or
 * shraddha.
 */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { LANGUAGE_IDS, rowOf } from 'ganaka/internal/text/languages.ts';
import type { Frame } from '../../design/page.tsx';
import { Field } from '../../design/parts.tsx';
import { engineSentence } from '../../tools/engine-sentence.ts';

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
/** The content of a new feed unless another is chosen. */
const PRESELECTED = 'festivals';

interface FormProps {
  readonly frame: Frame;
  readonly csrf: string;
  /** The engines to which the account has full access. */
  readonly engines: readonly EngineInfo[];
  /** The town that the reader chose before; empty if none. */
  readonly town: string;
}

/** The free feed that every account has: names and dates for one town, without credits. */
export function FreeFeed({ frame, csrf, town }: Pick<FormProps, 'frame' | 'csrf' | 'town'>) {
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

function PlaceField({ id, frame, town }: ChoiceProps & Pick<FormProps, 'town'>) {
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

function Kinds({ frame }: Pick<FormProps, 'frame'>) {
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

export function NewFeed({ frame, csrf, engines, town }: FormProps) {
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

/** A feed for a lunar birthday or a yearly shraddha. It is separate because it is about one person. */
export function NewAnniversary({ frame, csrf, engines }: FormProps) {
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

interface ChoiceProps extends Pick<FormProps, 'frame'> {
  readonly id: string;
}

function EngineField({ id, frame, engines }: ChoiceProps & Pick<FormProps, 'engines'>) {
  const { lang } = frame.reader;
  return (
    <Field id={id} label={frame.reader.words.feeds.engine}>
      {(aria) => (
        <select id={id} name="engine" {...aria}>
          {engines.map((info) => (
            <option key={info.key} value={info.word}>
              {engineSentence(info, lang).name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The choice of the language: English and Hindi together, or one language by its own name. */
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
