/** Names of the cycle `tithi`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const TITHI = [
  { number: 1, id: 'pratipada', en: 'Pratipada', hi: 'प्रतिपदा', sa: 'प्रतिपद्', numbers: [1, 16] },
  { number: 2, id: 'dvitiya', en: 'Dvitiya', hi: 'द्वितीया', numbers: [2, 17] },
  { number: 3, id: 'tritiya', en: 'Tritiya', hi: 'तृतीया', numbers: [3, 18] },
  { number: 4, id: 'chaturthi', en: 'Chaturthi', hi: 'चतुर्थी', numbers: [4, 19] },
  { number: 5, id: 'panchami', en: 'Panchami', hi: 'पंचमी', sa: 'पञ्चमी', numbers: [5, 20] },
  { number: 6, id: 'shashthi', en: 'Shashthi', hi: 'षष्ठी', numbers: [6, 21] },
  { number: 7, id: 'saptami', en: 'Saptami', hi: 'सप्तमी', numbers: [7, 22] },
  { number: 8, id: 'ashtami', en: 'Ashtami', hi: 'अष्टमी', numbers: [8, 23] },
  { number: 9, id: 'navami', en: 'Navami', hi: 'नवमी', numbers: [9, 24] },
  { number: 10, id: 'dashami', en: 'Dashami', hi: 'दशमी', numbers: [10, 25] },
  { number: 11, id: 'ekadashi', en: 'Ekadashi', hi: 'एकादशी', numbers: [11, 26] },
  { number: 12, id: 'dvadashi', en: 'Dvadashi', hi: 'द्वादशी', numbers: [12, 27] },
  { number: 13, id: 'trayodashi', en: 'Trayodashi', hi: 'त्रयोदशी', numbers: [13, 28] },
  { number: 14, id: 'chaturdashi', en: 'Chaturdashi', hi: 'चतुर्दशी', numbers: [14, 29] },
  { number: 15, id: 'purnima', en: 'Purnima', hi: 'पूर्णिमा', sa: 'पौर्णमासी', numbers: [15] },
  { number: 30, id: 'amavasya', en: 'Amavasya', hi: 'अमावस्या', sa: 'अमावास्या', numbers: [30] },
] as const;
