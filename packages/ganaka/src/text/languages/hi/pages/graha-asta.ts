/** The words of the graha-asta-yantra page. */

import type { Words } from '../../../words.ts';
import type { grahaAsta as english } from '../../en/pages/graha-asta.ts';

export const grahaAsta: Words<typeof english> = {
  title: 'ग्रहास्तयन्त्र',
  lead: 'शुक्र और गुरु सूर्य में कब छिपते हैं। बीच की रेखा सूर्य है; उसके ऊपर ग्रह सन्ध्या का तारा है, नीचे भोर का; रेखांकित पट्टी में वह दिखता नहीं।',
  drawn: {
    band: 'सूर्य के आसपास दो वर्ष',
    bandDesc: '{name}: {said}। अदृश्य: {periods}।',
    gauge: 'सूर्य से दूरी, कालांश में',
    gaugeDesc: '{name}: {said}; {limit} से कम पर अदृश्य।',
    west: 'सन्ध्या, पश्चिम',
    east: 'भोर, पूर्व',
    today: 'आज',
    none: 'इन दो वर्षों में कभी नहीं',
  },
  asta: (from, to) => `✕ अस्त ${from} – ${to}`,
  astaShort: (from) => `✕ ${from}`,
  stands: (deg, side) => `${deg} कालांश, ${side}`,
  over: '30 से अधिक',
  noKalamsha: 'यहाँ कालांश नहीं',
  sides: { west: 'सन्ध्या', east: 'भोर' },
  visible: '✓ दृश्य',
  unseen: '✕ अदृश्य',
  where: { west: 'सूर्यास्त के बाद पश्चिम में', east: 'भोर से पहले पूर्व में' },
  far: 'सूर्य से दूर',
  table: 'यही सारणी में',
  graha: 'ग्रह',
  old: 'वार्धक्य',
  setting: 'अस्त',
  rising: 'उदय',
  young: 'बाल्य',
  from: (day) => `${day} से`,
  to: (day) => `${day} तक`,
  side: { west: 'पश्चिम', east: 'पूर्व' },
  limits:
    'सीमा गुरु की 11, शुक्र की 10, वक्री होने पर 8 (IX.6-8)। वार्धक्य और बाल्य: मुहूर्तचिन्तामणि 5.27-28; धर्मसिन्धु दोनों में सात दिन लेता है।',
  others: 'शेष तीन',
  next: 'अगला',
  kalamsha: 'कालांश',
  limit: 'सीमा',
  nextAsta: 'अस्त →',
  nextUdaya: 'उदय →',
};
