/** The sentences of reports in English. */
import { RASHI } from '../../../lexicon/chart/rashi.ts';
import type {
  BindusWord,
  GrahaFacts,
  GrahaId,
  PlaceFacts,
  ReportWords,
  SeatWord,
} from '../../contracts/report-words.ts';
import { joined } from '../../joined.ts';
import { cautions } from './cautions.ts';
import { names } from './names/index.ts';

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'];
const nth = (house: number): string => ORDINALS[house - 1] ?? `${house}th`;
const grahaName = (graha: GrahaId): string =>
  graha === 'surya' || graha === 'chandra' ? `the ${names.graha[graha]}` : names.graha[graha];
const rashiName = (number: number): string => {
  const rashi = RASHI[number - 1];
  return rashi === undefined ? String(number) : names.rashi[rashi.id];
};
const listed = (words: readonly string[]): string => joined(words, 'and');

const SEATS: Readonly<Record<Exclude<SeatWord, 'exalted' | 'debilitated'>, string>> = {
  moolatrikona: 'in its moolatrikona',
  own: 'in its own rashi',
  adhimitra: 'in a great friend’s rashi',
  mitra: 'in a friend’s rashi',
  sama: 'in a neutral’s rashi',
  shatru: 'in an enemy’s rashi',
  adhishatru: 'in a great enemy’s rashi',
};
const BINDUS: Readonly<Record<BindusWord, string>> = { good: 'good', middling: 'middling', low: 'low' };

/**
 * “The 10th house is Karka, with Jupiter in it and Mars aspecting it; its lord, the Moon, is in the 11th; its 35 bindus
 * are good.”
 */
function place({ house, counted, rashi, lord, lordHouse, occupants, lookers, bindus, band }: PlaceFacts): string {
  const head =
    counted === null
      ? `The ${nth(house)} house is ${rashiName(rashi)}`
      : `The ${nth(counted.house)} from ${grahaName(counted.from)} is ${rashiName(rashi)}, the ${nth(house)} house`;
  // the lord of the house comes last among the occupants or aspecting grahas
  const named = (grahas: readonly GrahaId[], asLord: string): string =>
    listed([...grahas.filter((each) => each !== lord).map(grahaName), ...(grahas.includes(lord) ? [asLord] : [])]);
  const there = [
    ...(occupants.length > 0 ? [`${named(occupants, `its lord ${grahaName(lord)}`)} in it`] : []),
    ...(lookers.length > 0
      ? [`${named(lookers, `its lord ${grahaName(lord)} from the ${nth(lordHouse)}`)} aspecting it`]
      : []),
  ];
  const filled = there.length === 0 ? 'no graha in it or aspecting it' : there.join(' and ');
  const told = occupants.includes(lord) || lookers.includes(lord);
  const elsewhere = told ? '' : `; its lord, ${grahaName(lord)}, is in the ${nth(lordHouse)}`;
  return `${head}, with ${filled}${elsewhere}; its ${bindus} bindus are ${BINDUS[band]}.`;
}

/**
 * “The lord of the 10th, Mercury, is in the 11th, in a friend’s rashi, and is combust; its strength is 1.24 times what
 * is required.”
 */
function graha({ graha, lordOf, karaka, house, seat, combust, retrograde, ratio }: GrahaFacts): string {
  const name = grahaName(graha);
  const head =
    lordOf.length === 0
      ? `As karaka ${name}`
      : `The lord of the ${listed(lordOf.map(nth))}${karaka ? ' and karaka' : ''}, ${name},`;
  const high = seat === 'exalted' || seat === 'debilitated';
  const where = high ? `${seat} in the ${nth(house)}` : `in the ${nth(house)}`;
  const rashi = seat === null || high ? '' : `, ${SEATS[seat]}`;
  const state = [...(combust ? ['combust'] : []), ...(retrograde ? ['retrograde'] : [])];
  const also = state.length === 0 ? '' : `${rashi === '' ? '' : ','} and is ${state.join(' and ')}`;
  const strength = ratio === null ? '' : `; its strength is ${ratio.toFixed(2)} times what is required`;
  return `${head} is ${where}${rashi}${also}${strength}.`;
}

export const reports: ReportWords = { place, graha, cautions };
