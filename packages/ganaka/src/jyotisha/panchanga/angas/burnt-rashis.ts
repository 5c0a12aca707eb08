/**
 * The burnt (dagdha) rashis of a tithi: two for each odd tithi of either paksha up to the thirteenth, none for the
 * others (Jyotirnibandha, on the lagna). A graha or lagna in one of them is `dagdha`. The Muhurta Chintamani (1.17) has
 * nearly the same table for lagnas that are void on a tithi; it has Karka for Vrishchika on the ninth and Mina for Mesha
 * on the thirteenth.
 */
import type { Source } from '../../../rules/source.ts';

const NONE: readonly number[] = [];
const BY_TITHI: Readonly<Record<number, readonly number[]>> = {
  1: [7, 10],
  3: [5, 10],
  5: [3, 6],
  7: [4, 9],
  9: [5, 8],
  11: [9, 12],
  13: [1, 2],
};

/** The rashis that the tithi (1–30) burns. */
export const burntRashisOf = (tithi: number): readonly number[] => BY_TITHI[((tithi - 1) % 15) + 1] ?? NONE;

export const BURNT_RASHIS_SOURCE = {
  confidence: 'read-in-text',
  work: 'JN',
  at: 'lagna-prakarana 35-36',
  gist: 'tithi.burnt_rashis',
  verse:
    'तुलामृगौ प्रतिपदि तृतीयायां मृगार्कभे पञ्चम्यां बुधराशी द्वौ सप्तम्यां चापचन्द्रभे नवम्यां हरिकीटौ द्वावेकादश्यां गुरोर्गृहे त्रयोदश्यां मेषवृषौ दिनदग्धाश्च राशयः',
} as const satisfies Source;
