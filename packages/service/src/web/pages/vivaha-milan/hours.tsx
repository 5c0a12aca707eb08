/** Whether the day is fit and, if not, why; and the hours that a verse allows in need. */
import { GRAHAS, type Graha } from 'ganaka/internal/sky/engines/engine.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { MARK, TONE, wordOf } from '../../muhurta/clauses.ts';
import { UnfoldingList } from '../../muhurta/parts.tsx';
import { pageVoice } from '../../requests/voice.ts';
import { clockOn } from '../../tools/clock.ts';
import { named } from '../../tools/names-in-language.ts';
import type { WeddingDay } from './wedding-day.ts';

/** The clauses that bar the day or make all of it madhyama. */
export function Because({ of, lang }: { readonly of: WeddingDay; readonly lang: PageLanguage }) {
  const because = of.day?.because ?? [];
  if (because.length === 0) return null;
  const subjects = [...new Set(because.map((id) => wordOf(id, lang)))];
  return <p>{pageWords(lang).vivahaMilan.because(subjects.join(', '))}</p>;
}

type WindowReply = WeddingDay['windows'][number];

/**
 * The hours in which every rising sign is barred but a verse allows one in need: the best three, the others unfolded.
 */
export function HoursInNeed({
  windows,
  date,
  lang,
}: {
  readonly windows: WeddingDay['windows'];
  readonly date: string;
  readonly lang: PageLanguage;
}) {
  const words = pageWords(lang).vivahaMilan;
  const needed = joined(windows.filter(({ rank }) => rank !== undefined));
  if (needed.length === 0) return null;
  const said = needed.map(({ start, end, faults, lagnas, vimshopaka }) => (
    <p key={start} class="num-line">
      <b class={TONE.madhyama}>
        {MARK.madhyama} {clockOn(lang, start, date)} – {clockOn(lang, end, date)}
      </b>{' '}
      <span class="soft">
        {[...new Set(lagnas.map(({ rashi }) => named(rashi, lang)))].join(', ')}:{' '}
        {faults.map((id) => faultText(id, lang)).join(', ')}
        {vimshopaka !== undefined && ` · ${words.points(vimshopaka.points, vimshopaka.max)}`}
      </span>
    </p>
  ));
  return (
    <>
      <h3>{words.inNeed}</h3>
      <p class="soft">{words.inNeedLead}</p>
      <div class="hours">
        <UnfoldingList list={said} lang={lang} />
      </div>
    </>
  );
}

/** Merges hours that follow each other and differ only in the verse that allows them. */
function joined(windows: readonly WindowReply[]): WindowReply[] {
  const found: WindowReply[] = [];
  for (const next of windows) {
    const last = found.at(-1);
    const isSame =
      last !== undefined &&
      last.end === next.start &&
      last.faults.join() === next.faults.join() &&
      last.lagnas.at(-1)?.rashi.number === next.lagnas[0]?.rashi.number;
    if (isSame) found[found.length - 1] = { ...last, end: next.end };
    else found.push(next);
  }
  return found;
}

const isGraha = (id: string): id is Graha => GRAHAS.some((each) => each === id);

/** Returns `mangala_8`, `lord_6` or `kartari` in words. */
export function faultText(id: string, lang: PageLanguage): string {
  const words = pageWords(lang).vivahaMilan;
  const [, who = '', house = ''] = /^(\w+?)_(\d+)$/.exec(id) ?? [];
  if (isGraha(who)) return words.inHouse(named(pageVoice().byId('graha', who), lang), Number(house));
  if (who === 'lord') return words.lord(Number(house));
  return id === 'kartari' ? words.kartari : id.replaceAll('_', ' ');
}
