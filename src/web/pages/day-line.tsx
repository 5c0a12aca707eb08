/** A day as a line from sunrise to sunrise: tithi, nakshatra, Rahu kala and Abhijit as spans on it. */
import type { DayReply } from '../today.ts';
import type { Language, Words } from '../words/index.ts';

interface DayLineProps {
  readonly day: DayReply;
  readonly lang: Language;
  readonly words: Words['home'];
}

/** Below this part of the day a name does not fit its span on a phone; the list beside the line has it anyway. */
const NAMED_FROM = 26;

export function DayLine({ day, lang, words }: DayLineProps) {
  const from = Date.parse(day.rise_set.sunrise);
  const to = Date.parse(day.rise_set.next_sunrise);
  /** Per cent of the day; positions in per cent keep the letters the same size at any width. */
  const at = (instant: string) => Math.min(100, Math.max(0, ((Date.parse(instant) - from) / (to - from)) * 100));
  const pct = (value: number) => `${Math.round(value * 100) / 100}%`;
  const sunset = at(day.rise_set.sunset);
  const rows = [
    { kind: 'tithi', y: 22, spans: day.tithi.transitions },
    { kind: 'nakshatra', y: 50, spans: day.nakshatra.transitions },
  ];
  const marks = [
    { kind: 'rahu', y: 81, text: words.rahu, span: day.muhurta.rahu_kala },
    { kind: 'abhijit', y: 99, text: words.abhijit, span: day.muhurta.abhijit },
  ];
  return (
    <svg class="dayline" role="img" aria-label={words.dayLine}>
      <title>{words.dayLine}</title>
      <rect class="night" x={pct(sunset)} y="16" width={pct(100 - sunset)} height="98" rx="4" />
      <line x1={pct(sunset)} x2={pct(sunset)} y1="16" y2="114" />
      {rows.map(({ kind, y, spans }) =>
        spans.map(({ start, end, name, name_hi }, index) => {
          const [x, wide] = [at(start), at(end) - at(start)];
          const later = index > 0 ? ' later' : '';
          return (
            <g key={`${kind}${start}`}>
              <rect class={`${kind}${later}`} x={pct(x)} y={y} width={pct(wide - 0.4)} height="24" rx="4" />
              {wide >= NAMED_FROM && (
                <text class={index > 0 ? 'on-later' : 'on'} x={pct(x)} dx="8" y={y + 17}>
                  {lang === 'hi' ? (name_hi ?? name) : name}
                </text>
              )}
            </g>
          );
        }),
      )}
      {marks.map(({ kind, text, span, y }) => (
        <g key={kind}>
          <rect
            class={kind}
            x={pct(at(span.start))}
            y={y}
            width={pct(at(span.end) - at(span.start))}
            height="8"
            rx="3"
          />
          <text x={pct(at(span.end))} dx="6" y={y + 9}>
            {text}
          </text>
        </g>
      ))}
      <text x="0" y="132">
        {words.sunrise} {day.rise_set.sunrise.slice(11, 16)}
      </text>
      <text x={pct(sunset)} y="10" text-anchor="middle">
        {words.sunset} {day.rise_set.sunset.slice(11, 16)}
      </text>
      <text x="100%" y="132" text-anchor="end">
        {words.nextSunrise} {day.rise_set.next_sunrise.slice(11, 16)}
      </text>
    </svg>
  );
}
