/** The words of the frame of every page: navigation, footer, copy buttons. */

import type { Words } from '../../../words.ts';
import type { frame as english } from '../../en/pages/frame.ts';

export const frame: Words<typeof english> = {
  languages: {
    menu: 'भाषा',
    names: 'नाम',
    sentences: 'वाक्य',
    also: 'इस भाषा में भी',
    without: 'यह पृष्ठ अभी इस भाषा में नहीं है:',
    beta: 'इनमें से अधिकतर नामों का एक ही स्रोत है या कोई नहीं, और अभी किसी भाषाभाषी ने इन्हें जाँचा नहीं है।',
  },
  nav: {
    skip: 'सीधे पृष्ठ पर जाएँ',
    main: 'पृष्ठ',
    menu: 'सूची',
    festivals: 'पर्व',
    instruments: 'यन्त्र',
    muhurta: 'मुहूर्त',
    kundali: 'कुण्डली',
    weddings: 'विवाह के दिन',
    milan: 'कुण्डली मिलान',
    phone: 'फ़ोन में कैलेंडर',
    docs: 'API',
    plan: 'योजनाएँ',
    keys: 'कुंजियाँ',
    usage: 'उपयोग',
    feeds: 'कैलेंडर',
    signIn: 'प्रवेश',
    signUp: 'खाता बनाएँ',
    signOut: 'बाहर जाएँ',
    account: 'खाता',
    light: 'दिन का रूप (उजला)',
    dark: 'रात का रूप (गहरा)',
  },
  footer: {
    line: 'तीन गणना-पद्धतियाँ, एक उत्तर में कभी मिश्रित नहीं। स्थानों के नाम: GeoNames (CC BY 4.0)।',
    machine: 'प्रोग्रामों के लिए: OpenAPI',
    health: 'स्थिति',
    terms: 'शर्तें',
    privacy: 'निजता',
  },
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  /** The name of the default place, which is not in the gazetteer. */
  defaultPlace: 'देहरादून',
  home: {
    title: 'आज का पंचांग, पर्व, मुहूर्त और कुण्डली',
    lead: 'पंचांग, मुहूर्त, कुण्डली, मिलान, पर्व और ग्रहण HTTP पर, तीन पद्धतियों से जो कभी मिलती नहीं: अपने ही ग्रन्थ से सूर्यसिद्धान्त, लाहिरी अयनांश से दृक्, और सत्य चित्रापक्ष। हर निर्णय अपना नियम और स्रोत साथ लाता है।',
  },
};
