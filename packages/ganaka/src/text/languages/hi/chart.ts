/** Words in the picture of a chart, in Hindi. */
import type { ChartWords } from '../../language.ts';

export const chart: ChartWords = {
  lagna: 'लग्न',
  lagnaShort: 'ल',
  retrograde: 'वक्री',
  retrogradeShort: 'व',
  combust: 'अस्त',
  combustShort: 'अ',
  gatis: {
    vakra: 'वक्र',
    ativakra: 'अतिवक्र',
    vikala: 'विकल',
    manda: 'मन्द',
    mandatara: 'मन्दतर',
    sama: 'सम',
    shighratara: 'शीघ्रतर',
    shighra: 'शीघ्र',
  },
  grahas: {
    surya: 'सू',
    chandra: 'चं',
    mangala: 'मं',
    budha: 'बु',
    guru: 'गु',
    shukra: 'शु',
    shani: 'श',
    rahu: 'रा',
    ketu: 'के',
  },
};
