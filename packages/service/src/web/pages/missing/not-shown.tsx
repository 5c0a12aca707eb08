/**
 * The page for a day, month, year or festival that the open pages do not have. It says what was wrong and what is
 * available, and links to it.
 */
import { type Frame, Page } from '../../design/page.tsx';

interface Way {
  readonly href: string;
  readonly text: string;
}

interface NotShownProps {
  readonly frame: Frame;
  readonly title: string;
  readonly text: string;
  readonly ways: readonly Way[];
}

export const NotShown = ({ frame, title, text, ways }: NotShownProps) => (
  <Page frame={frame} title={title}>
    <header>
      <h1>{title}</h1>
      <p class="lead">{text}</p>
      <p class="actions">
        {ways.map(({ href, text: way }) => (
          <a key={href} class="btn quiet" href={href}>
            {way}
          </a>
        ))}
      </p>
    </header>
  </Page>
);
