/** Credits by day as columns, stacked by credit class. Positions are in per cent, so that letters keep their size. */

import type { PageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { Usage } from '../../../accounts/account/usage.ts';
import type { CreditClass } from '../../../accounts/credits.ts';

interface PlotProps {
  readonly usage: Usage;
  readonly classes: readonly CreditClass[];
  readonly words: PageWords['usage'];
  readonly number: (n: number) => string;
}

const [LEFT, TOP, BOTTOM] = [9, 6, 88];
const HEIGHT = BOTTOM - TOP;

export function UsagePlot({ usage, classes, words, number }: PlotProps) {
  const top = niceTop(Math.max(...usage.days.map(({ credits }) => credits)));
  const [year, month] = [Math.floor(usage.period / 100), usage.period % 100];
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const wide = (100 - LEFT) / days;
  const y = (credits: number) => BOTTOM - (credits / top) * HEIGHT;
  return (
    <svg class="plot" role="img" aria-label={words.plot}>
      <title>{words.plot}</title>
      {[0, 0.5, 1].map((part) => (
        <g key={part}>
          <line x1={pct(LEFT)} x2="100%" y1={pct(y(top * part))} y2={pct(y(top * part))} />
          <text x={pct(LEFT - 1)} y={pct(y(top * part))} dy="4" text-anchor="end">
            {number(top * part)}
          </text>
        </g>
      ))}
      {usage.days.map((day, index) => {
        let under = 0;
        const x = LEFT + index * wide + wide * 0.12;
        return (
          <g key={day.day} class="day" data-day={day.day} data-credits={day.credits}>
            <title>
              {day.day}: {number(day.credits)}
            </title>
            {classes.map((name) => {
              const credits = day.byClass[name] ?? 0;
              if (credits === 0) return null;
              const from = y((under += credits));
              const height = pct((credits / top) * HEIGHT);
              return (
                <rect
                  key={name}
                  class={`c-${name}`}
                  x={pct(x)}
                  width={pct(wide * 0.76)}
                  y={pct(from)}
                  height={height}
                />
              );
            })}
          </g>
        );
      })}
      {[1, 5, 10, 15, 20, 25, days].map((day) => (
        <text key={day} x={pct(LEFT + (day - 0.5) * wide)} y="97%" text-anchor="middle">
          {number(day)}
        </text>
      ))}
    </svg>
  );
}

const pct = (value: number): string => `${Math.round(value * 1000) / 1000}%`;

/** Returns the smallest of 10, 20, 50, 100 … that is not below the largest day. */
function niceTop(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(10, largest)));
  return [1, 2, 5, 10].map((step) => step * power).find((each) => each >= largest) ?? 10 * power;
}
