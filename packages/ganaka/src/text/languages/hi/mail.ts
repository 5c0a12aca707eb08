/** The e-mails, by purpose. An e-mail is in the language of the page from which it was requested. */

import type { Words } from '../../words.ts';
import type { mail as english } from '../en/mail.ts';

export const mail: Words<typeof english> = {
  prove: {
    subject: 'गणक के लिए डाक-पते की पुष्टि',
    text: (link) =>
      `किसी ने, सम्भवतः आपने, इस पते से गणक पर खाता बनाया है।\n\nयह डाक-पता आपका है, इसकी पुष्टि के लिए तीन दिन के भीतर यह कड़ी खोलें और चुना हुआ पासवर्ड लिखें:\n\n${link}\n\nयदि वह आप नहीं थे, तो कुछ न करें।\n`,
  },
  reset: {
    subject: 'गणक के लिए नया पासवर्ड',
    text: (link) =>
      `किसी ने, सम्भवतः आपने, इस पते के लिए गणक पर नया पासवर्ड माँगा है।\n\nउसे रखने के लिए चार घंटे के भीतर यह कड़ी खोलें:\n\n${link}\n\nयदि वह आप नहीं थे, तो कुछ न करें: पुराना पासवर्ड चलता रहेगा।\n`,
  },
};
