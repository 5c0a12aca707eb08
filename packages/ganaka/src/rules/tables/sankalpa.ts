/**
 * The Sanskrit words of a sankalpa in Devanagari, each in the grammatical case it needs: the locative unless stated.
 * The code looks forms up and never inflects them. Sandhi (the merging of sounds) is complete inside compounds and
 * absent between words.
 */
import type { Source } from '../source.ts';

/** The samvatsaras, from Prabhava. */
export const SAMVATSARA_LOC: readonly string[] = [
  'प्रभवनाम्नि संवत्सरे',
  'विभवनाम्नि संवत्सरे',
  'शुक्लनाम्नि संवत्सरे',
  'प्रमोदनाम्नि संवत्सरे',
  'प्रजापतिनाम्नि संवत्सरे',
  'अङ्गिरोनाम्नि संवत्सरे',
  'श्रीमुखनाम्नि संवत्सरे',
  'भावनाम्नि संवत्सरे',
  'युवनाम्नि संवत्सरे',
  'धातृनाम्नि संवत्सरे',
  'ईश्वरनाम्नि संवत्सरे',
  'बहुधान्यनाम्नि संवत्सरे',
  'प्रमाथिनाम्नि संवत्सरे',
  'विक्रमनाम्नि संवत्सरे',
  'वृषनाम्नि संवत्सरे',
  'चित्रभानुनाम्नि संवत्सरे',
  'सुभानुनाम्नि संवत्सरे',
  'तारणनाम्नि संवत्सरे',
  'पार्थिवनाम्नि संवत्सरे',
  'व्ययनाम्नि संवत्सरे',
  'सर्वजिन्नाम्नि संवत्सरे',
  'सर्वधारिनाम्नि संवत्सरे',
  'विरोधिनाम्नि संवत्सरे',
  'विकृतिनाम्नि संवत्सरे',
  'खरनाम्नि संवत्सरे',
  'नन्दननाम्नि संवत्सरे',
  'विजयनाम्नि संवत्सरे',
  'जयनाम्नि संवत्सरे',
  'मन्मथनाम्नि संवत्सरे',
  'दुर्मुखनाम्नि संवत्सरे',
  'हेमलम्बनाम्नि संवत्सरे',
  'विलम्बनाम्नि संवत्सरे',
  'विकारिनाम्नि संवत्सरे',
  'शार्वरीनाम्नि संवत्सरे',
  'प्लवनाम्नि संवत्सरे',
  'शुभकृन्नाम्नि संवत्सरे',
  'शोभकृन्नाम्नि संवत्सरे',
  'क्रोधिनाम्नि संवत्सरे',
  'विश्वावसुनाम्नि संवत्सरे',
  'पराभवनाम्नि संवत्सरे',
  'प्लवङ्गनाम्नि संवत्सरे',
  'कीलकनाम्नि संवत्सरे',
  'सौम्यनाम्नि संवत्सरे',
  'साधारणनाम्नि संवत्सरे',
  'विरोधकृन्नाम्नि संवत्सरे',
  'परिधाविनाम्नि संवत्सरे',
  'प्रमादिनाम्नि संवत्सरे',
  'आनन्दनाम्नि संवत्सरे',
  'राक्षसनाम्नि संवत्सरे',
  'अनलनाम्नि संवत्सरे',
  'पिङ्गलनाम्नि संवत्सरे',
  'कालयुक्तनाम्नि संवत्सरे',
  'सिद्धार्थिनाम्नि संवत्सरे',
  'रौद्रनाम्नि संवत्सरे',
  'दुर्मतिनाम्नि संवत्सरे',
  'दुन्दुभिनाम्नि संवत्सरे',
  'रुधिरोद्गारिनाम्नि संवत्सरे',
  'रक्ताक्षिनाम्नि संवत्सरे',
  'क्रोधननाम्नि संवत्सरे',
  'क्षयनाम्नि संवत्सरे',
];

/** The ayanas (half-years): uttarayana, dakshinayana. */
export const AYANA_LOC: readonly string[] = ['उत्तरायणे', 'दक्षिणायने'];

