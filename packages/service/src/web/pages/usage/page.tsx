/**
 * /account/usage: the usage of an account in a month: totals, a plot by day in the colours of the credit classes, and
 * tables.
 */

import type { PageLanguage } from 'ganaka/internal/text/contracts/page-words.ts';
import { monthOf, type Usage } from '../../../accounts/account/usage.ts';
import type { Balance } from '../../../accounts/admin.ts';
import type { CreditClass } from '../../../accounts/credits.ts';
import { CREDITS } from '../../../accounts/credits.ts';
import type { KeyUse } from '../../../accounts/keys/key-usage.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { dateText, monthText, numberText } from '../../design/reader.ts';
import { Scroll } from '../../design/scroll.tsx';
import { UsagePlot } from './plot.tsx';

interface UsageProps {
  readonly frame: Frame;
  readonly usage: Usage;
  /** The months with usage as yyyymm, the newest first. */
  readonly months: readonly number[];
  readonly balance: Balance;
  /** The usage of the month by key and route. */
  readonly byKey: readonly KeyUse[];
  /** Returns the owner's name of a key. */
  readonly keyName: (keyId: string) => string;
}

/** Noon of a day in Indian time, because usage is counted by Indian days. */
const middayOf = (day: string): number => Date.parse(`${day}T12:00:00+05:30`);
const nameOfMonth = (lang: PageLanguage, period: number): string => monthText(lang, middayOf(`${monthOf(period)}-01`));

const CLASSES = Object.keys(CREDITS).filter((name): name is CreditClass => name in CREDITS);

export function UsagePage({ frame, usage, months, balance, byKey, keyName }: UsageProps) {
  const said = frame.reader.words.usage;
  return (
    <Page frame={frame} title={said.title} sheet="account.css">
      <header>
        <h1>{said.title}</h1>
        <p class="lead">{said.lead(nameOfMonth(frame.reader.lang, usage.period))}</p>
        <Months frame={frame} months={months} shown={usage.period} />
        <Actions frame={frame} period={usage.period} />
      </header>
      <Sums frame={frame} balance={balance} />
      <ByDay frame={frame} usage={usage} />
      <ByClass frame={frame} usage={usage} />
      {byKey.length > 0 && <ByKey frame={frame} byKey={byKey} keyName={keyName} />}
    </Page>
  );
}

interface MonthsProps extends Pick<UsageProps, 'frame' | 'months'> {
  /** The month shown on the page, yyyymm. */
  readonly shown: number;
}

function Months({ frame: { reader }, months, shown }: MonthsProps) {
  return (
    <nav class="months" aria-label={reader.words.usage.months}>
      {months.map((period) => (
        <a
          key={period}
          href={`/account/usage?month=${monthOf(period)}&bom=1`}
          {...(period === shown && { 'aria-current': 'page' as const })}
        >
          {nameOfMonth(reader.lang, period)}
        </a>
      ))}
    </nav>
  );
}

function Sums({ frame: { reader }, balance }: Pick<UsageProps, 'frame' | 'balance'>) {
  const { lang } = reader;
  const said = reader.words.usage;
  return (
    <section class="sums" aria-label={said.title}>
      <div class="card">
        <b>{numberText(lang, balance.used)}</b> {said.used}
      </div>
      <div class="card">
        <b>{balance.monthly === null ? said.unlimited : numberText(lang, balance.monthly)}</b> {said.left}
      </div>
      <div class="card">
        <b>{numberText(lang, balance.extra)}</b> {said.extra}
      </div>
      <div class="card">
        <b>{dateText(lang, balance.resetAt)}</b> {said.reset}
      </div>
    </section>
  );
}

function ByDay({ frame: { reader }, usage }: Pick<UsageProps, 'frame' | 'usage'>) {
  const said = reader.words.usage;
  const number = (n: number) => numberText(reader.lang, n);
  return (
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
                <NumberHead>{said.credits}</NumberHead>
                <NumberHead>{said.calls}</NumberHead>
              </tr>
            </thead>
            <tbody>
              {usage.days.map(({ day, credits, calls }) => (
                <tr key={day}>
                  <th scope="row">{dateText(reader.lang, middayOf(day))}</th>
                  <td class="num">{number(credits)}</td>
                  <td class="num">{number(calls)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </details>
    </section>
  );
}

function ByClass({ frame: { reader }, usage }: Pick<UsageProps, 'frame' | 'usage'>) {
  const said = reader.words.usage;
  const used = CLASSES.flatMap((name) => {
    const sum = usage.byClass[name];
    return sum === undefined ? [] : [{ name, ...sum }];
  });
  if (used.length === 0) return null;
  return (
    <section class="card" aria-labelledby="by-class">
      <h2 id="by-class">{said.byClass}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.class}</th>
            <NumberHead>{said.calls}</NumberHead>
            <NumberHead>{said.credits}</NumberHead>
          </tr>
        </thead>
        <tbody>
          {used.map(({ name, credits, calls }) => (
            <tr key={name}>
              <th scope="row">
                <span class={`swatch c-${name}`} />
                {said.classes[name]}
              </th>
              <td class="num">{numberText(reader.lang, calls)}</td>
              <td class="num">{numberText(reader.lang, credits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The heading of a column of numbers. */
const NumberHead = ({ children }: { readonly children: string }) => (
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
              <NumberHead>{said.calls}</NumberHead>
              <NumberHead>{said.credits}</NumberHead>
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
      <a class="btn quiet" href={`/account/usage.csv?month=${monthOf(period)}&bom=1`} download>
        {said.csv}
      </a>
      <a class="btn quiet" href="/account/usage.csv?bom=1" download>
        {said.csvAll}
      </a>
      <a class="btn quiet" href="/account/usage-keys.csv?bom=1" download>
        {said.keysCsv}
      </a>
      <a class="btn quiet" href="/account/calls">
        {frame.reader.words.calls.title}
      </a>
    </p>
  );
}
