/** The words of the ritu-ayana-yantra page. */

import type { Words } from '../../../words.ts';
import type { rituAyana as english } from '../../en/pages/ritu-ayana.ts';

export const rituAyana: Words<typeof english> = {
  title: 'ऋतु-अयन यन्त्र',
  lead: 'वर्ष भर सूर्य का उत्तर और दक्षिण का मार्ग। ऊपर की पट्टी नक्षत्रों से गिनती है, नीचे की विषुव से; दोनों के बीच अयनांश है, जो झूलता है।',
  drawn: {
    wave: 'वर्ष भर सूर्य की क्रान्ति',
    waveDesc: 'सूर्य की क्रान्ति {declination} है; दोनों पट्टियों के बीच अयनांश {ayanamsa} है।',
    north: 'उत्तर',
    south: 'दक्षिण',
    equator: 'विषुवत्',
    ayanamsa: 'अयनांश',
    swing: 'अयनांश का दोलन',
    swingDesc: '7200 वर्षों में दोनों ओर 27 अंश का दोलन; अभी {ayanamsa}।',
    now: 'अभी',
  },
  bce: (year) => (year <= 0 ? `${1 - year} ई.पू.` : `${year} ई.`),
  vishuva: 'विषुव',
  ayana: 'अयन',
  swingNote: 'महायुग में छह सौ दोलन: हर एक 7200 वर्ष का, दोनों ओर 27 अंश, वर्ष में 54″ (III.9-12)।',
  obliquity: 'परमक्रान्ति',
  sine: (jya) => `ज्या ${jya}, त्रिज्या 3438`,
  declination: 'क्रान्ति',
  ayanamsa: 'अयनांश',
  direction: { increasing: 'बढ़ता', decreasing: 'घटता' },
  ritu: 'ऋतु',
  bySigns: 'राशियों से अयन',
  byEquinox: 'विषुव से अयन',
  till: (name, day) => `${name}, ${day} तक`,
  points: 'विषुव और अयन',
  point: 'बिन्दु',
  equinox: 'विषुव से',
  stars: 'नक्षत्रों से',
  seasons: ['वसन्त', 'ग्रीष्म', 'शरद', 'शिशिर'],
  plainly: 'यहाँ कर्म में ऋतु और अयन ग्रन्थ की नाक्षत्र राशियों से हैं; विषुव वाले साथ में दिए हैं।',
  turn: 'वर्ष भर में',
};
