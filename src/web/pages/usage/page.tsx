/** The usage of an account in a month: sums, a plot by day coloured by class, and the same as tables. */
import type { Balance } from '../../../accounts/admin.ts';
import type { CreditClass } from '../../../accounts/credits.ts';
import { CREDITS } from '../../../accounts/credits.ts';
import type { KeyUse } from '../../../accounts/key-usage.ts';
import { monthOf, type Usage } from '../../../accounts/usage.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { dateText, monthText, numberText } from '../../design/reader.ts';
import { Scroll } from '../../design/scroll.tsx';
import { UsagePlot } from './plot.tsx';

interface UsageProps {
  readonly frame: Frame;
  readonly usage: Usage;
  /** The months there are, yyyymm, the newest first. */
  readonly months: readonly number[];
  readonly balance: Balance;
  /** The month by key and route, and the owner's label of each key. */
  readonly byKey: readonly KeyUse[];
  readonly keyName: (keyId: string) => string;
}

const CLASSES = Object.keys(CREDITS).filter((name): name is CreditClass => name in CREDITS);

export function UsagePage({ frame, usage, months, balance, byKey, keyName }: UsageProps) {
  const { lang } = frame.reader;
  const said = frame.reader.words.usage;
  const number = (n: number) => numberText(lang, n);
  const first = Date.parse(`${usage.days[0]?.day ?? ''}T00:00:00+05:30`);
  const used = CLASSES.flatMap((name) => {
    const sum = usage.byClass[name];
    return sum === undefined ? [] : [{ name, ...sum }];
  });
  return (
    <Page frame={frame} title={said.title} sheet="account.css">
      <header>
        <h1>{said.title}</h1>
        <p class="lead">{said.lead(monthText(lang, first))}</p>
        <nav class="months" aria-label={said.months}>
          {months.map((period) => (
            <a
              key={period}
              href={`/account/usage?month=${monthOf(period)}`}
              {...(period === usage.period && { 'aria-current': 'page' as const })}
            >
              {monthText(lang, Date.parse(`${monthOf(period)}-01T00:00:00+05:30`))}
            </a>
          ))}
        </nav>
        <Actions frame={frame} period={usage.period} />
      </header>
      <section class="sums" aria-label={said.title}>
        <div class="card">
          <b>{number(balance.used)}</b> {said.used}
        </div>
        <div class="card">
          <b>{balance.monthly === null ? said.unlimited : number(balance.monthly)}</b> {said.left}
        </div>
        <div class="card">
          <b>{number(balance.extra)}</b> {said.extra}
        </div>
        <div class="card">
          <b>{dateText(lang, balance.resetAt)}</b> {said.reset}
        </div>
      </section>
      <section class="card" aria-labelledby="by-day">
        <h2 id="by-day">{said.byDay}</h2>
        {usage.credits === 0 && <p class="soft">{said.nothing}</p>}
        <UsagePlot usage={usage} classes={CLASSES} words={said} number={number} />
        <details>
          <summary>{said.table}</summary>
          <Scroll label={said.table}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{said.day}</th>
                  <Counted>{said.credits}</Counted>
                  <Counted>{said.calls}</Counted>
                </tr>
              </thead>
              <tbody>
                {usage.days.map(({ day, credits, calls }) => (
                  <tr key={day}>
                    <th scope="row">{dateText(lang, Date.parse(`${day}T12:00:00+05:30`))}</th>
                    <td class="num">{number(credits)}</td>
                    <td class="num">{number(calls)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        </details>
      </section>
      {used.length > 0 && (
        <section class="card" aria-labelledby="by-class">
          <h2 id="by-class">{said.byClass}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{said.class}</th>
                <Counted>{said.calls}</Counted>
                <Counted>{said.credits}</Counted>
              </tr>
            </thead>
            <tbody>
              {used.map(({ name, credits, calls }) => (
                <tr key={name}>
                  <th scope="row">
                    <span class={`swatch c-${name}`} />
                    {said.classes[name]}
                  </th>
                  <td class="num">{number(calls)}</td>
                  <td class="num">{number(credits)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {byKey.length > 0 && <ByKey frame={frame} byKey={byKey} keyName={keyName} />}
    </Page>
  );
}

/** The head of a column of numbers. */
const Counted = ({ children }: { readonly children: string }) => (
  <th scope="col" class="num">
    {children}
  </th>
);

function ByKey({ frame, byKey, keyName }: Pick<UsageProps, 'frame' | 'byKey' | 'keyName'>) {
  const { lang } = frame.reader;
  const said = frame.reader.words.usage;
  return (
    <section class="card" aria-labelledby="by-key">
      <h2 id="by-key">{said.byKey}</h2>
      <p class="soft">{said.byKeyLead}</p>
      <Scroll label={`${said.byKey}: ${said.table}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{said.key}</th>
              <th scope="col">{said.route}</th>
              <Counted>{said.calls}</Counted>
              <Counted>{said.credits}</Counted>
            </tr>
          </thead>
          <tbody>
            {byKey.map(({ keyId, route, credits, calls }) => (
              <tr key={`${keyId} ${route}`}>
                <td>{keyName(keyId)}</td>
                <td>
                  <code>{route}</code>
                </td>
                <td class="num">{numberText(lang, calls)}</td>
                <td class="num">{numberText(lang, credits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}

function Actions({ frame, period }: { readonly frame: Frame; readonly period: number }) {
  const said = frame.reader.words.usage;
  return (
    <p class="actions">
      <a class="btn quiet" href={`/account/usage.csv?month=${monthOf(period)}`} download>
        {said.csv}
      </a>
      <a class="btn quiet" href="/account/usage.csv" download>
        {said.csvAll}
      </a>
      <a class="btn quiet" href="/account/usage-keys.csv" download>
        {said.keysCsv}
      </a>
      <a class="btn quiet" href="/account/calls">
        {frame.reader.words.calls.title}
      </a>
    </p>
  );
}
