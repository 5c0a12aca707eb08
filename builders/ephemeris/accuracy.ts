/** Writes docs/ACCURACY.md from what the tests measure, including the complete outside tables next to the project. Run: `npx tsx builders/ephemeris/accuracy.ts`. */
import { writeFileSync } from 'node:fs';
import { everything, type Measured } from '../../test/ephemeris/ephemeris-measure.ts';
import { wholeAngas } from '../../test/outside/tables.ts';
import { madeBy, wrapped } from '../wrap.ts';

const figure = (value: number): string =>
  value === 0 ? '0' : value < 0.0005 ? '<0.001' : value.toFixed(value < 10 ? 3 : 1);
const unit = (text: string): string => text.replace('"', '″');

const line = ({ quantity, count, rms, max, tolerance }: Measured): string =>
  `| ${quantity} | ${count.toLocaleString('en')} | ${figure(rms)} | ${figure(max)} | ${tolerance.limit} ${unit(tolerance.unit)} | ${tolerance.why.replaceAll('"', '″')} |`;

const rows = everything(wholeAngas);
const sections = [...new Set(rows.map(({ authority }) => authority))].map((authority) =>
  [
    `## ${authority}`,
    '',
    '| quantity | cases | rms | largest | tolerance | why that much |',
    '|---|---|---|---|---|---|',
    ...rows.filter((row) => row.authority === authority).map(line),
  ].join('\n'),
);

const page = `${madeBy('ephemeris/accuracy.ts', 'npx tsx builders/ephemeris/accuracy.ts')}# How exact the modern sky is

Errors of the engines Drik and true Chitra against every authority at hand, as \`npm test\` and \`npm run authorities\` measure them. ″ is a second of
arc, s a second of time. This page is written by \`npx tsx builders/ephemeris/accuracy.ts\`; do not edit it by hand.

The Moon moves 0.55″ in a second of time: an error of 0.02″ moves the end of a tithi by 0.04 s.

Swiss Ephemeris (DE431) shares our theory of precession and nutation by choice. JPL's DE405 is a numerical integration, read from Debian's
public-domain copy without any library in between; the planets are independent of it, while ELP/MPP02 was fitted to it, so that for the Moon it
proves the evaluation rather than the theory. The tables of the US Naval Observatory and of Drik Panchang are printed by others.

${sections.join('\n\n')}

## What the figures do not say

- Clock times before about 1600 and after 2050 depend on delta T, which is uncertain by minutes to hours in antiquity and is a
  prediction for the future. The figures above are at the same TT.
- The correction of VSOP87B to DE431 is fitted to 1800-2200. It fades out over the fifty years on either side of that span.
- Sidereal time follows IAU 2006; the Swiss library changes its model in 1850 and 2050, which is the whole of the difference of 1.9″ (0.13 s in a rising).
- Sankrantis differ from those of Drik Panchang by about 11 minutes (10.5 to 13 in all twelve of 2023): its Sun is some 30″ behind. Ours meets
  the published equinoxes and solstices within 0.2″, and a peer with Lahiri's ayanamsa within seconds. Ends of tithis differ by about a minute
  from the same publisher, those of nakshatras by seconds; the daily tithi of Delhi is the same on every day that no tithi ends within 150 s of sunrise.
- What is kept on a day is the same in every reply: the year pack, its calendar, each festival by its id, observances, nirnaya, the sankranti block and the Hindi page
  were compared over 1900-2100 at six places on three engines, 1.32 million days, without a contradiction left ([FESTIVALS.md](FESTIVALS.md), which also says
  how 1,295 published dates compare).
`;
writeFileSync(new URL('../../docs/ACCURACY.md', import.meta.url), wrapped(page));
