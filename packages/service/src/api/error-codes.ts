/** The stable codes of errors. `{parameter}` is replaced by the name of the parameter at fault. */
export interface ErrorCode {
  readonly code: string;
  readonly status: number;
  readonly about: string;
}

const codes = (status: number, rows: Readonly<Record<string, string>>): ErrorCode[] =>
  Object.entries(rows).map(([code, about]) => ({ code, status, about }));

export const ERROR_CODES: readonly ErrorCode[] = [
  ...codes(400, {
    not_whole: 'a tool read a reply that is sent in parts; ask the route itself',
    'bad_{parameter}': 'the value is not one that it may have; `allowed` says which',
    'missing_{parameter}': 'it is required on this route',
    '{parameter}_out_of_range': 'the day lies outside the years that the engine answers for',
    unknown_parameter: 'the route has no such parameter; the text names the nearest',
    repeated_parameter: 'it is given twice, or under two of its names',
    option_of_another_engine: 'it has a meaning for another engine alone',
    value_too_long: 'the value is longer than any that is allowed',
    bad_character: 'the value has a character that no text has',
    bad_encoding: 'the percent signs of the query do not spell a text',
    query_too_long: 'the query as a whole is too long',
    two_times: 'time and hour are both given',
    two_moments: 'ahargana is given together with a date or time',
    skipped_time: 'the clocks of the place were put forward over that time',
    skipped_date: 'the place had no such day, having moved across the date line',
    ambiguous_tz: 'the abbreviation means several zones; name one of them',
    ambiguous_place:
      'several places have that name and none is far larger; add the state, or give an id of /v1/geocode',
    unknown_place: 'no place has that name; the text names the nearest',
    two_keys: 'X-API-Key and Authorization hold different keys',
    bad_body: 'the body is not the JSON that the route takes',
    bad_birth: 'a birth in the list is wrong; the text says which',
    bad_pair: 'a pair names a birth that is not in the list',
    unknown_field: 'the body has a field that the route does not take',
    more_errors: 'there are more wrong things than are listed',
    sealed_parameters: 'a sealed URL takes no further parameters',
    bad_request: 'the request could not be read as HTTP',
  }),
  ...codes(401, {
    key_missing: 'the route needs a key',
    key_malformed: 'it does not look like a key of this service',
    key_mistyped: 'its check characters do not fit',
    key_unknown: 'there is no such key',
    key_revoked: 'it was revoked',
  }),
  ...codes(402, { no_credits: 'the credits of the month do not suffice' }),
  ...codes(403, {
    plan_not_covered: 'the plan does not cover the route on this engine',
    engine_not_covered: 'the key’s first letters do not open this engine',
    origin_not_named: 'a page of another domain sent the key, and the key does not name it',
    sealed_expired: 'the sealed URL has expired',
    sealed_revoked: 'the key that created the sealed URL is no longer valid',
    sealed_tampered: 'the sealed URL was changed, or is not one of this service',
  }),
  ...codes(404, {
    unknown_route: 'there is no such path; the text names the nearest',
    unknown_feed: 'the calendar was ended',
    not_installed: 'the service runs without the optional package that /mcp needs',
  }),
  ...codes(405, { method_not_allowed: 'the path answers to another method; `Allow` names it' }),
  ...codes(408, { too_slow: 'the request took too long to arrive' }),
  ...codes(410, { engine_retired: 'this engine is no longer served here; the text names what takes its place' }),
  ...codes(413, { body_too_large: 'the body is larger than the route allows: 16 kB, a list of births 1 MB' }),
  ...codes(415, { bad_media: 'the body is not application/json' }),
  ...codes(417, { bad_expectation: 'the Expect header is not understood' }),
  ...codes(421, { foreign_host: 'the Host is not that of the service' }),
  ...codes(429, { too_many_requests: 'faster than the rate; `Retry-After` says how long to wait' }),
  ...codes(431, { header_too_large: 'the headers are too large' }),
  ...codes(499, { client_left: 'the client went away; only logs show it' }),
  ...codes(500, { internal_error: 'a fault of ours; nothing was charged' }),
  ...codes(503, {
    busy: 'more is asked than can be answered just now; try again',
    overloaded: 'more arrives than can be answered; try again',
    late: 'it waited too long for its turn; try again',
    no_printer: 'this server cannot print the book; the HTML has the same pages',
    printer_failed: 'the book could not be printed; try again',
    accounts_away: 'the accounts cannot be reached; try again',
    store_away: 'the accounts cannot be reached; try again',
  }),
];
