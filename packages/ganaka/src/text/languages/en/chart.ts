/** Words in the picture of a chart, in English. */
import type { ChartWords } from '../../language.ts';

export const chart: ChartWords = {
  lagna: 'Lagna',
  lagnaShort: 'As',
  retrograde: 'retrograde',
  retrogradeShort: 'R',
  combust: 'combust',
  combustShort: 'C',
  gatis: {
    vakra: 'Vakra',
    ativakra: 'Ativakra',
    vikala: 'Vikala',
    manda: 'Manda',
    mandatara: 'Mandatara',
    sama: 'Sama',
    shighratara: 'Shighratara',
    shighra: 'Shighra',
  },
  grahas: {
    surya: 'Su',
    chandra: 'Mo',
    mangala: 'Ma',
    budha: 'Me',
    guru: 'Ju',
    shukra: 'Ve',
    shani: 'Sa',
    rahu: 'Ra',
    ketu: 'Ke',
  },
};
