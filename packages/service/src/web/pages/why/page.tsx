/** /why: how the day of a festival or the tithi of today was decided, and what would have changed it. */
import { type Frame, Page } from '../../design/page.tsx';
import { Sample } from '../../design/parts.tsx';
import type { Town } from '../../requests/town.ts';
import { TownForm } from '../town-form.tsx';
import { DecisionView, type ShownDecision } from './decision.tsx';

export interface FestivalChoice {
  readonly id: string;
  readonly name: string;
}

interface WhyProps {
  readonly frame: Frame;
  readonly town: Town;
  readonly choices: readonly FestivalChoice[];
  readonly chosen: string;
  readonly decision: ShownDecision | null;
  /** The text that is shown if nothing was decided. */
  readonly none: string;
  readonly call: string;
}

export function Why({ frame, town, choices, chosen, decision, none, call }: WhyProps) {
  const { lang } = frame.reader;
  const words = frame.reader.words.why;
  return (
    <Page frame={frame} title={words.title} scripts={['home.js', 'why.js']} sheet={['arrive.css', 'why.css']}>
      <header class="arrive">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <TownForm lang={lang} action="/why" town={town} />
        <form class="town" method="get" action="/why">
          <label for="festival">{words.festival}</label>
          <select id="festival" name="festival">
            {choices.map(({ id, name }) => (
              <option key={id} value={id} selected={id === chosen}>
                {name}
              </option>
            ))}
          </select>
          <button class="btn" type="submit">
            {words.show}
          </button>
        </form>
      </header>
      {decision === null ? <p class="notice">{none}</p> : <DecisionView decision={decision} lang={lang} />}
      <section aria-labelledby="call">
        <h2 id="call">{frame.reader.words.calendars.call}</h2>
        <p class="soft">{words.callLead}</p>
        <Sample id="made-by" text={call} words={frame.reader.words.frame} />
      </section>
    </Page>
  );
}
