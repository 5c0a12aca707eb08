/**
 * The page for a URL that names another day, if the reader has no key for it: the key form and what was requested, but
 * no result.
 */

import { PLANS } from '../../../accounts/plans.ts';
import { KeyForm, type KeyTokens } from '../../design/key-form.tsx';
import { type Frame, Page } from '../../design/page.tsx';
import { Notice } from '../../design/parts.tsx';
import type { Visit } from '../../tools/session.ts';

interface ClosedToolProps {
  readonly frame: Frame;
  readonly visit: Visit;
  readonly tokens: KeyTokens;
  /** The URL that was requested. */
  readonly next: string;
  /** The parameters of that URL, name and value. */
  readonly wished: readonly (readonly [string, string])[];
  readonly wrong?: string | undefined;
  /** The path of the page that needs no key. */
  readonly open: string;
}

/** The day that was wished for; today if it is no date. */
function dayPath(wished: ClosedToolProps['wished']): string {
  const [, date = ''] = wished.find(([name]) => name === 'date') ?? [];
  return /^\d{4}-\d\d-\d\d$/.test(date) ? `/day/${date}` : '/day';
}

export function ClosedTool({ frame, visit, tokens, next, wished, wrong, open }: ClosedToolProps) {
  const words = frame.reader.words.tools;
  const named: Readonly<Record<string, string>> = { date: words.date, time: words.time, place: words.place };
  return (
    <Page frame={frame} title={words.closedTitle} base="tools.css">
      <div class="narrow stack">
        <h1>{words.closedTitle}</h1>
        <p class="lead">{words.closedLead}</p>
        {wrong !== undefined && <Notice kind="bad">{wrong}</Notice>}
        {visit.kind === 'key' && (
          <Notice>
            {visit.plan === 'enterprise' ? words.otherEngine : words.otherPlan(PLANS[visit.plan].label)}{' '}
            <a href="/account/plan">{words.plans}</a>
          </Notice>
        )}
        <div class="card stack">
          {wished.length > 0 && (
            <dl class="facts">
              {wished.map(([name, value]) => (
                <>
                  <dt>{named[name] ?? name}</dt>
                  <dd>{value}</dd>
                </>
              ))}
            </dl>
          )}
          <KeyForm
            frame={frame}
            tokens={tokens}
            next={next}
            own={visit.kind === 'open' ? visit.own : undefined}
            isChief
          />
        </div>
        <p>
          {words.openElsewhere} <a href={dayPath(wished)}>{words.openDay}</a> ·{' '}
          <a href="/karya-muhurta">{words.openWork}</a>
        </p>
        <p>
          <a href={open}>{words.back}</a>
        </p>
      </div>
    </Page>
  );
}
