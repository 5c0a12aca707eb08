/** The chaughadiyas: eight parts of the day and eight of the night. */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DateText, Name } from '../../design/names.tsx';
import type { DayShown } from '../../serving/almanac.ts';
import { clockIn } from '../../tools/clock.ts';

type Watches = NonNullable<DayShown['chaughadiya']>;

export function Chaughadiya({ watches, lang }: { readonly watches: Watches; readonly lang: PageLanguage }) {
  const words = pageWords(lang).days;
  return (
    <section aria-labelledby="chaughadiya">
      <h2 id="chaughadiya">{words.chaughadiya}</h2>
      <p class="lead">{words.chaughadiyaLead}</p>
      <div class="split even">
        <Half head={words.byDay} watches={watches.day} lang={lang} />
        <Half head={words.byNight} watches={watches.night} lang={lang} />
      </div>
    </section>
  );
}

interface HalfProps {
  readonly head: string;
  readonly watches: Watches['day'];
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
