/** Names of the cycle `festival_observance`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const FESTIVAL_OBSERVANCE = [
  { id: 'holika_dahan', en: 'Holika Dahan', hi: 'होलिका दहन', sa: 'होलिकादहन' },
  { id: 'lakshmi_puja', en: 'Lakshmi Puja', hi: 'लक्ष्मी पूजन', sa: 'लक्ष्मीपूजन' },
  { id: 'yama_dipa', en: 'Lamp for Yama', hi: 'यम दीपदान', sa: 'यमदीपदान' },
  { id: 'abhyanga_snana', en: 'Oil bath', hi: 'अभ्यंग स्नान', sa: 'अभ्यङ्गस्नान' },
  { id: 'ghatasthapana', en: 'Ghata-sthapana', hi: 'घटस्थापना', sa: 'घटस्थापन' },
  { id: 'vat_purnima', en: 'Vat Purnima', hi: 'वट पूर्णिमा व्रत' },
  { id: 'vijayadashami', en: 'Vijaya Dashami', hi: 'विजयादशमी' },
  { id: 'parana', en: 'Parana', hi: 'पारण', sa: 'पारणा' },
  { id: 'punya_kala', en: 'Punya kala', hi: 'पुण्यकाल' },
  { id: 'maha_punya_kala', en: 'Maha punya kala', hi: 'महापुण्यकाल' },
  { id: 'smarta', en: 'Smarta', hi: 'स्मार्त' },
  { id: 'vaishnava', en: 'Vaishnava', hi: 'वैष्णव' },
  { id: 'rigveda', en: 'Rigveda', hi: 'ऋग्वेद' },
  { id: 'yajurveda', en: 'Yajurveda', hi: 'यजुर्वेद' },
  { id: 'samaveda', en: 'Samaveda', hi: 'सामवेद' },
  { id: 'bhadra_free', en: 'Free of Bhadra', hi: 'भद्रा रहित', sa: 'भद्रारहित' },
] as const;
