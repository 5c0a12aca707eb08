import { describe, expect, test } from 'vitest';
import { type Place, placeWithOffset } from '../../../kernel/place.ts';
import { gazetteerBytes } from '../../../library/node/package-files.ts';
import { unpackGazetteer } from '../../../places/file.ts';
import {
  ganapatiInFull,
  ganapatiSankalpa,
  kshetraWording,
  masaNamed,
  mukhyaSankalpa,
  type SankalpaTime,
} from './sankalpa.ts';
import { sankalpaPlaceOf } from './sankalpa-place.ts';

/** The made-up values of the model texts: Vikram 2083, Siddharthi, Kartika bright second, Wednesday, Anuradha. */
const MODEL: SankalpaTime = {
  era: 'vikram',
  year: 2083,
  samvatsara: 53,
  ayana: 2,
  ritu: 4,
  masa: 8,
  adhika: false,
  tithi: 2,
  weekday: 4,
  nakshatra: 17,
  yoga: 5,
  karana: 3,
  moonRashi: 8,
  sunRashi: 7,
  guruRashi: 5,
};
const DEHRADUN = sankalpaPlaceOf(placeWithOffset('Dehradun', 30.3165, 78.0322, 5.5));

const DESHA_KALA =
  'ॐ विष्णुर्विष्णुर्विष्णुः। श्रीमद्भगवतो महापुरुषस्य विष्णोराज्ञया प्रवर्तमानस्य अद्य श्रीब्रह्मणो द्वितीयपरार्धे श्रीश्वेतवाराहकल्पे वैवस्वतमन्वन्तरे अष्टाविंशतितमे कलियुगे कलिप्रथमचरणे जम्बूद्वीपे भारतवर्षे भरतखण्डे आर्यावर्तैकदेशे देहरादूननगरे बौद्धावतारे २०८३-तमे वैक्रमाब्दे सिद्धार्थिनाम्नि संवत्सरे दक्षिणायने शरदृतौ कार्तिकमासे शुक्लपक्षे द्वितीयायां तिथौ बुधवासरे अनुराधानक्षत्रे शोभनयोगे कौलवकरणे वृश्चिकराशिस्थिते चन्द्रे तुलाराशिस्थिते सूर्ये सिंहराशिस्थिते देवगुरौ शेषेषु ग्रहेषु यथायथं राशिस्थानस्थितेषु सत्सु एवंगुणविशेषणविशिष्टायां शुभपुण्यतिथौ अमुकगोत्रोत्पन्नोऽमुकनामाऽहं';

