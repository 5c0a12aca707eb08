/** The pages of the instruments, in the order in which they are shown. */
import { akashaPage } from '../pages/akasha/page.tsx';
import { bhugolaPage } from '../pages/bhugola/page.tsx';
import { chandraPage } from '../pages/chandra/page.tsx';
import { dinaRatriPage } from '../pages/dina-ratri/page.tsx';
import { grahaAstaPage } from '../pages/graha-asta/page.tsx';
import { rituAyanaPage } from '../pages/ritu-ayana/page.tsx';
import { suryaChakraPage } from '../pages/surya-chakra/page.tsx';
import { tithiNirnayaPage } from '../pages/tithi-nirnaya/page.tsx';
import { udayaPage } from '../pages/udaya/page.tsx';
import type { Instrument } from './instrument.tsx';

export const INSTRUMENTS: readonly Instrument[] = [
  suryaChakraPage,
  akashaPage,
  udayaPage,
  chandraPage,
  grahaAstaPage,
  bhugolaPage,
  dinaRatriPage,
  rituAyanaPage,
  tithiNirnayaPage,
];
