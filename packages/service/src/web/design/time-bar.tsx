/**
 * The bar with date and place on a tool page. Without a key it says that a key is needed and offers the key form. With
 * an Enterprise session it is a form. With another key it says what the key lacks.
 */
import { PLANS } from '../../accounts/plans.ts';
import type { Visit } from '../tools/session.ts';
import { Forget, KeyForm, type KeyTokens } from './key-form.tsx';
import type { Frame } from './page.tsx';
import { Notice } from './parts.tsx';
import { PlaceField } from './place-field.tsx';

export interface BarMoment {
  /** `2026-11-14` */
  readonly date: string;
  /** `11:38` */
  readonly time: string;
  readonly place: string;
  /** The place's name in the reader's language. */
  readonly placeSaid: string;
  /** The instant in words: `Saturday 14 November 2026, 11:38`. */
  readonly said: string;
  readonly today: boolean;
  /** The offset of the place's local time from UT in milliseconds. The script of the page uses it to go on. */
  readonly offsetMs: number;
}

/** A link to an event that the picture can show, such as the next sunrise. */
export interface Jump {
  readonly label: string;
  readonly href: string;
}

interface TimeBarProps {
  readonly frame: Frame;
  readonly visit: Visit;
  readonly at: BarMoment;
  readonly tokens: KeyTokens;
  /** The page to which the key form leads back. */
  readonly next: string;
  readonly jumps?: readonly Jump[];
  /** Errors of the request. */
  readonly wrong?: string | undefined;
}

export function TimeBar({ frame, visit, at, tokens, next, jumps = [], wrong }: TimeBarProps) {
  const words = frame.reader.words.tools;
  if (visit.kind === 'enterprise')
    return (
      <div class="timebar">
        <form method="get" action={frame.reader.path} aria-label={words.when} class="when">
          <label>
            {words.date} <input type="date" name="date" value={at.date} />
          </label>
          <label>
            {words.time} <input type="time" name="time" value={at.time} />
          </label>
          <PlaceField label={words.place} suggested={words.place} value={at.place} />
          <button class="btn" type="submit">
            {words.show}
          </button>
          <a class="btn quiet" href={frame.reader.path}>
            {words.now}
          </a>
        </form>
        <script type="module" src={frame.assets.url('places.js')} />
        <Forget frame={frame} token={tokens.csrf} shown={words.keyIn(visit.shown)} />
        {jumps.length > 0 && (
          <nav class="jumps" aria-label={words.next}>
            {jumps.map(({ label, href }) => (
              <a key={href} class="btn quiet" href={href}>
                {label}
              </a>
            ))}
          </nav>
        )}
        {wrong !== undefined && <Notice kind="bad">{wrong}</Notice>}
      </div>
    );
  return (
    <div class="timebar">
      <p class="when">
        <b data-clock={at.offsetMs}>{at.said}</b> <span class="soft">{`${at.placeSaid}, ${words.today}`}</span>
      </p>
      {visit.kind === 'open' ? (
        <span class="tag follows">{words.follows}</span>
      ) : (
        <Forget frame={frame} token={tokens.csrf} shown={visit.shown} />
      )}
      {visit.kind === 'key' && (
        <p class="soft wide-line">
          {visit.plan === 'enterprise' ? words.otherEngine : words.otherPlan(PLANS[visit.plan].label)}{' '}
          <a href="/account/plan">{words.plans}</a>
        </p>
      )}
      <details>
        <summary>{words.other}</summary>
        <p class="soft">{words.needsKey}</p>
        <KeyForm frame={frame} tokens={tokens} next={next} own={visit.kind === 'open' ? visit.own : undefined} />
      </details>
    </div>
  );
}
