/**
 * The undertakings of karya-muhurta. The ids up to vivaha are those of the specification; the later ones are
 * extensions.
 */
export const KARYA = [
  { id: 'griha_pravesha' },
  { id: 'bhumi_pujan' },
  { id: 'vyavasaya' },
  { id: 'yatra' },
  { id: 'namakarana' },
  { id: 'vahana' },
  { id: 'vidyarambha' },
  { id: 'puja' },
  { id: 'shalya' },
  { id: 'vivaha' },
  { id: 'upanayana' },
  { id: 'chudakarana' },
  { id: 'annaprashana' },
  { id: 'karnavedha' },
  { id: 'simanta' },
  { id: 'kupa' },
  { id: 'dvara' },
] as const;
