/** The works of karya-muhurta. The ids are the specification's; those after vivaha are extensions. */
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
] as const;
