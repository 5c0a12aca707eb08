/**
 * The ids of the four cities on the equator and of the lands (varshas) that contain them (Surya-siddhanta XII.38-41).
 */
export const CITY = [{ id: 'yamakoti' }, { id: 'lanka' }, { id: 'romaka' }, { id: 'siddhapura' }] as const;
export const VARSHA = [{ id: 'bhadrashva' }, { id: 'bharata' }, { id: 'ketumala' }, { id: 'kuru' }] as const;
