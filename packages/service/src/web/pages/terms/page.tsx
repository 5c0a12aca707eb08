/** The page of the terms or of the privacy notice: a title and sections. */
import type { PaperWords } from 'ganaka/internal/text/contracts/paper.ts';
import { type Frame, Page } from '../../design/page.tsx';

export function PaperPage({ frame, paper }: { readonly frame: Frame; readonly paper: PaperWords }) {
  return (
    <Page frame={frame} title={paper.title}>
      <header>
        <h1>{paper.title}</h1>
        <p class="lead">{paper.lead}</p>
      </header>
      {paper.sections.map(({ head, says }) => (
        <section key={head}>
          <h2>{head}</h2>
          {says.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </section>
      ))}
    </Page>
  );
}
