/**
 * The listed holidays of packages/ganaka/data/holidays/, one line for each: date, state, festival, source,
 * kind and the day that it replaces. Made by builders/holiday-lists.ts.
 */
export const LISTED: Readonly<Record<string, { readonly sources: Readonly<Record<string, string>>; readonly days: string }>> = {
  FJ: {
    sources: {
      timeanddate: 'timeanddate.com, a published calendar, not a gazette',
    },
    days: `
2016-10-31  deepavali timeanddate public 2016-10-30
2017-10-19  deepavali timeanddate public
2018-11-07  deepavali timeanddate public
2020-11-14  deepavali timeanddate public
2021-11-04  deepavali timeanddate public
2023-11-13  deepavali timeanddate public
2024-11-01  deepavali timeanddate public
`,
  },
  GY: {
    sources: {
      timeanddate: 'timeanddate.com, a published calendar; the Official Gazette for some years',
    },
    days: `
2006-03-15  holi timeanddate public
2009-03-11  holi timeanddate public
2010-03-01  holi timeanddate public
2014-03-17  holi timeanddate public
2015-03-06  holi timeanddate public
2016-10-30  deepavali timeanddate public
2017-10-19  deepavali timeanddate public
2018-11-07  deepavali timeanddate public
2020-03-10  holi timeanddate public
2020-11-14  deepavali timeanddate public
2021-03-28  holi timeanddate public
2022-10-24  deepavali timeanddate public
2025-03-14  holi timeanddate public
2025-10-20  deepavali timeanddate public
`,
  },
  IN: {
    sources: {
      bse: 'days on which the Bombay Stock Exchange was closed, by exchange_calendars; the list has no names',
      dopt: 'circular of the Department of Personnel and Training for the year',
      nse: 'circular of the National Stock Exchange for the year',
      telangana: 'calendar of the government of Telangana for the year',
    },
    days: `
1997-03-07 MH shivaratri bse exchange
1997-03-24 MH holi bse exchange
1999-03-18 MH ugadi bse exchange
1999-10-19 MH vijayadashami bse exchange
1999-11-10 MH bhaidooj bse exchange
1999-11-23 MH guru-nanak-jayanti bse exchange
2001-08-22 MH ganeshchaturthi nse exchange
2001-10-26 MH vijayadashami nse exchange
2001-11-14 MH deepavali nse exchange
2001-11-30 MH guru-nanak-jayanti nse exchange
2002-09-10 MH ganeshchaturthi nse exchange
2002-10-15 MH vijayadashami nse exchange
2002-11-04 MH deepavali nse exchange
2002-11-19 MH guru-nanak-jayanti nse exchange
2004-10-22 MH vijayadashami nse exchange
2005-11-03 MH bhaidooj nse exchange
2006-10-02 MH vijayadashami nse exchange
2006-10-24 MH bhaidooj nse exchange
2007-02-16 MH shivaratri nse exchange
2007-09-03  janmashtami dopt restricted
2007-11-09 MH deepavali nse exchange
2008-03-06 MH shivaratri nse exchange
2008-04-14 MH ramnavami nse exchange
2008-09-03 MH ganeshchaturthi nse exchange
2008-10-28 MH deepavali nse exchange
2008-11-13 MH guru-nanak-jayanti nse exchange
2009-02-23 MH shivaratri nse exchange
2010-02-12 MH shivaratri nse exchange
2010-03-01 MH holi nse exchange
2011-04-12 MH ramnavami nse exchange
2011-10-26 MH deepavali nse exchange
2012-02-20 MH shivaratri nse exchange
2012-03-08 MH holi nse exchange
2012-04-05 MH mahavir-jayanti nse exchange
2012-10-24 MH vijayadashami nse exchange
2012-11-13 MH deepavali nse exchange
2012-11-28 MH guru-nanak-jayanti nse exchange
2013-03-27 MH holi nse exchange
2013-04-19 MH ramnavami nse exchange
2013-11-04 MH govardhan nse exchange
2014-02-27 MH shivaratri nse exchange
2014-03-17 MH holi nse exchange
2014-04-08 MH ramnavami nse exchange
2014-10-03 MH vijayadashami nse exchange
2015-02-17 MH shivaratri nse exchange
2015-09-17 MH ganeshchaturthi nse exchange
2015-11-11 MH deepavali nse exchange
2015-11-12 MH govardhan nse exchange
2015-11-25 MH guru-nanak-jayanti nse exchange
2016-03-24 MH holi nse exchange
2016-04-19 MH mahavir-jayanti nse exchange
2016-10-31 MH govardhan nse exchange
2017-10-20 MH govardhan nse exchange
2018-03-02 MH holi nse exchange
2018-03-29 MH mahavir-jayanti nse exchange
2018-10-08 TS pitru-paksha-15 telangana public
2018-10-18 MH vijayadashami nse exchange
2018-11-07 MH deepavali nse exchange
2018-11-08 MH govardhan nse exchange
2019-03-21 MH holi nse exchange
2019-09-02 MH ganeshchaturthi nse exchange
2019-09-28 TS pitru-paksha-15 telangana public
2019-10-08 MH vijayadashami nse exchange
2019-10-28 MH govardhan nse exchange
2020-02-21 MH shivaratri nse exchange
2020-04-06 MH mahavir-jayanti nse exchange
2021-03-11 MH shivaratri nse exchange
2021-03-29 MH holi nse exchange
2021-04-21 MH ramnavami nse exchange
2021-09-10 MH ganeshchaturthi nse exchange
2021-10-15 MH vijayadashami nse exchange
2021-11-04 MH deepavali nse exchange
2021-11-19 MH guru-nanak-jayanti nse exchange
2022-08-18  janmashtami dopt restricted
2022-08-31 MH ganeshchaturthi nse exchange
2022-10-05 MH vijayadashami nse exchange
2022-10-24 MH deepavali nse exchange
2022-11-08 MH guru-nanak-jayanti nse exchange
2023-03-07 MH holi nse exchange
2023-03-30 MH ramnavami nse exchange
2023-04-04 MH mahavir-jayanti nse exchange
2023-09-19 MH ganeshchaturthi nse exchange
2023-11-14 MH govardhan nse exchange
2024-03-08 MH shivaratri nse exchange
2024-04-17 MH ramnavami nse exchange
2024-10-02 TS pitru-paksha-15 telangana public
2024-11-01 MH deepavali nse exchange
2024-11-15 MH guru-nanak-jayanti nse exchange
2025-03-14 MH holi nse exchange
2025-08-15  janmashtami dopt restricted
2025-08-27 MH ganeshchaturthi nse exchange
2025-10-02 MH vijayadashami nse exchange
2025-10-21 MH deepavali nse exchange
2025-10-22 MH govardhan nse exchange
2026-03-31 MH mahavir-jayanti bse exchange
2026-10-20 MH vijayadashami bse exchange
2026-11-10 MH govardhan bse exchange
2026-11-24 MH guru-nanak-jayanti bse exchange
`,
  },
  KE: {
    sources: {
      gazette: 'Kenya Gazette',
    },
    days: `
2014-10-22  deepavali gazette public
2016-10-29  deepavali gazette public
2017-10-18  deepavali gazette public
2018-11-06  deepavali gazette public
2019-10-28  deepavali gazette public 2019-10-27
2020-11-14  deepavali gazette public
2023-11-12  deepavali gazette public
2024-10-31  deepavali gazette public
`,
  },
  LK: {
    sources: {
      ministry: 'public and bank holidays of the year, Ministry of Public Administration',
    },
    days: `
2004-11-11  deepavali ministry public
2005-11-01  deepavali ministry public
2006-10-21  deepavali ministry public
2010-11-05  deepavali ministry public
2011-10-26  deepavali ministry public
2013-11-02  deepavali ministry public
2014-10-22  deepavali ministry public
2016-10-29  deepavali ministry public
2017-10-18  deepavali ministry public
2018-11-06  deepavali ministry public
2019-10-27  deepavali ministry public
2021-11-04  deepavali ministry public
2023-11-12  deepavali ministry public
2026-11-08  deepavali ministry public
`,
  },
  MU: {
    sources: {
      notice: 'Government Notice of the year',
      timeanddate: 'timeanddate.com, a published calendar, not a gazette',
    },
    days: `
2016-09-06  ganeshchaturthi timeanddate public
2017-08-25  ganeshchaturthi timeanddate public
2018-09-14  ganeshchaturthi timeanddate public
2019-09-03  ganeshchaturthi timeanddate public
2020-08-23  ganeshchaturthi timeanddate public
2021-01-28  thaipusam notice public
2021-04-13  ugadi notice public
2021-09-11  ganeshchaturthi notice public
2021-11-04  deepavali notice public
2022-01-18  thaipusam notice public
2022-03-01  shivaratri notice public
2022-04-02  ugadi notice public
2022-09-01  ganeshchaturthi notice public
2022-10-24  deepavali notice public
2023-02-04  thaipusam timeanddate public
2023-03-22  ugadi timeanddate public
2023-09-20  ganeshchaturthi timeanddate public
2023-11-12  deepavali timeanddate public
2024-01-25  thaipusam notice public
2024-04-09  ugadi notice public
2024-09-08  ganeshchaturthi notice public
2025-02-11  thaipusam notice public
2025-03-30  ugadi notice public
`,
  },
  MY: {
    sources: {
      gazette: 'federal and state gazettes',
    },
    days: `
2008-10-27  deepavali gazette public
2009-10-17  deepavali gazette public
2010-11-05  deepavali gazette public
2011-10-26  deepavali gazette public
2012-02-07  thaipusam gazette public
2012-11-13  deepavali gazette public
2014-01-17  thaipusam gazette public
2014-10-22  deepavali gazette public
2015-02-03  thaipusam gazette public
2015-11-10  deepavali gazette public
2018-01-31  thaipusam gazette public
2018-11-06  deepavali gazette public
2019-10-27  deepavali gazette public
2020-02-08  thaipusam gazette public
2020-11-14  deepavali gazette public
2022-10-24  deepavali gazette public
2023-02-05  thaipusam gazette public
2023-11-12  deepavali gazette public
2024-10-31  deepavali gazette public
2026-02-01  thaipusam gazette public
`,
  },
  NP: {
    sources: {
      moha: 'list of the Ministry of Home Affairs for the Bikram year',
    },
    days: `
2019-01-15  makarsankranti moha public
2019-02-05  sonam-losar moha public
2019-03-04  shivaratri moha public
2019-03-21  holi moha public
2019-05-18  buddha-purnima moha public
2019-08-15  rakshabandhan moha public
2019-08-24  janmashtami moha public
2019-09-29  navaratri moha public
2019-10-06  mahanavami moha public
2019-10-27  deepavali moha public
2019-10-28  govardhan moha public
2020-01-15  makarsankranti moha public
2020-01-25  sonam-losar moha public
2020-02-21  shivaratri moha public
2020-03-10  holi moha public
2020-04-02  ramnavami moha public
2020-05-07  buddha-purnima moha public
2020-08-12  janmashtami moha public
2020-11-14  deepavali moha public
2020-11-16  govardhan moha public
2021-01-14  makarsankranti moha public
2021-03-11  shivaratri moha public
2021-03-29  holi moha public
2021-04-21  ramnavami moha public
2021-05-26  buddha-purnima moha public
2021-08-22  rakshabandhan moha public
2021-08-30  janmashtami moha public
2021-09-09  haritalika moha public
2021-09-19  indra-jatra moha public
2021-10-13  mahashtami moha public
2021-11-05  govardhan moha public
2021-11-10  chhath moha public
2021-11-19  guru-nanak-jayanti moha public
2022-01-15  makarsankranti moha public
2022-03-03  gyalpo-losar moha public
2022-03-18  holi moha public
2022-05-16  buddha-purnima moha public
2022-08-12  gai-jatra moha public
2022-09-03  gaura-parva moha public
2022-09-18  jitiya moha public
2022-10-03  mahashtami moha public
2022-10-04  mahanavami moha public
2022-11-08  guru-nanak-jayanti moha public
2023-01-15  makarsankranti moha public
2023-01-22  sonam-losar moha public
2023-02-21  gyalpo-losar moha public
2023-08-31  gai-jatra moha public
2023-08-31  rakshabandhan moha public
2023-09-18  haritalika moha public
2023-10-07  jitiya moha public
2023-11-14  govardhan moha public
2023-11-15  bhaidooj moha public
2024-01-15  makarsankranti moha public
2024-03-08  shivaratri moha public
2024-03-11  gyalpo-losar moha public
2024-03-25  holi moha public
2024-04-08  ghode-jatra moha public
2024-04-17  ramnavami moha public
2024-05-23  buddha-purnima moha public
2024-09-06  haritalika moha public
2024-09-25  jitiya moha public
2024-10-11  mahanavami moha public
2024-11-02  govardhan moha public
2024-11-03  bhaidooj moha public
2024-11-15  guru-nanak-jayanti moha public
2025-02-26  shivaratri moha public
2025-03-14  holi moha public
2025-03-29  ghode-jatra moha public
2025-04-06  ramnavami moha public
2025-05-12  buddha-purnima moha public
2025-08-16  janmashtami moha public
2025-08-31  gaura-parva moha public
2025-09-15  jitiya moha public
2025-09-22  navaratri moha public
2025-10-20  deepavali moha public
2025-10-22  govardhan moha public
2025-10-27  chhath moha public
2026-01-15  makarsankranti moha public
2026-02-15  shivaratri moha public
2026-02-18  gyalpo-losar moha public
2026-03-03  holi moha public
2026-03-27  ramnavami moha public
2026-05-01  buddha-purnima moha public
2026-09-25  indra-jatra moha public
2027-02-07  sonam-losar moha public
2027-03-06  shivaratri moha public
2027-03-09  gyalpo-losar moha public
`,
  },
  SG: {
    sources: {
      mom: 'list of the Ministry of Manpower',
    },
    days: `
2002-11-03  deepavali mom public
2003-10-23  deepavali mom public
2004-11-11  deepavali mom public
2005-11-01  deepavali mom public
2006-10-21  deepavali mom public
2014-10-22  deepavali mom public
2015-11-10  deepavali mom public
2016-10-29  deepavali mom public
2020-11-14  deepavali mom public
2021-11-04  deepavali mom public
`,
  },
  SR: {
    sources: {
      timeanddate: 'timeanddate.com, a published calendar; the decrees name the feasts alone',
    },
    days: `
2014-10-23  deepavali timeanddate public
2015-03-06  holi timeanddate public
2016-03-23  holi timeanddate public
2018-03-02  holi timeanddate public
2019-10-27  deepavali timeanddate public
2022-10-24  deepavali timeanddate public
2023-11-12  deepavali timeanddate public
2025-03-14  holi timeanddate public
`,
  },
  TT: {
    sources: {
      president: 'Office of the President and newspapers',
    },
    days: `
2012-11-13  deepavali president public
2017-10-19  deepavali president public
2018-11-07  deepavali president public
2019-10-27  deepavali president public
2022-10-24  deepavali president public
2024-10-31  deepavali president public
2025-10-20  deepavali president public
`,
  },
};
