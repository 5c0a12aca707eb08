/** Names of the cycle `varga`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const VARGA = [
  { number: 1, id: 'D1', en: 'Rashi', hi: 'लग्न (राशि)', sa: 'क्षेत्र', divisions: 1 },
  { number: 2, id: 'D2', en: 'Hora', hi: 'होरा', divisions: 2 },
  { number: 3, id: 'D3', en: 'Drekkana', hi: 'द्रेष्काण', divisions: 3 },
  { number: 4, id: 'D4', en: 'Chaturthamsha', hi: 'चतुर्थांश', sa: 'तुर्यांश', divisions: 4 },
  { number: 5, id: 'D7', en: 'Saptamsha', hi: 'सप्तमांश', divisions: 7 },
  { number: 6, id: 'D9', en: 'Navamsha', hi: 'नवांश', divisions: 9 },
  { number: 7, id: 'D10', en: 'Dashamsha', hi: 'दशमांश', divisions: 10 },
  { number: 8, id: 'D12', en: 'Dvadashamsha', hi: 'द्वादशांश', sa: 'सूर्यांश', divisions: 12 },
  { number: 9, id: 'D16', en: 'Shodashamsha', hi: 'षोडशांश', divisions: 16 },
  { number: 10, id: 'D20', en: 'Vimshamsha', hi: 'विंशांश', divisions: 20 },
  { number: 11, id: 'D24', en: 'Chaturvimshamsha', hi: 'चतुर्विंशांश', sa: 'वेदबाह्वंश (सिद्धांश)', divisions: 24 },
  { number: 12, id: 'D27', en: 'Saptavimshamsha', hi: 'सप्तविंशांश', sa: 'भांश', divisions: 27 },
  { number: 13, id: 'D30', en: 'Trimshamsha', hi: 'त्रिंशांश', divisions: 30 },
  { number: 14, id: 'D40', en: 'Khavedamsha', hi: 'खवेदांश', divisions: 40 },
  { number: 15, id: 'D45', en: 'Akshavedamsha', hi: 'अक्षवेदांश', divisions: 45 },
  { number: 16, id: 'D60', en: 'Shashtyamsha', hi: 'षष्ट्यंश', divisions: 60 },
] as const;
