/** The cities of the equator and the lands (varsha) they are in, by the Surya-siddhanta (XII.38-41): ids only. */
export const CITY = [{ id: 'yamakoti' }, { id: 'lanka' }, { id: 'romaka' }, { id: 'siddhapura' }] as const;
export const VARSHA = [{ id: 'bhadrashva' }, { id: 'bharata' }, { id: 'ketumala' }, { id: 'kuru' }] as const;
