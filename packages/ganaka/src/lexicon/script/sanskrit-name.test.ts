import { describe, expect, test } from 'vitest';
import { gazetteerBytes } from '../../library/node/package-files.ts';
import { unpackGazetteer } from '../../places/file.ts';
import { iast } from './iast.ts';
import { sanskritName } from './sanskrit-name.ts';

const towns = Object.values(unpackGazetteer(gazetteerBytes()).head.hindi);

describe('a Hindi name in Sanskrit letters', () => {
  const cases: [hindi: string, sanskrit: string, roman: string][] = [
    ['वृंदावन', 'वृन्दावन', 'vṛndāvana'],
    ['चंडीगढ़', 'चण्डीगढ', 'caṇḍīgaḍha'],
    ['मुंबई', 'मुम्बई', 'mumbaī'],
    ['काठमांडू', 'काठमाण्डू', 'kāṭhamāṇḍū'],
    ['राँची', 'राञ्ची', 'rāñcī'],
    ['हावड़ा', 'हावडा', 'hāvaḍā'],
    ['बैंकॉक', 'बैङ्कोक', 'baiṅkoka'],
    ['आज़मगढ़', 'आजमगढ', 'ājamagaḍha'],
    ['बदायूँ', 'बदायूं', 'badāyūṃ'],
    ['देहरादून', 'देहरादून', 'deharādūna'],
  ];
  for (const [hindi, sanskrit, roman] of cases)
    test(`${hindi} is ${sanskrit}, ${roman}`, () => {
      expect(sanskritName(hindi)).toBe(sanskrit);
      expect(iast(sanskritName(hindi))).toBe(roman);
    });

  test('every town of the gazetteer with a Hindi name has a Roman form in letters of IAST alone', () => {
    expect(towns.length).toBeGreaterThan(1000);
    const strange = towns.filter((town) => !/^[a-zāīūṛṝḷṅñṭḍṇśṣṃḥ -]+$/.test(iast(sanskritName(town))));
    expect(strange).toEqual([]);
  });
  test('none keeps an anusvara before a stop, and what is Sanskrit already stays', () => {
    for (const town of towns) {
      const written = sanskritName(town);
      expect(written).not.toMatch(/\u0901|\u0902[क-म]/);
      expect(sanskritName(written)).toBe(written);
    }
  });
});

test('a southern -m is no part of the stem', () => {
  expect(['कांचीपुरम', 'रामेश्वरम', 'विशाखापट्टनम', 'सेलम'].map(sanskritName)).toEqual([
    'काञ्चीपुर',
    'रामेश्वर',
    'विशाखापट्टन',
    'सेलम',
  ]);
});
