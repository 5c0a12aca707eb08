/** A guide of docs/ as a page, and the changelog. */
import type { Frame } from '../../design/page.tsx';
import type { Guide } from '../../docs/guide.ts';
import { type Library, Shell } from './shell.tsx';

interface GuideProps {
  readonly frame: Frame;
  readonly library: Library;
  readonly guide: Guide;
  readonly at: string;
}

/** The fewest titles for which a table of contents is shown. */
const WORTH_LISTING = 4;

export function DocsGuide({ frame, library, guide, at }: GuideProps) {
  const words = frame.reader.words.docs;
  const chapters = guide.headings.filter(({ depth }) => depth === 2);
  return (
    <Shell frame={frame} library={library} title={guide.title} at={at}>
      {words.guideIn !== '' && <p class="notice">{words.guideIn}</p>}
      {chapters.length >= WORTH_LISTING && (
        <details>
          <summary>{words.inPage}</summary>
          <ul class="toc" lang="en">
            {chapters.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div class="prose" lang="en" dangerouslySetInnerHTML={{ __html: guide.html }} />
    </Shell>
  );
}
