/** The words of the pages to sign in and to sign up. */

import type { Words } from '../../../words.ts';
import type { sign as english } from '../../en/pages/sign.ts';

export const sign: Words<typeof english> = {
  signIn: 'प्रवेश',
  signUp: 'खाता बनाएँ',
  signUpLead: 'निःशुल्क: हर महीने 1,000 क्रेडिट, हर पद्धति के मूल मार्ग। न कार्ड चाहिए, न कोई ई-मेल भेजा जाता है।',
  email: 'ई-मेल',
  password: 'पासवर्ड',
  passwordHint: 'कम से कम 8 अक्षर।',
  create: 'खाता बनाएँ',
  have: 'खाता है?',
  none: 'अभी खाता नहीं?',
  forgot: (email) => `पासवर्ड भूल गए? ${email} पर लिखें।`,
  wrong: 'ई-मेल या पासवर्ड ठीक नहीं है।',
  tooOften: (seconds) => `बहुत अधिक प्रयास हुए। ${seconds} सेकंड बाद फिर प्रयास करें।`,
  perDay: (count) => `एक नेटवर्क से एक दिन में अधिक से अधिक ${count} नए खाते बन सकते हैं।`,
  unconfirmed: (credits) => `ई-मेल पते की पुष्टि होने तक खाते में हर महीने ${credits} क्रेडिट रहते हैं; उसके बाद 1,000।`,
  badEmail: 'ई-मेल का रूप name@example.org जैसा होता है।',
  badPassword: 'पासवर्ड में 8 से 128 अक्षर होते हैं।',
  commonPassword: 'यह पासवर्ड सबसे पहले अनुमान किए जाने वालों में है। कोई दूसरा चुनें।',
  known: 'इस ई-मेल का खाता यहाँ दूसरे पासवर्ड से बना हुआ है। उसी से प्रवेश करें।',
  out: 'आप बाहर आ गए हैं।',
  left: 'खाता हटा दिया गया।',
  feeds: 'एक नगर के पर्व आपके फ़ोन के कैलेंडर में मुफ़्त: खाते के लिए केवल ई-मेल और पासवर्ड चाहिए।',
  first: 'वह पृष्ठ देखने के लिए प्रवेश करें।',
};
