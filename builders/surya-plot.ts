/**
 * Draws docs/surya-siddhanta-2026.svg: tithi ends and sunrise of the Surya-siddhanta less Drik over 2026 at Dehradun.
 * Run: npx tsx builders/surya-plot.ts
 */
import { writeFileSync } from 'node:fs';
import { type Difference, summary, sunriseDifferences, tithiDifferences } from './surya-drik.ts';

const WIDTH = 900;
const PANEL = 240;
const LEFT = 70;
const RIGHT = 20;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const x = (day: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * day) / 365;

function panel(
  top: number,
  title: string,
  rows: readonly Difference[],
  limit: number,
  step: number,
  joined: boolean,
): string {
  const y = (minutes: number): number => top + PANEL / 2 - ((PANEL / 2 - 20) * minutes) / limit;
  const lines: string[] = [];
  for (let at = -limit; at <= limit; at += step) {
    lines.push(
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(at)}" y2="${y(at)}" class="${at === 0 ? 'zero' : 'grid'}"/>`,
    );
    lines.push(`<text x="${LEFT - 8}" y="${y(at) + 4}" text-anchor="end">${at}</text>`);
  }
  MONTHS.forEach((name, i) => {
    lines.push(`<text x="${x(i * 30.42 + 15)}" y="${top + PANEL + 2}" text-anchor="middle">${name}</text>`);
  });
  const points = rows.map(({ day, minutes }) => [x(day).toFixed(1), y(minutes).toFixed(1)] as const);
  const drawn = joined
    ? `<polyline class="line" points="${points.map((point) => point.join(',')).join(' ')}"/>`
    : points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="1.8" class="dot"/>`).join('');
  return `<text x="${LEFT}" y="${top + 8}" class="title">${title}</text>${lines.join('')}${drawn}`;
}

const tithis = tithiDifferences(2026);
const sunrises = sunriseDifferences(2026, 'centre');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${2 * PANEL + 60}" font-family="sans-serif" font-size="12">
<style>.grid{stroke:#ddd}.zero{stroke:#888}.dot{fill:#a03c1e}.line{fill:none;stroke:#1e5ba0;stroke-width:1.5}.title{font-weight:bold}</style>
<rect width="100%" height="100%" fill="#fff"/>
${panel(14, 'Tithi ends, Surya-siddhanta less Drik, minutes, 2026', tithis, 360, 120, false)}
${panel(PANEL + 44, 'Own sunrise at Dehradun less that of the true Sun’s centre, minutes, 2026', sunrises, 15, 5, true)}
</svg>
`;
writeFileSync(new URL('../docs/surya-siddhanta-2026.svg', import.meta.url), svg);
process.stdout.write(
  `${JSON.stringify({ tithi: summary(tithis), sunrise: summary(sunrises), limb: summary(sunriseDifferences(2026, 'limb')) }, null, 1)}\n`,
);
