/** Kuja dosha of one chart, with its cancellations and the three counts of common practice. */
import type { BirthSheet } from 'ganaka/internal/library/births/birth-sheet.ts';
import type { Screen } from '../../../pages/births/screen.ts';
import { Finding, type FindingTone } from './finding.tsx';
import { Name, Rule } from './written.tsx';

interface ManglikProps {
  readonly manglik: Omit<BirthSheet['manglik'], 'line'>;
  readonly grahaNames: BirthSheet['grahaNames'];
  readonly screen: Screen;
  readonly title?: string;
}

export function ManglikFinding({ manglik, grahaNames, screen, title }: ManglikProps) {
  const { words } = screen;
  const { dosha, effective, bhanga, houses_from: houses } = manglik;
  const [tone, mark]: readonly [FindingTone, string] = !dosha
    ? ['is-good', '✓']
    : effective
      ? ['is-bad', '✕']
      : ['is-part', '○'];
  const name = (graha: keyof typeof grahaNames) => <Name of={grahaNames[graha]} screen={screen} />;
  const houseSaid = (from: string, house: number): string => `${words.house} ${house} ${from}`;
  return (
    <Finding
      title={title ?? words.kuja}
      tone={tone}
      mark={mark}
      said={
        <>
          {dosha ? words.kujaYes : words.kujaNo} {effective && words.kujaNotLifted}
        </>
      }
    >
      {bhanga.map(({ id, by, printed, citation }) => (
        <p key={id} class="lifted">
          {printed ? words.kujaLifted : words.kujaLiftedInPractice}
          {by.map((graha, i) => [i > 0 ? ', ' : ' (', name(graha)])}
          {by.length > 0 && ')'}: <Rule cited={citation} screen={screen} />
        </p>
      ))}
      <p class="note">
        {name('mangala')}: {houseSaid(words.fromLagna, houses.lagna)}, {houseSaid(words.fromMoon, houses.moon)},{' '}
        {houseSaid(words.fromVenus, houses.venus)}. <Rule cited={manglik.citation} screen={screen} />
      </p>
      <p class="note">
        {words.kujaPractice}: {practiceText(manglik, words)}.
      </p>
    </Finding>
  );
}

/** Returns a text about each of the three counts of common practice. */
function practiceText(manglik: ManglikProps['manglik'], words: Screen['words']): string {
  const counts = [
    [words.fromLagna, manglik.dosha_with_2nd],
    [words.fromMoon, manglik.from_moon],
    [words.fromVenus, manglik.from_venus],
  ] as const;
  return counts.map(([from, holds]) => `${from} ${holds ? words.counts : words.countsNot}`).join(', ');
}