/** The ritus (seasons), from vasanta. */
export const RITU_LOC: readonly string[] = ['वसन्तर्तौ', 'ग्रीष्मर्तौ', 'वर्षर्तौ', 'शरदृतौ', 'हेमन्तर्तौ', 'शिशिरर्तौ'];

/** The months, from Chaitra. */
export const MASA_LOC: readonly string[] = [
  'चैत्रमासे',
  'वैशाखमासे',
  'ज्यैष्ठमासे',
  'आषाढमासे',
  'श्रावणमासे',
  'भाद्रपदमासे',
  'आश्विनमासे',
  'कार्तिकमासे',
  'मार्गशीर्षमासे',
  'पौषमासे',
  'माघमासे',
  'फाल्गुनमासे',
];

/** The adhika months, from Chaitra. */
export const ADHIKA_MASA_LOC: readonly string[] = [
  'अधिकचैत्रमासे',
  'अधिकवैशाखमासे',
  'अधिकज्यैष्ठमासे',
  'अधिकाषाढमासे',
  'अधिकश्रावणमासे',
  'अधिकभाद्रपदमासे',
  'अधिकाश्विनमासे',
  'अधिककार्तिकमासे',
  'अधिकमार्गशीर्षमासे',
  'अधिकपौषमासे',
  'अधिकमाघमासे',
  'अधिकफाल्गुनमासे',
];

/** The pakshas: shukla, krishna. */
export const PAKSHA_LOC: readonly string[] = ['शुक्लपक्षे', 'कृष्णपक्षे'];

/** The fifteen tithis of the bright half, then amavasya. */
export const TITHI_LOC: readonly string[] = [
  'प्रतिपदि तिथौ',
  'द्वितीयायां तिथौ',
  'तृतीयायां तिथौ',
  'चतुर्थ्यां तिथौ',
  'पञ्चम्यां तिथौ',
  'षष्ठ्यां तिथौ',
  'सप्तम्यां तिथौ',
  'अष्टम्यां तिथौ',
  'नवम्यां तिथौ',
  'दशम्यां तिथौ',
  'एकादश्यां तिथौ',
  'द्वादश्यां तिथौ',
  'त्रयोदश्यां तिथौ',
  'चतुर्दश्यां तिथौ',
  'पूर्णिमायां तिथौ',
  'अमावास्यायां तिथौ',
];

/** The weekdays, from Sunday. */
export const VARA_LOC: readonly string[] = ['रविवासरे', 'सोमवासरे', 'भौमवासरे', 'बुधवासरे', 'गुरुवासरे', 'शुक्रवासरे', 'शनिवासरे'];

/** The nakshatras from Ashvini, with Abhijit at the end. */
export const NAKSHATRA_LOC: readonly string[] = [
  'अश्विनीनक्षत्रे',
  'भरणीनक्षत्रे',
  'कृत्तिकानक्षत्रे',
  'रोहिणीनक्षत्रे',
  'मृगशिरोनक्षत्रे',
  'आर्द्रानक्षत्रे',
  'पुनर्वसुनक्षत्रे',
  'पुष्यनक्षत्रे',
  'आश्लेषानक्षत्रे',
  'मघानक्षत्रे',
  'पूर्वफल्गुनीनक्षत्रे',
  'उत्तरफल्गुनीनक्षत्रे',
  'हस्तनक्षत्रे',
  'चित्रानक्षत्रे',
  'स्वातीनक्षत्रे',
  'विशाखानक्षत्रे',
  'अनुराधानक्षत्रे',
  'ज्येष्ठानक्षत्रे',
  'मूलनक्षत्रे',
  'पूर्वाषाढानक्षत्रे',
  'उत्तराषाढानक्षत्रे',
  'श्रवणनक्षत्रे',
  'धनिष्ठानक्षत्रे',
  'शतभिषङ्नक्षत्रे',
  'पूर्वभाद्रपदानक्षत्रे',
  'उत्तरभाद्रपदानक्षत्रे',
  'रेवतीनक्षत्रे',
  'अभिजिन्नक्षत्रे',
];

