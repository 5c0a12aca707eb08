/** Reads e-mail addresses and named domains, as people type them. */
import { AdminRefusal } from '../admin.ts';

const MOST_CHARS = 254; // RFC 5321, section 4.5.3.1.3

/** The address in lower case, so that one mailbox has one account. */
export function emailAddress(text: string): string {
  const address = text.trim().toLowerCase();
  if (
    address.length > MOST_CHARS ||
    !/^[^\s@"(),:;<>[\]\\\0]+@[^\s@"(),:;<>[\]\\\0]+\.[^\s@"(),:;<>[\]\\\0.]+$/.test(address)
  )
    throw new AdminRefusal(
      'bad_email',
      `an e-mail address looks like name@example.org; got ${JSON.stringify(text.slice(0, 80))}`,
    );
  return address;
}

/** An origin as browsers send it: scheme, host and port, no path. A bare host means https. */
export function domain(text: string): string {
  const typed = text.trim();
  const refusal = new AdminRefusal(
    'bad_domain',
    `a named domain is an origin such as https://app.example.org; got ${JSON.stringify(text.slice(0, 80))}`,
  );
  if (/[\s*]/.test(typed) || typed === '') throw refusal;
  let url: URL;
  try {
    url = new URL(typed.includes('://') ? typed : `https://${typed}`);
  } catch {
    throw refusal;
  }
  const bare =
    url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (!bare || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw refusal;
  return url.origin;
}
