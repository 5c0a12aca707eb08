/** The words of the frame of every page: navigation, footer, copy buttons. */
export const frame = {
  languages: {
    menu: 'Language',
    names: 'Names',
    sentences: 'Sentences',
    also: 'Also in',
    /** Followed by the name of the language, and by the languages in which the page is available. */
    without: 'This page is not yet in',
    beta: 'Most of these names have one source or none, and no speaker has checked them yet.',
  },
  nav: {
    skip: 'Skip to the page',
    main: 'Pages',
    menu: 'Menu',
    festivals: 'Festivals',
    instruments: 'Instruments',
    muhurta: 'Muhurta',
    kundali: 'Kundali',
    milan: 'Milan',
    docs: 'API',
    plan: 'Plans',
    keys: 'Keys',
    usage: 'Usage',
    feeds: 'Calendars',
    signIn: 'Sign in',
    signUp: 'Sign up',
    signOut: 'Sign out',
    account: 'Account',
    light: 'Switch to day (light)',
    dark: 'Switch to night (dark)',
  },
  footer: {
    line: 'Three engines, never mixed in one answer. Place names: GeoNames (CC BY 4.0).',
    machine: 'For programs: OpenAPI',
    health: 'Health',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  copy: 'Copy',
  copied: 'Copied',
  /** The name of the default place, which is not in the gazetteer. */
  defaultPlace: 'Dehradun',
  home: {
    title: 'Today’s panchang, festivals, muhurta and kundali',
    lead: 'Panchanga, muhurta, birth charts, matching, festivals and eclipses over HTTP, from three engines that never mix: the Surya-siddhanta by its own text, Drik with Lahiri’s ayanamsa, and the true Chitrapaksha. Every decision carries its rule and its source.',
  },
};