/** The yogas, from Vishkambha. */
export const YOGA_LOC: readonly string[] = [
  'विष्कम्भयोगे',
  'प्रीतियोगे',
  'आयुष्मद्योगे',
  'सौभाग्ययोगे',
  'शोभनयोगे',
  'अतिगण्डयोगे',
  'सुकर्मयोगे',
  'धृतियोगे',
  'शूलयोगे',
  'गण्डयोगे',
  'वृद्धियोगे',
  'ध्रुवयोगे',
  'व्याघातयोगे',
  'हर्षणयोगे',
  'वज्रयोगे',
  'सिद्धियोगे',
  'व्यतीपातयोगे',
  'वरीयोयोगे',
  'परिघयोगे',
  'शिवयोगे',
  'सिद्धयोगे',
  'साध्ययोगे',
  'शुभयोगे',
  'शुक्लयोगे',
  'ब्रह्मयोगे',
  'इन्द्रयोगे',
  'वैधृतियोगे',
];

/** The seven movable karanas from Bava, then Shakuni, Chatushpada, Naga and Kimstughna. */
export const KARANA_LOC: readonly string[] = [
  'बवकरणे',
  'बालवकरणे',
  'कौलवकरणे',
  'तैतिलकरणे',
  'गरकरणे',
  'वणिजकरणे',
  'विष्टिकरणे',
  'शकुनिकरणे',
  'चतुष्पदकरणे',
  'नागकरणे',
  'किंस्तुघ्नकरणे',
];

/** The words "being in the rashi", from Mesha. */
export const RASHI_STHITA: readonly string[] = [
  'मेषराशिस्थिते',
  'वृषभराशिस्थिते',
  'मिथुनराशिस्थिते',
  'कर्कराशिस्थिते',
  'सिंहराशिस्थिते',
  'कन्याराशिस्थिते',
  'तुलाराशिस्थिते',
  'वृश्चिकराशिस्थिते',
  'धनूराशिस्थिते',
  'मकरराशिस्थिते',
  'कुम्भराशिस्थिते',
  'मीनराशिस्थिते',
];

export const FIXED = {
  parardha: 'द्वितीयपरार्धे',
  kalpa: 'श्रीश्वेतवाराहकल्पे',
  manvantara: 'वैवस्वतमन्वन्तरे',
  yuga: 'अष्टाविंशतितमे कलियुगे',
  charana: 'कलिप्रथमचरणे',
  dvipa: 'जम्बूद्वीपे',
  varsha: 'भारतवर्षे',
  khanda: 'भरतखण्डे',
  avatara: 'बौद्धावतारे',
  evam: 'एवंगुणविशेषणविशिष्टायां शुभपुण्यतिथौ',
  shesha: 'शेषेषु ग्रहेषु यथायथं राशिस्थानस्थितेषु सत्सु',
} as const;

/**
 * The person who performs the rite, with the placeholder "so-and-so" for name and gotra (lineage). We never ask for
 * these.
 */
export const AGENT = 'अमुकगोत्रोत्पन्नोऽमुकनामाऽहं';

export const GRAHA_LOC = { chandra: 'चन्द्रे', surya: 'सूर्ये', guru: 'देवगुरौ' } as const;

