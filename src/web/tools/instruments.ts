/** The pages of the instruments, in the order in which they are shown. */
import { suryaChakraPage } from '../pages/surya-chakra/page.tsx';
import type { Instrument } from './instrument.tsx';

export const INSTRUMENTS: readonly Instrument[] = [suryaChakraPage];
