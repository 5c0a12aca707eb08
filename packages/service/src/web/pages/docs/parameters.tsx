/** A table of parameters: meaning, allowed values, default. */
import type { PageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { ParameterLine } from '../../docs/reference.ts';

/** If a parameter allows more words than this, the list is folded: fifty ids would hide the rest of the table. */
const MOST_WORDS = 12;

export function Parameters({
  lines,
  words,
}: {
  readonly lines: readonly ParameterLine[];
  readonly words: PageWords['docs'];
}) {
  return (
    <table class="fold sentences">
      <thead>
        <tr>
          <th scope="col">{words.parameter}</th>
          <th scope="col">{words.meaning}</th>
          <th scope="col">{words.allowed}</th>
          <th scope="col">{words.standing}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name} id={`p-${line.name}`}>
            <th scope="row">
              <span>
                <code>{line.name}</code> {line.required && <span class="tag mark">{words.required}</span>}
              </span>
            </th>
            <td data-name={words.meaning} lang="en">
              <span>{line.meaning}</span>
            </td>
            <td data-name={words.allowed}>
              <Allowed line={line} words={words} />
            </td>
            <td data-name={words.standing}>{line.standing === '' ? '–' : <code>{line.standing}</code>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Allowed({
  line: { allowed, example },
  words,
}: {
  readonly line: ParameterLine;
  readonly words: PageWords['docs'];
}) {
  if (allowed.length === 0)
    return (
      <span class="soft">
        {words.example} <code>{example}</code>
      </span>
    );
  const all = <Words words={allowed} />;
  if (allowed.length <= MOST_WORDS) return all;
  return (
    <details>
      <summary>
        <Words words={allowed.slice(0, 3)} /> … ({allowed.length})
      </summary>
      {all}
    </details>
  );
}

const Words = ({ words }: { readonly words: readonly string[] }) => (
  <span class="allowed">
    {words.map((word, index) => (
      <>
        {index > 0 && ' '}
        <code>{word}</code>
      </>
    ))}
  </span>
);
