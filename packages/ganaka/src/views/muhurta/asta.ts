/** The parameter that chooses how the asta of Jupiter and Venus is determined, and its text in `conventions`. */
import { ASTA_RULES, type AstaRule } from '../../jyotisha/muhurta/spans/place-events.ts';
import { oneOf } from '../kit/parameter.ts';

export const asta = oneOf(ASTA_RULES, {
  meaning:
    'how Jupiter and Venus are reckoned as set: by degrees of time as the texts do (default), by longitude, or by degrees of time down to where almanacs print them as seen',
  example: 'kalamsha',
});

export const ASTA_RULE_TEXT: Readonly<Record<AstaRule, string>> = {
  kalamsha: 'kalamsha 11, 10/8',
  longitude: 'longitude 11, 10',
  almanac: 'almanac: kalamsha 10, 7, measured on printed dates',
};