describe('sankalpa', () => {
  test('the mukhya sankalpa is the model text letter for letter', () =>
    expect(mukhyaSankalpa(MODEL, DEHRADUN).sa).toBe(
      `${DESHA_KALA} श्रुतिस्मृतिपुराणोक्तफलप्राप्त्यर्थं श्रीपरमेश्वरप्रीत्यर्थं यथाशक्ति यथामिलितोपचारैः पूजनं करिष्ये।`,
    ));
  test('the Ganapati sankalpa for a house-entry is the model text letter for letter', () =>
    expect(ganapatiInFull(MODEL, DEHRADUN, 'गृहप्रवेश').sa).toBe(
      `${DESHA_KALA} करिष्यमाणे गृहप्रवेशकर्मणि निर्विघ्नतासिद्ध्यर्थं श्रीमद्भगवतो गणेशस्य यथामिलितोपचारैः पूजनं करिष्ये।`,
    ));
  test('the short Ganapati sankalpa follows the mukhya', () =>
    expect(ganapatiSankalpa().sa).toBe('तदङ्गत्वेन तदादौ निर्विघ्नतासिद्ध्यर्थं श्रीगणपतिपूजनं करिष्ये।'));
  test('its Roman form is made from the same words', () => {
    const { iast } = mukhyaSankalpa(MODEL, DEHRADUN);
    expect(iast).toContain('kārtikamāse śuklapakṣe dvitīyāyāṃ tithau budhavāsare anurādhānakṣatre');
    expect(iast).not.toMatch(/[\u0900-\u097f]/);
  });
  test('amavasya and an adhika Ashadha have forms of their own', () => {
    const { sa } = mukhyaSankalpa({ ...MODEL, tithi: 30, masa: 4, adhika: true }, DEHRADUN);
    expect(sa).toContain('अधिकाषाढमासे कृष्णपक्षे अमावास्यायां तिथौ');
  });
  test('a month with two sankrantis is Margashirsha in the first half of a tithi, Pausha in the second (Dharmasindhu 1)', () => {
    const lost = { masa: 9, kshaya: true };
    expect([masaNamed(lost, 11), masaNamed(lost, 12)]).toEqual([9, 10]);
    expect(masaNamed({ masa: 9, kshaya: false }, 12)).toBe(9);
  });
  test('before the Vikrama era its year is left out', () => {
    const { sa } = mukhyaSankalpa({ ...MODEL, year: -40 }, DEHRADUN);
    expect(sa).toContain('बौद्धावतारे सिद्धार्थिनाम्नि संवत्सरे');
  });
  test('outside India no dvipa, varsha or khanda is named, and no double space is left', () => {
    const place = sankalpaPlaceOf({ ...placeWithOffset('London', 51.5, -0.13, 0), zone: 'Europe/London' });
    const { sa } = mukhyaSankalpa(MODEL, place);
    expect(sa).toContain('कलिप्रथमचरणे पृथिव्याम् अमुकदेशे अमुकनगरे बौद्धावतारे');
    expect(sa).not.toContain('  ');
  });
  test('a town with a kshetra of its own names it; one south of the Vindhya names none', () => {
    expect(sankalpaPlaceOf(placeWithOffset('Ujjain', 23.18, 75.78, 5.5)).kshetra).toBe('ujjain');
    const ujjain = sankalpaPlaceOf({ ...placeWithOffset('Ujjain', 23.18, 75.78, 5.5), devanagari: 'उज्जैन' });
    expect(mukhyaSankalpa(MODEL, ujjain).sa).toContain('अवन्तिकाक्षेत्रे शिप्रातीरे उज्जयिनीनगरे');
    expect(sankalpaPlaceOf(placeWithOffset('Chennai', 13.08, 80.27, 5.5)).kshetra).toBeNull();
    expect(kshetraWording('gaya')).toEqual({ sa: 'गयाक्षेत्रे', iast: 'gayākṣetre' });
  });
  test('at Varanasi the kshetra is worded as the Antyakarmadipaka has it', () => {
    const varanasi = sankalpaPlaceOf({ ...placeWithOffset('Varanasi', 25.32, 83.01, 5.5), devanagari: 'वाराणसी' });
    expect(mukhyaSankalpa(MODEL, varanasi).sa).toContain(
      'भरतखण्डे वाराणसीक्षेत्रे महाश्मशाने आनन्दकानने गौरीमुखे त्रिकण्टकविराजिते भागीरथ्याः पश्चिमे तीरे वाराणसीनगरे',
    );
  });
  test('a town that the gazetteer writes in Hindi is named in the letters of Sanskrit', () => {
    const at = (name: string, devanagari: string) =>
      mukhyaSankalpa(MODEL, sankalpaPlaceOf({ ...placeWithOffset(name, 27.5, 77.7, 5.5), devanagari }));
    expect(at('Vrindavan', 'वृंदावन').sa).toContain('मथुरामण्डले यमुनातीरे वृन्दावननगरे बौद्धावतारे');
    expect(at('Chandigarh', 'चंडीगढ़').iast).toContain('āryāvartaikadeśe caṇḍīgaḍhanagare bauddhāvatāre');
  });
  test('at no town of the gazetteer with a Hindi name has the Roman text a letter outside IAST', () => {
    const towns = Object.values(unpackGazetteer(gazetteerBytes()).head.hindi);
    for (const devanagari of towns) {
      const { iast } = mukhyaSankalpa(MODEL, sankalpaPlaceOf({ ...placeWithOffset('there', 27, 77, 5.5), devanagari }));
      expect(iast).toMatch(/^[a-z0-9āīūṛṝḷṅñṭḍṇśṣṃḥ|' -]+$/);
    }
  });
  test('a label that is also a word of the language names no town and no kshetra', () => {
    const place = sankalpaPlaceOf(placeWithOffset('constructor', 28, 77, 5.5));
    expect(place).toEqual({ town: null, inIndia: true, inNepal: false, kshetra: 'aryavarta', purnimanta: true });
  });

  test.each([
    ['Kathmandu', 27.7, 85.3, 'Asia/Kathmandu', 'पृथिव्यां नेपालदेशे पशुपतिक्षेत्रे वाग्मतीतीरे काष्ठमण्डपनगरे बौद्धावतारे'],
    ['Pokhara', 28.2, 84, 'Asia/Kathmandu', 'कलिप्रथमचरणे पृथिव्यां नेपालदेशे अमुकनगरे'],
    ['Puri', 19.8, 85.8, 'Asia/Kolkata', 'भरतखण्डे श्रीपुरुषोत्तमक्षेत्रे'],
    ['Dwarka', 22.2, 69, 'Asia/Kolkata', 'भरतखण्डे द्वारकाक्षेत्रे'],
    ['Rameswaram', 9.3, 79.3, 'Asia/Kolkata', 'भरतखण्डे श्रीरामेश्वरक्षेत्रे'],
    ['Badrinath', 30.7, 79.5, 'Asia/Kolkata', 'भरतखण्डे बदरिकाश्रमक्षेत्रे'],
    // a namesake in another land has no kshetra
    ['Puri', -7.5, 16, 'Africa/Luanda', 'पृथिव्याम् अमुकदेशे अमुकनगरे'],
    ['Kathmandu', 27.7, 85.3, 'Asia/Kolkata', 'आर्यावर्तैकदेशे'],
  ])('%s (%s, %s, %s) is named with its land and kshetra', (name, latDeg, lonDeg, zone, words) => {
    const place = sankalpaPlaceOf({ ...placeWithOffset(name, latDeg, lonDeg, 5.5), zone });
    const { sa, iast } = mukhyaSankalpa(MODEL, place);
    expect(sa).toContain(words);
    expect(iast).not.toMatch(/[\u0900-\u097f]| {2}/);
  });

  const reckoned: [string, Place, boolean][] = [
    ['Dehradun', placeWithOffset('Dehradun', 30.3, 78, 5.5), true],
    ['Chennai', placeWithOffset('Chennai', 13.1, 80.3, 5.5), false],
    ['Kathmandu by its zone', { ...placeWithOffset('Kathmandu', 27.7, 85.3, 5.75), zone: 'Asia/Kathmandu' }, true],
    ['Kathmandu by its offset', placeWithOffset('27.7, 85.3', 27.7, 85.3, 5.75), true],
    ['Lahore', { ...placeWithOffset('Lahore', 31.5, 74.3, 5), zone: 'Asia/Karachi' }, true],
    ['Dhaka', { ...placeWithOffset('Dhaka', 23.7, 90.4, 6), zone: 'Asia/Dhaka' }, true],
    ['Colombo', { ...placeWithOffset('Colombo', 6.9, 79.9, 5.5), zone: 'Asia/Colombo' }, false],
    ['London', { ...placeWithOffset('London', 51.5, -0.1, 0), zone: 'Europe/London' }, false],
  ];
  for (const [name, place, purnimanta] of reckoned)
    test(`at ${name} the month is ${purnimanta ? 'purnimanta' : 'amanta'}`, () =>
      expect(sankalpaPlaceOf(place).purnimanta).toBe(purnimanta));
});
