/** What the pages and letters of one-time links say. */
import type { Language, Widened } from '../../words/index.ts';

const EN = {
  forgot: 'Password forgotten',
  forgotLead: 'Give the e-mail you signed up with. A letter with a link to set a new password is sent to it.',
  forgotLink: 'Password forgotten?',
  email: 'E-mail',
  send: 'Send the letter',
  reset: 'Set a new password',
  resetLead: (email: string) => `For the sign-in of ${email}. All its sessions end.`,
  fresh: 'New password',
  freshHint: 'At least 8 characters.',
  set: 'Set it',
  prove: 'Confirm your mailbox',
  proveLead: (email: string) =>
    `The password you chose when you signed up as ${email} shows that it was you. If you never signed up here, close this page: nothing happens.`,
  password: 'Password',
  confirm: 'Confirm',
  gone: 'This link does not work any more',
  goneLead: 'It was used, has run out, or a newer one was sent. Ask for another.',
  signUpLead:
    'Free: 1,000 credits each month, the Basic routes of every engine. No card. A letter with a link confirms your mailbox; other plans need that.',
  notes: {
    sent: 'If that e-mail has an account here, a letter is on its way to it.',
    reset: 'The new password is set. Sign in with it.',
  },
  proved: 'The mailbox is confirmed.',
  sendAgain: 'Send the letter with the confirming link again',
  sentAgain: 'A letter is on its way, unless one was sent in the last minutes.',
  letters: {
    prove: {
      subject: 'Confirm your mailbox for Ganaka',
      text: (link: string) =>
        `Somebody, probably you, signed up at Ganaka with this address.\n\nTo confirm that the mailbox is yours, open this link within three days and type the password you chose:\n\n${link}\n\nIf it was not you, do nothing.\n`,
    },
    reset: {
      subject: 'A new password for Ganaka',
      text: (link: string) =>
        `Somebody, probably you, asked for a new password at Ganaka for this address.\n\nTo set one, open this link within four hours:\n\n${link}\n\nIf it was not you, do nothing: the old password goes on.\n`,
    },
  },
};

export type LinkWords = Widened<typeof EN>;

const HI: LinkWords = {
  forgot: 'पासवर्ड भूल गए',
  forgotLead: 'जिस ई-मेल से खाता बनाया था वह लिखें। नया पासवर्ड रखने की कड़ी वाला पत्र उस पर भेजा जाएगा।',
  forgotLink: 'पासवर्ड भूल गए?',
  email: 'ई-मेल',
  send: 'पत्र भेजें',
  reset: 'नया पासवर्ड रखें',
  resetLead: (email) => `${email} के प्रवेश के लिए। उसके सब सत्र समाप्त होंगे।`,
  fresh: 'नया पासवर्ड',
  freshHint: 'कम से कम 8 अक्षर।',
  set: 'रखें',
  prove: 'अपने डाक-पते की पुष्टि करें',
  proveLead: (email) =>
    `${email} से खाता बनाते समय चुना गया पासवर्ड दिखाता है कि वह आप ही थे। यदि आपने यहाँ खाता नहीं बनाया, तो यह पृष्ठ बंद कर दें: कुछ नहीं होगा।`,
  password: 'पासवर्ड',
  confirm: 'पुष्टि करें',
  gone: 'यह कड़ी अब काम नहीं करती',
  goneLead: 'वह उपयोग हो चुकी है, उसका समय बीत गया है, या नई भेजी जा चुकी है। दूसरी माँगें।',
  signUpLead:
    'निःशुल्क: हर महीने 1,000 क्रेडिट, हर गणना के मूल मार्ग। कार्ड नहीं चाहिए। एक पत्र की कड़ी से डाक-पते की पुष्टि होती है; अन्य योजनाओं को वह चाहिए।',
  notes: {
    sent: 'यदि उस ई-मेल का यहाँ खाता है, तो उस पर पत्र जा रहा है।',
    reset: 'नया पासवर्ड रख दिया गया। उससे प्रवेश करें।',
  },
  proved: 'डाक-पते की पुष्टि हो गई।',
  sendAgain: 'पुष्टि की कड़ी वाला पत्र फिर भेजें',
  sentAgain: 'पत्र जा रहा है, यदि पिछले कुछ मिनटों में नहीं भेजा गया था।',
  letters: {
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
  },
};

export const LINK_WORDS: Readonly<Record<Language, LinkWords>> = { en: EN, hi: HI };
