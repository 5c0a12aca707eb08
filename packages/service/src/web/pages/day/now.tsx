/** What people ask about this minute: the running chaughadiya, and Rahu kala. `home.js` keeps it up to date. */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DateText, MarkedText, Name, untilIn } from '../../design/names.tsx';
import type { DayShown, NightWatch } from '../../serving/almanac.ts';
import { clockIn } from '../../tools/clock.ts';
import { kalaIn } from './line.ts';

interface NowProps {
  readonly day: DayShown;
  /** The chaughadiyas from midnight to sunrise. */
  readonly nightBefore: readonly NightWatch[];
  readonly date: string;
  readonly lang: PageLanguage;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
}

export function Now({ day: { chaughadiya, muhurta }, nightBefore, date, lang, now }: NowProps) {
  if (chaughadiya === null || muhurta === null) return null;
  const words = pageWords(lang).days;
  const watches = [...nightBefore, ...chaughadiya.day, ...chaughadiya.night];
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
        <dt>{words.chaughadiyaNow}</dt>
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
