/**
 * The terms of the plans, and the data stored about people. The published page is binding: write nothing here that the
 * service does not do.
 */
import type { Operator, PaperWords } from '../../../contracts/paper.ts';

export const terms = {
  terms: ({ contact, sla, support }: Operator): PaperWords => ({
    title: 'Terms',
    lead: 'What each plan allows. Prices and credits are on the page of plans.',
    sections: [
      {
        head: 'Free Basic, Developer, Pro',
        says: [
          'For trying and building: an application in production needs Commercial or Enterprise. Developer and Pro are non-commercial.',
          'Not white-label: what you show of the answers is shown as Ganaka’s.',
        ],
      },
      {
        head: 'Commercial, Enterprise',
        says: [
          'For applications in production, also paid ones.',
          'White-label: you may show the answers under your own name, without naming Ganaka.',
          'Enterprise adds bulk dates, sanyoga, the kundali book, the instruments for any day and place, and named domains.',
        ],
      },
      {
        head: 'Service level and support',
        says: [
          sla ??
            'A service level (SLA) belongs to Enterprise. The operator of this server has published none: ask before you rely on one.',
          support ??
            `Support by e-mail to ${contact}. Ticket and phone support belong to Enterprise: ask how you reach it.`,
        ],
      },
      {
        head: 'Keys and credits',
        says: [
          'A key is yours alone: at most five are active at once. One that got into other hands should be revoked on the page of keys.',
          'Only an answered call costs credits. Monthly credits lapse at the end of the month, Indian time; extra credits do not expire. Both lapse when the account is deleted.',
          'Rates are limited by plan. Requests above the rate get an error and a time to wait, and nothing is charged.',
        ],
      },
      {
        head: 'What the answers are',
        says: [
          'Astronomy and the rules of the named texts, computed with the stated engine. Traditions differ, and an answer does not replace your family’s or teacher’s custom, nor medical, legal or financial advice.',
        ],
      },
    ],
  }),
  privacy: ({ contact }: Operator): PaperWords => ({
    title: 'Privacy',
    lead: 'What is kept about you, why, and how to have it gone.',
    sections: [
      {
        head: 'Births and questions',
        says: [
          'Dates, times and places of birth, and whatever else a call asks, are used for the answer and not stored. Queries, bodies and tokens are written into no log; answers to personal input are not kept by us and tell caches not to keep them.',
          'A calendar you make under Calendars stores its town, and for a birthday or shraddha also the date, time, place and name you gave it, because it is computed again each day: until you revoke it or delete the account.',
        ],
      },
      {
        head: 'Your account',
        says: [
          'E-mail, a hash of the password, your sessions (when, from which network address, by which browser), hashes and labels of keys, and a log of what was done to the account.',
          'The ledger has a row for each paid call: when, which route, which key, how many credits. Not what was asked.',
          'Of each key the last 200 calls: when, which route, the status, the credits, how long it took and the number of the request. They go with the account.',
        ],
      },
      {
        head: 'Logs',
        says: [
          'A line for each request: its route without the query, the status, how long it took, your network address, and the numbers of account and key. How long they are kept is for the operator of this server to say.',
        ],
      },
      {
        head: 'Cookies',
        says: [
          'Only those the pages need: session, form token, language, theme, town, a tool page’s key session, a mark that this browser has signed in to an account before, and short notes from one page to the next. No tracking, nothing from other hosts.',
        ],
      },
      {
        head: 'Your rights',
        says: [
          'Under “Account” you can download what is kept as JSON, end sessions and delete the account. Keys then stop at once; e-mail, password, sessions, labels and towns are erased; the ledger stays without your name. The account’s log stays too, under its number, and so do domains that were named for a key of it.',
          `Questions: ${contact}.`,
        ],
      },
    ],
  }),
};