/** The kshetras. We read only those of Aryavarta and Kashi in a printed formula (Antyakarmadipaka). */
export const KSHETRA = {
  aryavarta: { en: 'Aryavarta', loc: 'आर्यावर्तैकदेशे', confidence: 'read-in-text' },
  kashi: {
    en: 'Kashi',
    loc: 'वाराणसीक्षेत्रे महाश्मशाने आनन्दकानने गौरीमुखे त्रिकण्टकविराजिते भागीरथ्याः पश्चिमे तीरे',
    confidence: 'read-in-text',
  },
  prayaga: { en: 'Prayaga', loc: 'प्रयागक्षेत्रे', confidence: 'general-knowledge' },
  haridwar: { en: 'Haridwar', loc: 'मायाक्षेत्रे गङ्गातीरे', confidence: 'general-knowledge' },
  kurukshetra: { en: 'Kurukshetra', loc: 'कुरुक्षेत्रे', confidence: 'general-knowledge' },
  ujjain: { en: 'Ujjain', loc: 'अवन्तिकाक्षेत्रे शिप्रातीरे', confidence: 'general-knowledge' },
  mathura: { en: 'Mathura', loc: 'मथुरामण्डले यमुनातीरे', confidence: 'general-knowledge' },
  gaya: { en: 'Gaya', loc: 'गयाक्षेत्रे', confidence: 'general-knowledge' },
  pushkara: { en: 'Pushkar', loc: 'पुष्करक्षेत्रे', confidence: 'general-knowledge' },
  naimisha: { en: 'Naimisha', loc: 'नैमिषारण्यक्षेत्रे', confidence: 'general-knowledge' },
  badari: { en: 'Badarikashrama', loc: 'बदरिकाश्रमक्षेत्रे अलकनन्दातीरे', confidence: 'general-knowledge' },
  kedara: { en: 'Kedara', loc: 'केदारक्षेत्रे मन्दाकिनीतीरे', confidence: 'general-knowledge' },
  purushottama: { en: 'Purushottama-kshetra', loc: 'श्रीपुरुषोत्तमक्षेत्रे महोदधितीरे', confidence: 'general-knowledge' },
  dwaraka: { en: 'Dvaraka', loc: 'द्वारकाक्षेत्रे गोमतीतीरे', confidence: 'general-knowledge' },
  setu: { en: 'Rameshvara', loc: 'श्रीरामेश्वरक्षेत्रे सेतौ', confidence: 'general-knowledge' },
  ayodhya: { en: 'Ayodhya', loc: 'अयोध्याक्षेत्रे सरयूतीरे', confidence: 'general-knowledge' },
  kanchi: { en: 'Kanchi', loc: 'काञ्चीक्षेत्रे', confidence: 'general-knowledge' },
  prabhasa: { en: 'Prabhasa', loc: 'प्रभासक्षेत्रे', confidence: 'general-knowledge' },
  shrishaila: { en: 'Shrishaila', loc: 'श्रीशैलक्षेत्रे', confidence: 'general-knowledge' },
  omkara: { en: 'Omkara', loc: 'ओङ्कारक्षेत्रे नर्मदातीरे', confidence: 'general-knowledge' },
  tryambaka: { en: 'Tryambaka', loc: 'त्र्यम्बकक्षेत्रे गोदावरीतीरे', confidence: 'general-knowledge' },
  vaidyanatha: { en: 'Vaidyanatha', loc: 'वैद्यनाथक्षेत्रे', confidence: 'general-knowledge' },
  venkatachala: { en: 'Venkatachala', loc: 'श्रीवेङ्कटाचलक्षेत्रे', confidence: 'general-knowledge' },
  shriranga: { en: 'Shriranga', loc: 'श्रीरङ्गक्षेत्रे कावेरीतीरे', confidence: 'general-knowledge' },
  panduranga: { en: 'Pandharpur', loc: 'पाण्डुरङ्गक्षेत्रे भीमरथीतीरे', confidence: 'general-knowledge' },
  panchavati: { en: 'Panchavati', loc: 'पञ्चवट्यां गोदावरीतीरे', confidence: 'general-knowledge' },
  gokarna: { en: 'Gokarna', loc: 'गोकर्णक्षेत्रे', confidence: 'general-knowledge' },
  pashupati: { en: 'Pashupati', loc: 'पशुपतिक्षेत्रे वाग्मतीतीरे', confidence: 'general-knowledge' },
  mukti: { en: 'Mukti-kshetra', loc: 'मुक्तिक्षेत्रे गण्डकीतीरे', confidence: 'general-knowledge' },
} as const;
export type KshetraId = keyof typeof KSHETRA;

/**
 * The words outside India: "on earth, in such a land", in Nepal with its name; no print was found. The words for dvipa, varsha and khanda (the parts of the world
 * that contain India) are empty.
 */
export const ABROAD = {
  land: 'पृथिव्याम् अमुकदेशे',
  nepal: 'पृथिव्यां नेपालदेशे',
  left: { dvipa: '', varsha: '', khanda: '' },
} as const;

/** The default rite, if the request names none: worship according to one's means. */
export const PUJA = { acc: 'यथाशक्ति यथामिलितोपचारैः पूजनं', stem: 'पूजन' } as const;

