/** Two tables of the reference: the price of each class of calls, and the limits of each plan. */

import type { PageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { CREDITS, type CreditClass } from '../../../accounts/credits.ts';
import { rateOf } from '../../../accounts/keys/rate.ts';
import { PLAN_IDS, PLANS } from '../../../accounts/plans.ts';
import type { Frame } from '../../design/page.tsx';
import { numberText } from '../../design/reader.ts';
import type { Library } from './shell.tsx';

const isClass = (name: string): name is CreditClass => name in CREDITS;
const CLASSES = Object.keys(CREDITS).filter(isClass);
/** The most routes that are listed for a class; if there are more, only their number is given. */
const MOST_NAMED = 6;

export function Credits({
  library: { reference },
  words,
}: {
  readonly library: Library;
  readonly words: PageWords['docs'];
}) {
  return (
    <section aria-labelledby="credits">
      <h2 id="credits">{words.credits}</h2>
      <p>{words.creditsText}</p>
      <table class="fold sentences">
        <thead>
          <tr>
            <th scope="col">{words.creditClass}</th>
            <th scope="col">{words.creditCost}</th>
            <th scope="col">{words.creditRoutes}</th>
          </tr>
        </thead>
        <tbody>
          {CLASSES.map((each) => {
            const names = reference.pages.filter(({ creditClass }) => creditClass === each).map(({ name }) => name);
            return (
              <tr key={each}>
                <th scope="row">{each}</th>
                <td data-name={words.creditCost}>{CREDITS[each]}</td>
                <td data-name={words.creditRoutes} lang="en">
                  {names.slice(0, MOST_NAMED).join(', ')}
                  {names.length > MOST_NAMED && ` … (${names.length})`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

export function Rates({ frame: { reader } }: { readonly frame: Frame }) {
  const words = reader.words.docs;
  return (
    <section aria-labelledby="rates">
      <h2 id="rates">{words.rates}</h2>
      <p>{words.ratesText}</p>
      <table class="fold">
        <thead>
          <tr>
            <th scope="col">{words.ratePlan}</th>
            <th scope="col">{words.rate}</th>
            <th scope="col">{words.burst}</th>
            <th scope="col">{words.month}</th>
          </tr>
        </thead>
        <tbody>
          {PLAN_IDS.map((id) => {
            const { perSecond, burst } = rateOf(id);
            const month = PLANS[id].creditsPerMonth;
            return (
              <tr key={id}>
                <th scope="row">{PLANS[id].label}</th>
                <td data-name={words.rate}>{perSecond}</td>
                <td data-name={words.burst}>{burst}</td>
                <td data-name={words.month}>{month === null ? words.unlimited : numberText(reader.lang, month)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
