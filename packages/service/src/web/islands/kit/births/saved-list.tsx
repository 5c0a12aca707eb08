/** The births saved on this device. */
import type { Screen } from '../../../pages/births/screen.ts';
import type { BirthEntry } from './born.ts';
import { dayText } from './written.tsx';

interface SavedListProps {
  readonly births: readonly BirthEntry[];
  readonly ids: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly screen: Screen;
  readonly open: (born: BirthEntry, id: string) => void;
  readonly remove: (born: BirthEntry) => void;
}

export function SavedList({ births, ids, names, screen, open, remove }: SavedListProps) {
  const { words } = screen;
  if (births.length === 0) return null;
  return (
    <details class="card">
      <summary>
        {words.savedBirths} ({births.length})
      </summary>
      <ul class="kept-births">
        {births.map((born) => (
          <li key={JSON.stringify(born)}>
            <span>
              <b>{born.name || words.nameless}</b>{' '}
              <span class="soft">
                {dayText(born.date, screen)}, {born.time}, {born.town.label}
              </span>
            </span>
            <span class="kept-buttons">
              {ids.map((id) => (
                <button key={id} type="button" class="btn quiet" onClick={() => open(born, id)}>
                  {names[id] ?? words.open} <span class="visually-hidden">{born.name}</span>
                </button>
              ))}
              <button type="button" class="btn quiet" onClick={() => remove(born)}>
                {words.remove} <span class="visually-hidden">{born.name}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