export const TEMPLATES = {
  deshaKala:
    'ॐ विष्णुर्विष्णुर्विष्णुः। श्रीमद्भगवतो महापुरुषस्य विष्णोराज्ञया प्रवर्तमानस्य अद्य श्रीब्रह्मणो {parardha} {kalpa} {manvantara} {yuga} {charana} {dvipa} {varsha} {khanda} {kshetra} {place} {avatara} {vikram} {samvatsara} {ayana} {ritu} {masa} {paksha} {tithi} {vara} {nakshatra} {yoga} {karana} {chandra} {surya} {guru} {shesha} {evam}',
  mukhya: '{desha_kala} {agent} श्रुतिस्मृतिपुराणोक्तफलप्राप्त्यर्थं श्रीपरमेश्वरप्रीत्यर्थं {karma} करिष्ये।',
  ganapati:
    '{desha_kala} {agent} करिष्यमाणे {karma_stem}कर्मणि निर्विघ्नतासिद्ध्यर्थं श्रीमद्भगवतो गणेशस्य यथामिलितोपचारैः पूजनं करिष्ये।',
  ganapatiShort: 'तदङ्गत्वेन तदादौ निर्विघ्नतासिद्ध्यर्थं श्रीगणपतिपूजनं करिष्ये।',
} as const;

/** Places that have their own kshetra, keyed by normalized name. */
export const KSHETRA_BY_PLACE: ReadonlyMap<string, KshetraId> = new Map([
  ['varanasi', 'kashi'],
  ['kashi', 'kashi'],
  ['banaras', 'kashi'],
  ['prayagraj', 'prayaga'],
  ['allahabad', 'prayaga'],
  ['haridwar', 'haridwar'],
  ['kurukshetra', 'kurukshetra'],
  ['thanesar', 'kurukshetra'],
  ['ujjain', 'ujjain'],
  ['mathura', 'mathura'],
  ['gaya', 'gaya'],
  ['pushkar', 'pushkara'],
  ['naimisharanya', 'naimisha'],
  ['nimsar', 'naimisha'],
  ['badrinath', 'badari'],
  ['kedarnath', 'kedara'],
  ['puri', 'purushottama'],
  ['jagannath puri', 'purushottama'],
  ['dwarka', 'dwaraka'],
  ['rameswaram', 'setu'],
  ['rameshwaram', 'setu'],
  ['ayodhya', 'ayodhya'],
  ['kanchipuram', 'kanchi'],
  ['somnath', 'prabhasa'],
  ['prabhas patan', 'prabhasa'],
  ['srisailam', 'shrishaila'],
  ['omkareshwar', 'omkara'],
  ['trimbak', 'tryambaka'],
  ['deoghar', 'vaidyanatha'],
  ['tirupati', 'venkatachala'],
  ['tirumala', 'venkatachala'],
  ['srirangam', 'shriranga'],
  ['pandharpur', 'panduranga'],
  ['nashik', 'panchavati'],
  ['gokarna', 'gokarna'],
  ['kathmandu', 'pashupati'],
  ['pashupatinath', 'pashupati'],
  ['muktinath', 'mukti'],
  ['vrindavan', 'mathura'],
]);

/** The kshetras in Nepal; the others are in India. */
export const KSHETRAS_OF_NEPAL: ReadonlySet<KshetraId> = new Set(['pashupati', 'mukti']);

/** The Sanskrit names of the towns in the examples of the formula. Other names come from the gazetteer in Hindi. */
export const TOWN_STEMS: ReadonlyMap<string, string> = new Map([
  ['dehradun', 'देहरादून'],
  ['delhi', 'दिल्ली'],
  ['ujjain', 'उज्जयिनी'],
  ['kathmandu', 'काष्ठमण्डप'],
]);

export const SANKALPA_SOURCE: Source = {
  confidence: 'secondary',
  work: 'SD',
  at: '1, sarva-karma-sadharani paribhasha',
  kind: 'section',
  gist: 'sankalpa.place_time_seventh_case_rite',
  emended: true,
};
/** The source of word forms that we did not read in any printed formula. */
export const FORMS_SOURCE: Source = {
  confidence: 'general-knowledge',
  gist: 'sankalpa.forms_tithi_nakshatra_yoga_karana',
};
export const GANAPATI_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '2, Ashvina (navaratra-arambha)',
  kind: 'section',
  gist: 'sankalpa.ganapati_first_limb_rite',
};
