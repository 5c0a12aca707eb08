/** What people ask about this minute: the running chaughadiya or gowri kala, and Rahu kala. `home.js` keeps it up to date. */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DateText, MarkedText, Name, untilIn } from '../../design/names.tsx';
import type { DayShown } from '../../serving/almanac.ts';
import { type Watch, watchesOf } from '../../serving/watches.ts';
import { clockIn } from '../../tools/clock.ts';
import { kalaIn } from './line.ts';

interface NowProps {
  readonly day: DayShown;
  /** The eighths from midnight to sunrise. */
  readonly nightBefore: readonly Watch[];
  readonly date: string;
  readonly lang: PageLanguage;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
}

export function Now({ day, nightBefore, date, lang, now }: NowProps) {
  const { muhurta } = day;
  const all = watchesOf(day);
  if (all === null || muhurta === null) return null;
  const words = pageWords(lang).days;
  const watches = [...nightBefore, ...all.day, ...all.night];
  const isOn = (start: string, end: string): boolean => Date.parse(start) <= now && now < Date.parse(end);
  const span = ({ start, end }: { readonly start: string; readonly end: string }) => ({
    'data-from': Date.parse(start),
    'data-to': Date.parse(end),
    hidden: !isOn(start, end),
  });
  const { rahu_kala: rahu } = muhurta;
  return (
    <dl class="facts" data-now="">
      <div data-while="" hidden={!watches.some(({ start, end }) => isOn(start, end))}>
        <dt>{all.kind === 'gowri' ? words.gowriNow : words.chaughadiyaNow}</dt>
        <dd>
          {watches.map((each) => (
            <span key={each.start} {...span(each)}>
              <b>
                <Name of={each} lang={lang} />
              </b>{' '}
              <MarkedText of={untilIn(each.end, date, lang)} lang={lang} /> <i>({words.quality[each.quality]})</i>
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>
          <MarkedText of={kalaIn('rahu_kala', lang)} lang={lang} />
        </dt>
        <dd>
          <DateText of={(id) => `${clockIn(id, rahu.start)} – ${clockIn(id, rahu.end)}`} lang={lang} />{' '}
          <b {...span(rahu)}>({words.now})</b>
        </dd>
      </div>
    </dl>
  );
}
