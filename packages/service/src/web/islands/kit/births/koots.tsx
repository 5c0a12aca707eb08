/** The eight koots with their points and the cancellations of their faults. */
import type { PairSheet } from 'ganaka/internal/library/births/pair-sheet.ts';
import type { Screen } from '../../../pages/births/screen.ts';
import { pairWords } from './pair-words.ts';
import { Name, Rule } from './written.tsx';

type Koots = PairSheet['ashtakoot']['koots'];
const ORDER = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const;

interface KootsProps {
  readonly koots: Koots;
  readonly grahaNames: PairSheet['grahaNames'];
  readonly screen: Screen;
}

export function Koots({ koots, grahaNames, screen }: KootsProps) {
  const milan = pairWords(screen);
  const attribute = (value: Koots['varna']['boy'] | Koots['tara']['boy']) => {
    const named = typeof value !== 'string' ? value : isGraha(value, grahaNames) ? grahaNames[value] : null;
    return named === null ? <Term id={String(value)} screen={screen} /> : <Name of={named} screen={screen} />;
  };
  return (
    <section class="card koots" aria-labelledby="koots">
      <h3 id="koots">{milan.koots}</h3>
      <table class="fold">
        <thead>
          <tr>
            <th scope="col">{milan.koot}</th>
            <th scope="col">{milan.boy}</th>
            <th scope="col">{milan.girl}</th>
            <th scope="col" class="num">
              {milan.points}
            </th>
            <th scope="col">{milan.lifted}</th>
          </tr>
        </thead>
        <tbody>
          {ORDER.map((id) => {
            const koot = koots[id];
            return (
              <tr key={id} data-koot={id}>
                <th scope="row">
                  {milan.names[id]}
                  <Rule cited={koot.citation} screen={screen} />
                </th>
                <td data-name={milan.boy}>{attribute(koot.boy)}</td>
                <td data-name={milan.girl}>{attribute(koot.girl)}</td>
                <td class="num" data-name={milan.points}>
                  <span>
                    <b>{koot.obtained}</b> / {koot.max}
                  </span>
                </td>
                <td data-name={milan.lifted}>
                  <Lifted bhanga={koot.bhanga} screen={screen} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/**
 * The rules that cancel the fault of a koot. Rules that are only reported and do not count follow, and are labelled so.
 */
function Lifted({ bhanga, screen }: { readonly bhanga: Koots['nadi']['bhanga']; readonly screen: Screen }) {
  const noted = bhanga.filter(({ counts }) => !counts);
  if (bhanga.length === 0) return <span class="soft">–</span>;
  return (
    <div>
      {bhanga
        .filter(({ counts }) => counts)
        .map(({ id, citation }) => (
          <p key={id} class="lifted">
            <span class="is-good" aria-hidden="true">
              ✓
            </span>{' '}
            <Rule cited={citation} screen={screen} />
          </p>
        ))}
      {noted.length > 0 && (
        <div class="soft">
          <small>{pairWords(screen).noted}:</small>
          {noted.map(({ id, citation }) => (
            <p key={id} class="lifted">
              <Rule cited={citation} screen={screen} />
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

const isGraha = (id: string, names: PairSheet['grahaNames']): id is keyof PairSheet['grahaNames'] =>
  Object.hasOwn(names, id);
const isTerm = (id: string, terms: Screen['terms']): id is keyof Screen['terms'] => Object.hasOwn(terms, id);

function Term({ id, screen }: { readonly id: string; readonly screen: Screen }) {
  const { terms } = screen;
  return <>{isTerm(id, terms) ? terms[id] : id}</>;
}
