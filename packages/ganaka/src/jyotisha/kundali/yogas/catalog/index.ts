/** Every yoga of the service, in the order of the texts. */
import type { Yoga } from '../rule.ts';
import { BHAVA } from './bhava.ts';
import { BPHS_42 } from './bphs-42.ts';
import { CHANDRA } from './chandra.ts';
import { DHANA } from './dhana.ts';
import { LAGNA } from './lagna.ts';
import { MAHAPURUSHA } from './mahapurusha.ts';
import { NABHASA } from './nabhasa.ts';
import { NAMED } from './named.ts';
import { NICABHANGA } from './nicabhanga.ts';
import { PARIVARTANA } from './parivartana.ts';
import { RAJA } from './raja.ts';
import { SURYA } from './surya.ts';
import { VIPARITA } from './viparita.ts';

export const YOGAS: readonly Yoga[] = [
  ...NABHASA,
  ...CHANDRA,
  ...SURYA,
  ...MAHAPURUSHA,
  ...LAGNA,
  ...NAMED,
  ...BHAVA,
  ...VIPARITA,
  ...PARIVARTANA,
  ...NICABHANGA,
  ...RAJA,
  ...DHANA,
  ...BPHS_42,
];
