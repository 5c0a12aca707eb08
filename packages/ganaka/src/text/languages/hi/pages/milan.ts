/** The words of the page of two births. */

import type { Words } from '../../../words.ts';
import type { milan as english } from '../../en/pages/milan.ts';

export const milan: Words<typeof english> = {
  title: 'कुण्डली मिलान',
  lead: 'दो जन्मों का अष्टकूट: आठों कूट अपने गुणों के साथ, किसका परिहार किस नियम से होता है, और मंगल दोष का मिलान।',
  boy: 'वर',
  girl: 'कन्या',
  screen: {
    fromSaved: 'सहेजे हुए जन्मों से',
    choose: 'चुनें …',
    both: 'दोनों जन्म',
    moon: 'चन्द्र राशि और जन्म नक्षत्र',
    result: 'परिणाम',
    total: 'गुण',
    of: '/',
    withLifted: 'परिहार होने पर ग्रन्थ जो अंक देता है, उनके साथ',
    band: 'श्रेणी',
    bandOther: 'धर्मसिन्धु से श्रेणी, जो भकूट को अपने ढंग से गिनता है',
    koots: 'आठ कूट',
    koot: 'कूट',
    boy: 'वर',
    girl: 'कन्या',
    points: 'गुण',
    lifted: 'परिहार',
    noted: 'परिहार कहा गया, पर यहाँ गिना नहीं गया',
    nothing: 'कुछ नहीं',
    manglik: 'मंगल दोष',
    names: {
      varna: 'वर्ण',
      vashya: 'वश्य',
      tara: 'तारा',
      yoni: 'योनि',
      graha_maitri: 'ग्रह मैत्री',
      gana: 'गण',
      bhakoot: 'भकूट',
      nadi: 'नाड़ी',
    },
    bands: {
      nindya: 'निन्द्य',
      madhyama: 'मध्यम',
      shreshtha: 'श्रेष्ठ',
      shreshthatara: 'श्रेष्ठतर',
      uttamottama: 'उत्तमोत्तम',
      ashubha: 'अशुभ',
      ati_shubha: 'अति शुभ',
    },
    verdicts: {
      no_dosha: 'दोनों में से किसी कुण्डली में दोष नहीं।',
      pair_bhanga: 'दोनों कुण्डलियों में दोष है, इसलिए उसका परिहार हो जाता है।',
      dosha_in_boy: 'दोष केवल वर की कुण्डली में है और ग्रन्थ से उसमें परिहार नहीं।',
      dosha_in_girl: 'दोष केवल कन्या की कुण्डली में है और ग्रन्थ से उसमें परिहार नहीं।',
      dosha_in_boy_with_bhanga: 'दोष केवल वर की कुण्डली में है और उसी में उसका परिहार है।',
      dosha_in_girl_with_bhanga: 'दोष केवल कन्या की कुण्डली में है और उसी में उसका परिहार है।',
    },
  },
};
