/** The sentences of reports in Hindi. */
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

const ORDINALS = [
  ...['प्रथम', 'द्वितीय', 'तृतीय', 'चतुर्थ', 'पंचम', 'षष्ठ'],
  ...['सप्तम', 'अष्टम', 'नवम', 'दशम', 'एकादश', 'द्वादश'],
];
const nth = (house: number): string => ORDINALS[house - 1] ?? String(house);
const grahaName = (graha: GrahaId): string => names.graha[graha];
const rashiName = (number: number): string => {
  const rashi = RASHI[number - 1];
  return rashi === undefined ? String(number) : names.rashi[rashi.id];
};
const listed = (words: readonly string[]): string => joined(words, 'और');

export const SEATS: Readonly<Record<SeatWord, string>> = {
  exalted: 'उच्च का',
  moolatrikona: 'मूलत्रिकोण में',
  own: 'स्वराशि में',
  adhimitra: 'अधिमित्र की राशि में',
  mitra: 'मित्र की राशि में',
  sama: 'सम ग्रह की राशि में',
  shatru: 'शत्रु की राशि में',
  adhishatru: 'अधिशत्रु की राशि में',
  debilitated: 'नीच का',
};
const BINDUS: Readonly<Record<BindusWord, string>> = { good: 'उत्तम', middling: 'मध्यम', low: 'अल्प' };

function place({ house, counted, rashi, lord, lordHouse, occupants, lookers, bindus, band }: PlaceFacts): string {
  const head =
    counted === null
      ? `${nth(house)} भाव में ${rashiName(rashi)} राशि है`
      : `${grahaName(counted.from)} से ${nth(counted.house)} स्थान में ${rashiName(rashi)} राशि है, जो लग्न से ${nth(house)} भाव है`;
  // the lord of the house comes last among the occupants or aspecting grahas
  const named = (grahas: readonly GrahaId[], asLord: string): string =>
    listed([...grahas.filter((each) => each !== lord).map(grahaName), ...(grahas.includes(lord) ? [asLord] : [])]);
  const there = [
    ...(occupants.length > 0
      ? [`इसमें ${named(occupants, `इसका स्वामी ${grahaName(lord)}`)} ${occupants.length > 1 ? 'हैं' : 'है'}`]
      : []),
    ...(lookers.length > 0
      ? [`इस पर ${named(lookers, `${nth(lordHouse)} भाव से इसके स्वामी ${grahaName(lord)}`)} की पूर्ण दृष्टि है`]
      : []),
  ];
  const filled = there.length === 0 ? 'इसमें न कोई ग्रह है, न इस पर किसी की पूर्ण दृष्टि है' : there.join(' और ');
  const told = occupants.includes(lord) || lookers.includes(lord);
  const elsewhere = told ? '' : `; इसका स्वामी ${grahaName(lord)} ${nth(lordHouse)} भाव में है`;
  return `${head}; ${filled}${elsewhere}; अष्टकवर्ग में इसके ${bindus} बिन्दु हैं, जो ${BINDUS[band]} हैं।`;
}

/** A place precedes a state without a conjunction (शत्रु की राशि में वक्री); two states are joined (नीच का और अस्त). */
function graha({ graha, lordOf, karaka, house, seat, combust, retrograde, ratio }: GrahaFacts): string {
  const houses = `${listed(lordOf.map(nth))} ${lordOf.length > 1 ? 'भावों' : 'भाव'}`;
  const head = lordOf.length === 0 ? 'कारक' : `${houses} का स्वामी${karaka ? ' और कारक' : ''}`;
  const high = seat === 'exalted' || seat === 'debilitated';
  const rashi = seat === null || high ? '' : ` ${SEATS[seat]}`;
  const state = [...(high ? [SEATS[seat]] : []), ...(combust ? ['अस्त'] : []), ...(retrograde ? ['वक्री'] : [])];
  const strength = ratio === null ? '' : `; इसका बल अपेक्षित बल का ${ratio.toFixed(2)} गुना है`;
  return `${head} ${grahaName(graha)} ${nth(house)} भाव में${rashi}${state.length === 0 ? '' : ` ${listed(state)}`} है${strength}।`;
}

export const reports: ReportWords = { place, graha, cautions };
