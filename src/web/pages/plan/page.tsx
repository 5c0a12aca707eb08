/** The plans, the packs, the price of a call, and whom to write to. */

import type { CreditClass } from '../../../accounts/credits.ts';
import { CREDITS } from '../../../accounts/credits.ts';
import { PACK_IDS, PACKS, PLAN_IDS, PLANS, type PlanId } from '../../../accounts/plans.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { numberText } from '../../design/reader.ts';

interface PlanProps {
  readonly frame: Frame;
  readonly mine: PlanId | null;
  readonly contact: string;
}

const COSTS = Object.entries(CREDITS).filter((entry): entry is [CreditClass, (typeof entry)[1]] => entry[1] > 0);

export function PlanPage({ frame, mine, contact }: PlanProps) {
  const { lang, words } = frame.reader;
  const { plan: said, usage } = words;
  return (
    <Page frame={frame} title={said.title} sheet="account.css">
      <header>
        <h1>{said.title}</h1>
        <p class="lead">{said.lead}</p>
      </header>
      <section class="card" aria-label={said.title}>
        <table class="fold">
          <thead>
            <tr>
              <th scope="col">{said.plan}</th>
              <th scope="col" class="num">
                {said.perMonth}
              </th>
              <th scope="col">{said.price}</th>
              <th scope="col">{said.opens}</th>
              <th scope="col" class="num">
                {said.rate}
              </th>
            </tr>
          </thead>
          <tbody>
            {PLAN_IDS.map((id) => {
              const { label, creditsPerMonth, priceRupees, requestsPerSecond } = PLANS[id];
              return (
                <tr key={id} {...(mine === id && { class: 'mine' })}>
                  <th scope="row">
                    <span>
                      {label} {mine === id && <span class="tag mark">{said.yours}</span>}
                    </span>
                  </th>
                  <td class="num" data-name={said.perMonth}>
                    {creditsPerMonth === null ? said.unlimited : numberText(lang, creditsPerMonth)}
                  </td>
                  <td data-name={said.price}>{said.rupees(priceRupees)}</td>
                  <td data-name={said.opens}>{said.access[id]}</td>
                  <td class="num" data-name={said.rate}>
                    {requestsPerSecond}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="words">
        <h2 id="words">{said.inWords}</h2>
        {PLAN_IDS.map((id) => (
          <p key={id}>
            <strong>{PLANS[id].label}.</strong> {said.words[id]}
          </p>
        ))}
        <p>
          <a href="/terms">{words.frame.footer.terms}</a>
        </p>
      </section>
      <div class="split even">
        <section class="card" aria-labelledby="packs">
          <h2 id="packs">{said.packs}</h2>
          <p class="soft">{said.packsLead}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{said.packCredits}</th>
                <th scope="col">{said.price}</th>
              </tr>
            </thead>
            <tbody>
              {PACK_IDS.map((id) => (
                <tr key={id}>
                  <th scope="row">{numberText(lang, PACKS[id].credits)}</th>
                  <td>{said.rupees(PACKS[id].priceRupees)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section class="card" aria-labelledby="costs">
          <h2 id="costs">{said.costs}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{usage.class}</th>
                <th scope="col" class="num">
                  {usage.credits}
                </th>
              </tr>
            </thead>
            <tbody>
              {COSTS.map(([name, credits]) => (
                <tr key={name}>
                  <th scope="row">{usage.classes[name]}</th>
                  <td class="num">{credits}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <section aria-labelledby="ask">
        <h2 id="ask">{said.ask}</h2>
        <p>{said.askText}</p>
        <p class="actions">
          <a class="btn" href={`mailto:${contact}?subject=${encodeURIComponent(said.subject)}`}>
            {contact}
          </a>
        </p>
      </section>
    </Page>
  );
}
