/** The sentences of reports in English. */
import { RASHI } from '../../lexicon/rashi.ts';
import type { BindusWord, GrahaFacts, GrahaId, PlaceFacts, ReportWords, SeatWord } from '../report-words.ts';
import { arishta } from './arishta.ts';
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
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const SEATS: Readonly<Record<SeatWord, string>> = {
  exalted: 'exalted',
  moolatrikona: 'in its moolatrikona',
  own: 'in its own rashi',
  adhimitra: 'in a great friend’s rashi',
  mitra: 'in a friend’s rashi',
  sama: 'in a neutral’s rashi',
  shatru: 'in an enemy’s rashi',
  adhishatru: 'in a great enemy’s rashi',
  debilitated: 'debilitated',
};
const BINDUS: Readonly<Record<BindusWord, string>> = { good: 'good', middling: 'middling', low: 'low' };

/** “The 10th house is Karka, with Jupiter in it and Mars looking at it; its lord, the Moon, stands in the 11th; its bindus are 35, good.” */
function place({ house, counted, rashi, lord, lordHouse, occupants, lookers, bindus, band }: PlaceFacts): string {
  const head =
    counted === null
      ? `The ${nth(house)} house is ${rashiName(rashi)}`
      : `The ${nth(counted.house)} from ${grahaName(counted.from)} is ${rashiName(rashi)}, the ${nth(house)} house`;
  const there = [
    ...(occupants.length > 0 ? [`with ${listed(occupants.map(grahaName))} in it`] : []),
    ...(lookers.length > 0
      ? [`${occupants.length > 0 ? '' : 'with '}${listed(lookers.map(grahaName))} looking at it`]
      : []),
  ];
  const filled = there.length === 0 ? ', empty and looked at by none' : `, ${there.join(' and ')}`;
  return `${head}${filled}; its lord, ${grahaName(lord)}, stands in the ${nth(lordHouse)}; its bindus are ${bindus}, ${BINDUS[band]}.`;
}

/** “The lord of the 10th, Mercury, stands in the 11th in a friend’s rashi; its strength is 1.24 of the required.” */
function graha({ graha, lordOf, house, seat, combust, retrograde, ratio }: GrahaFacts): string {
  const name = grahaName(graha);
  const head =
    lordOf.length === 0 ? `The karaka, ${name}, stands` : `The lord of the ${listed(lordOf.map(nth))}, ${name}, stands`;
  const state = [
    ...(seat === null ? [] : [SEATS[seat]]),
    ...(combust ? ['combust'] : []),
    ...(retrograde ? ['retrograde'] : []),
  ];
  const strength = ratio === null ? '' : `; its strength is ${ratio.toFixed(2)} of the required`;
  return `${head} in the ${nth(house)}${state.length === 0 ? '' : ` ${listed(state)}`}${strength}.`;
}

export const reports: ReportWords = { place, graha, arishta, cautions };
