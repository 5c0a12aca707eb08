/** /account/plan: the plans, the packs, the price of a call, and the contact address. */
import type { CreditClass } from '../../../accounts/credits.ts';
import { CREDITS } from '../../../accounts/credits.ts';
import { PACK_IDS, PACKS, PLAN_IDS, PLANS, type PlanId } from '../../../accounts/plans.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { numberText } from '../../design/reader.ts';

interface PlanProps {
  readonly frame: Frame;
  /** The plan of the visitor's account; null without an account. */
  readonly mine: PlanId | null;
  readonly contact: string;
}

/** The credit classes that cost something. */
const COSTS = Object.entries(CREDITS).filter((entry): entry is [CreditClass, (typeof entry)[1]] => entry[1] > 0);

export function PlanPage({ frame, mine, contact }: PlanProps) {
  const said = frame.reader.words.plan;
  return (
    <Page frame={frame} title={said.title} sheet="account.css">
      <header>
        <h1>{said.title}</h1>
        <p class="lead">{said.lead}</p>
      </header>
      <PlanTable frame={frame} mine={mine} />
      <PlansInWords frame={frame} />
      <div class="split even">
        <Packs frame={frame} />
        <CallCosts frame={frame} />
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

function PlanTable({ frame, mine }: Pick<PlanProps, 'frame' | 'mine'>) {
  const said = frame.reader.words.plan;
  return (
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
          {PLAN_IDS.map((id) => (
            <PlanRow key={id} frame={frame} id={id} isMine={mine === id} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PlanRowProps {
  readonly frame: Frame;
  readonly id: PlanId;
  readonly isMine: boolean;
}

function PlanRow({ frame: { reader }, id, isMine }: PlanRowProps) {
  const said = reader.words.plan;
  const { label, creditsPerMonth, priceRupees, requestsPerSecond } = PLANS[id];
  return (
    <tr {...(isMine && { class: 'mine' })}>
      <th scope="row">
        <span>
          {label} {isMine && <span class="tag mark">{said.yours}</span>}
        </span>
      </th>
      <td class="num" data-name={said.perMonth}>
        {creditsPerMonth === null ? said.unlimited : numberText(reader.lang, creditsPerMonth)}
      </td>
      <td data-name={said.price}>{said.rupees(priceRupees)}</td>
      <td data-name={said.opens}>{said.access[id]}</td>
      <td class="num" data-name={said.rate}>
        {requestsPerSecond}
      </td>
    </tr>
  );
}

function PlansInWords({ frame }: Pick<PlanProps, 'frame'>) {
  const { plan: said, frame: common } = frame.reader.words;
  return (
    <section aria-labelledby="words">
      <h2 id="words">{said.inWords}</h2>
      {PLAN_IDS.map((id) => (
        <p key={id}>
          <strong>{PLANS[id].label}.</strong> {said.words[id]}
        </p>
      ))}
      <p>
        <a href="/terms">{common.footer.terms}</a>
      </p>
    </section>
  );
}

function Packs({ frame: { reader } }: Pick<PlanProps, 'frame'>) {
  const said = reader.words.plan;
  return (
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
              <th scope="row">{numberText(reader.lang, PACKS[id].credits)}</th>
              <td>{said.rupees(PACKS[id].priceRupees)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CallCosts({ frame }: Pick<PlanProps, 'frame'>) {
  const { plan, usage } = frame.reader.words;
  return (
    <section class="card" aria-labelledby="costs">
      <h2 id="costs">{plan.costs}</h2>
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
  );
}
