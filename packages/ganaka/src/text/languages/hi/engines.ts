/** Names and descriptions of the engines, in Hindi. */
import type { EngineWords } from '../../contracts/engine-words.ts';

export const engines: Readonly<Record<string, EngineWords>> = {
  'surya-siddhanta': { name: 'सूर्यसिद्धान्त', gist: 'ग्रन्थ का अपना सूर्य, चन्द्र और सूर्योदय' },
  drik: { name: 'दृक्', gist: 'जैसा आकाश दिखता है, लाहिरी अयनांश' },
  'true-chitra': { name: 'सत्य चित्रापक्ष', gist: 'वही आकाश, चित्रा तारे से गिना हुआ' },
};
