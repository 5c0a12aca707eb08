/** The words of the page of the last calls. */

import type { Words } from '../../../words.ts';
import type { calls as english } from '../../en/pages/calls.ts';

export const calls: Words<typeof english> = {
  title: 'पिछले अनुरोध',
  lead: (most: string) => `हर कुंजी के पिछले ${most} अनुरोध, सबसे नए पहले, भारतीय समय में।`,
  kept: 'यह सूची इसलिए है कि गड़बड़ी का पता लगाया जा सके: क्या पूछा गया और कहाँ से, यह नहीं रखा जाता। सूची कुछ सेकंड के अन्तर से लिखी जाती है, इसलिए सबसे नए अनुरोध छूट सकते हैं; क्रेडिट का हिसाब बही-खाते में होता है, यहाँ नहीं।',
  nothing: 'अभी तक किसी कुंजी से कोई अनुरोध नहीं हुआ।',
  at: 'समय',
  route: 'मार्ग',
  status: 'स्थिति',
  credits: 'क्रेडिट',
  ms: 'मि.से.',
  id: 'अनुरोध संख्या',
};
