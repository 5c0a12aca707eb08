/** The chaughadiyas or gowri kalas: eight parts of the day and eight of the night. */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DateText, Name } from '../../design/names.tsx';
import { pageVoice } from '../../requests/voice.ts';
import type { Watch, Watches } from '../../serving/watches.ts';
import { clockIn } from '../../tools/clock.ts';

export function WatchTable({ watches, lang }: { readonly watches: Watches; readonly lang: PageLanguage }) {
  const words = pageWords(lang).days;
  const { kind } = watches;
  const isGowri = kind === 'gowri';
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>
        {isGowri ? <Name of={pageVoice(lang).byId('southern_term', 'gowri')} lang={lang} /> : words.chaughadiya}
      </h2>
      <p class="lead">{isGowri ? words.gowriLead : words.chaughadiyaLead}</p>
      <div class="split even">
        <Half head={words.byDay} watches={watches.day} lang={lang} />
        {watches.night.length > 0 && <Half head={words.byNight} watches={watches.night} lang={lang} />}
      </div>
    </section>
  );
}

interface HalfProps {
  readonly head: string;
  readonly watches: readonly Watch[];
  readonly lang: PageLanguage;
}

function Half({ head, watches, lang }: HalfProps) {
  const { quality } = pageWords(lang).days;
  return (
    <table class="watches">
      <caption>{head}</caption>
      <tbody>
        {watches.map((each) => (
          <tr key={each.number} class={each.quality}>
            <th scope="row">
              <Name of={each} lang={lang} />
            </th>
            <td>
              <DateText of={(id) => `${clockIn(id, each.start)} – ${clockIn(id, each.end)}`} lang={lang} />
            </td>
            <td>{quality[each.quality]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
