/** The page for an unknown path, and the page for a request that could not be served. */
import { type Frame, Page } from '../../design/page.tsx';

export function MissingPage({ frame }: { readonly frame: Frame }) {
  const {
    missing,
    frame: { nav },
  } = frame.reader.words;
  return (
    <Page frame={frame} title={missing.title}>
      <header>
        <h1>{missing.title}</h1>
        <p class="lead">{missing.text}</p>
        <ul>
          <li>
            <a href="/">{missing.home}</a>
          </li>
          <li>
            <a href="/docs">{nav.docs}</a>
          </li>
          <li>
            <a href="/account/keys">{nav.keys}</a>
          </li>
        </ul>
      </header>
    </Page>
  );
}

interface TroubleProps {
  readonly frame: Frame;
  readonly text: string;
  /** A link that leads on. */
  readonly way?: { readonly href: string; readonly text: string };
}

export function Trouble({ frame, text, way }: TroubleProps) {
  const { trouble } = frame.reader.words.missing;
  return (
    <Page frame={frame} title={trouble.title}>
      <header>
        <h1>{trouble.title}</h1>
        <p class="lead">{text}</p>
        {way !== undefined && (
          <p class="actions">
            <a class="btn quiet" href={way.href}>
              {way.text}
            </a>
          </p>
        )}
      </header>
    </Page>
  );
}
