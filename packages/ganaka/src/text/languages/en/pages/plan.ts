/** The words of the page of plans. */
export const plan = {
  title: 'Plans',
  lead: 'Paid by credits: a call costs 1 to 30, only an answered one, and never a repeated one your cache still holds.',
  yours: 'Your plan',
  plan: 'Plan',
  perMonth: 'Credits a month',
  price: 'Price',
  opens: 'Opens',
  rate: 'Calls a second',
  unlimited: 'unlimited',
  packs: 'Extra credits',
  packsLead: 'Bought once; they do not expire and are used after the monthly ones.',
  packCredits: 'Credits',
  costs: 'What a call costs',
  ask: 'To change the plan, buy a pack or ask for a grant',
  askText:
    'Write to us with the e-mail of your account and what you need. Temples, schools and research may ask for a grant.',
  subject: 'Ganaka: plan, credits or a grant',
  rupees: (text: string) => text,
  inWords: 'In words',
  words: {
    free: 'To try every engine: panchanga and its parts, muhurta, hora, chaughadiya and the birth chart. Not for an application in production.',
    developer:
      'To build: everything of Drik and of the true Chitrapaksha (festivals, eclipses, reports, matching, Hindi text), the Basic routes of the Surya-siddhanta. Non-commercial.',
    pro: 'The same as Developer with five times the credits and twice the rate. Non-commercial.',
    commercial: 'For applications in production, under your own name: every engine in full, the Surya-siddhanta too.',
    enterprise:
      'Unlimited credits; the only plan with bulk dates, sanyoga, the kundali book, the instruments for any day and place, and keys for named domains in browsers.',
  },
  access: {
    free: 'the Basic routes on every engine',
    developer: 'full Drik; Surya stays Basic; non-commercial',
    pro: 'as Developer, higher quota',
    commercial: 'production, white-label, full Surya',
    enterprise: 'sanyoga, samvat, kundali book and pack, bulk dates, named domains',
  },
};
