/** Names of the cycle `era`: ids, English and Hindi forms, attributes. Confidence of the list: general-knowledge. */
export const ERA = [
  { id: 'vikram', en: 'Vikram Samvat', hi: 'विक्रम संवत्' },
  { id: 'shaka', en: 'Shaka Samvat', hi: 'शक संवत्' },
  { id: 'kali', en: 'Kali year', hi: 'कलि संवत्' },
  { id: 'yudhishthira', en: 'Yudhishthira Samvat', hi: 'युधिष्ठिर संवत्' },
  { id: 'parashurama', en: 'Parashurama era', hi: 'परशुराम संवत्' },
  { id: 'barhaspatya', en: 'Barhaspatya samvatsara', hi: 'बार्हस्पत्य संवत्सर' },
  { id: 'chandra', en: 'Chandra samvatsara', hi: 'चान्द्र संवत्सर' },
  { id: 'paitamaha', en: 'Paitamaha samvatsara', hi: 'पैतामह संवत्सर' },
] as const;
