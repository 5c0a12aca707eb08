/**
 * Spells a Hindi proper name in the letters of Sanskrit, for use in a Sanskrit text and its Roman form.
 * The nukta dot of borrowed and flapped sounds is dropped (चंडीगढ़), and vowels of English words become long vowels
 * (ऑ). An anusvara or chandrabindu before a stop becomes the nasal of its class (चण्डीगढ, राञ्ची, वृन्दावन).
 * A Sanskrit word that ends in -m in the South loses this ending (काञ्चीपुर-, रामेश्वर-, विशाखापट्टन-).
 */
const NUKTA_AND_JOINERS = /[\u093c\u200c\u200d]/g;
/** Chandrabindu, and the short and the open e and o, each as a sign and as a letter. */
const ONLY_HINDI = /\u0901|[\u0945\u0946\u0949\u094a\u090d\u090e\u0911\u0912]/g;
const WRITTEN_AS: ReadonlyMap<string, string> = new Map([
  ['\u0901', 'ं'],
  ['\u0945', 'े'],
  ['\u0946', 'े'],
  ['\u0949', 'ो'],
  ['\u094a', 'ो'],
  ['\u090d', 'ए'],
  ['\u090e', 'ए'],
  ['\u0911', 'ओ'],
  ['\u0912', 'ओ'],
]);
const BEFORE_A_STOP = /\u0902([क-म])/g;
const FIRST_STOP = 0x0915; // क; the other stops follow in classes of five letters, each of which ends with its nasal
const NASALS = ['ङ्', 'ञ्', 'ण्', 'न्', 'म्'];
/** ऩ, a न with its own nukta, comes between the fourth and the fifth class. */
const EXTRA_LETTER = 0x0929;

const classNasal = (_: string, stop: string): string => {
  const code = stop.charCodeAt(0);
  const place = Math.floor((code - FIRST_STOP - (code > EXTRA_LETTER ? 1 : 0)) / 5);
  return `${NASALS[place] ?? 'ं'}${stop}`;
};

const SOUTHERN_M = /(पुर|श्वर|पट्टन|पट्टिन|पत्तन|पटन)म$/;

export const sanskritName = (hindi: string): string =>
  hindi
    .normalize('NFD')
    .replaceAll(NUKTA_AND_JOINERS, '')
    .replaceAll(ONLY_HINDI, (letter) => WRITTEN_AS.get(letter) ?? letter)
    .replaceAll(BEFORE_A_STOP, classNasal)
    .normalize('NFC')
    .replace(SOUTHERN_M, '$1');
