/** The minutes around a birth time: what changes in them, and the chart at the time that the slider is moved to. */

import {
  type BirthStrip,
  birthStrip,
  type StripChange,
  type StripChart,
} from 'ganaka/internal/library/births/birth-strip.ts';
import { Component } from 'preact';
import type { Screen, StripWords } from '../../../pages/births/screen.ts';
import type { StripProps } from './strip-props.ts';
import { dayText, Name, nameText } from './written.tsx';

const MINUTES = [5, 15, 30, 60, 120] as const;
/** Steps of the slider from the time given to either end. */
const STEPS = 150;
const WIDE = 1000;

interface StripState {
  readonly minutes: number;
  /** From the time given. */
  readonly seconds: number;
}

export class Strip extends Component<StripProps, StripState> {
  readonly #strip: BirthStrip;
  readonly #changes = new Map<number, readonly StripChange[]>();
  override state: StripState = { minutes: 30, seconds: 0 };

  constructor(props: StripProps) {
    super(props);
    this.#strip = birthStrip(props.birth);
  }

  #changesIn(minutes: number): readonly StripChange[] {
    const known = this.#changes.get(minutes) ?? this.#strip.changes(minutes);
    this.#changes.set(minutes, known);
    return known;
  }

  override render() {
    const { grahaNames, shown } = this.props;
    const { screen, style } = shown;
    const { minutes, seconds } = this.state;
    const { strip: words } = screen;
    if (words === undefined) return null;
    const changes = this.#changesIn(minutes);
    const chart = this.#strip.chartAt(seconds);
    const move = (to: number): void => this.setState({ seconds: to });
    return (
      <>
        <div class="field">
          <label for="strip-minutes">{words.within}</label>
          <select
            id="strip-minutes"
            value={minutes}
            onChange={({ currentTarget }) => this.setState({ minutes: Number(currentTarget.value), seconds: 0 })}
          >
            {MINUTES.map((each) => (
              <option key={each} value={each} selected={each === minutes}>
                {each}
              </option>
            ))}
          </select>
        </div>
        <Ticks changes={changes} reach={minutes * 60} seconds={seconds} />
        <div class="field">
          <label for="strip-time">{words.move}</label>
          <input
            id="strip-time"
            type="range"
            min={-minutes * 60}
            max={minutes * 60}
            step={(minutes * 60) / STEPS}
            value={seconds}
            aria-valuetext={chartText(chart, seconds, screen, words)}
            onInput={({ currentTarget }) => move(Number(currentTarget.value))}
          />
        </div>
        <output for="strip-time">{chartText(chart, seconds, screen, words)}</output>
        <div class="charts">
          {(['D1', 'D9'] as const).map((id) => (
            // made by drawings/, which escapes every word
            <div key={id} class="chart" dangerouslySetInnerHTML={{ __html: chart.picture(id, style) }} />
          ))}
        </div>
        {changes.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <Changes {...{ changes, grahaNames, screen, words, date: shown.births.birth?.date ?? '', move }} />
        )}
      </>
    );
  }
}

/** `06:42:10 (+12:10) · Mesha · …` */
function chartText(chart: StripChart, seconds: number, screen: Screen, words: StripWords): string {
  const { labels } = screen;
  return [
    `${timeText(chart.at)} (${seconds === 0 ? words.given : offText(seconds)})`,
    `${labels.lagna} ${nameText(chart.lagna, screen)}`,
    `${words.navamsha} ${nameText(chart.navamsha, screen)}`,
    `${screen.words.moonStar} ${nameText(chart.nakshatra, screen)} ${chart.pada}`,
  ].join(' · ');
}

const timeText = (instant: string): string => /T(\d\d:\d\d:\d\d)/.exec(instant)?.[1] ?? '';

/** `+12:10`, minutes and seconds. */
function offText(seconds: number): string {
  const off = Math.abs(seconds);
  return `${seconds < 0 ? '−' : '+'}${Math.floor(off / 60)}:${String(off % 60).padStart(2, '0')}`;
}

interface TicksProps {
  readonly changes: readonly StripChange[];
  readonly reach: number;
  readonly seconds: number;
}

/** The same as the table below, as a picture. */
function Ticks({ changes, reach, seconds }: TicksProps) {
  const x = (at: number): number => Math.round(((at + reach) / (2 * reach)) * WIDE);
  return (
    <svg class="strip-ticks" viewBox={`-4 0 ${WIDE + 8} 60`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="span" x={0} y={26} width={WIDE} height={8} />
      {changes.map(({ what, seconds: at }) => (
        <rect
          key={`${what} ${at}`}
          class={`at-${what}`}
          x={x(at) - 2}
          y={HIGH.has(what) ? 4 : 14}
          width={4}
          height={HIGH.has(what) ? 52 : 32}
        />
      ))}
      <rect class="given" x={x(0) - 1} y={0} width={2} height={60} />
      <rect class="moved" x={x(seconds) - 3} y={20} width={6} height={20} />
    </svg>
  );
}
const HIGH: ReadonlySet<string> = new Set(['lagna', 'nakshatra', 'chandra']);

interface ChangesProps {
  readonly changes: readonly StripChange[];
  readonly grahaNames: StripProps['grahaNames'];
  readonly screen: Screen;
  readonly words: StripWords;
  /** The date given. */
  readonly date: string;
  readonly move: (seconds: number) => void;
}

function Changes({ changes, grahaNames, screen, words, date, move }: ChangesProps) {
  const { labels } = screen;
  const whatText = (what: StripChange['what']): string => {
    if (what === 'navamsha') return words.navamsha;
    if (what === 'nakshatra') return screen.words.moonStar;
    if (what === 'lagna' || what === 'pada') return labels[what];
    return `${nameText(grahaNames[what], screen)}: ${labels.rashi}`;
  };
  const value = (said: StripChange['before']) => (typeof said === 'number' ? said : <Name of={said} screen={screen} />);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard
    <div class="scroll" tabIndex={0}>
      <table class="periods">
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ what, seconds, at, before, after }) => (
            <tr key={`${what} ${seconds}`}>
              <th scope="row">
                <button type="button" class="btn quiet" onClick={() => move(seconds)}>
                  {at.slice(0, -15) === date ? '' : `${dayText(at, screen)}, `}
                  {timeText(at)}
                </button>{' '}
                <small class="soft">{offText(seconds)}</small>
              </th>
              <td>{whatText(what)}</td>
              <td>{value(before)}</td>
              <td>{value(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
