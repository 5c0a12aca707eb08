import { expect, test } from 'vitest';
import { lastForwarded } from './forwarded.ts';

// 192.0.2.0/24, 198.51.100.0/24 and 2001:db8::/32 are for documentation (RFC 5737, RFC 3849)
test.each([
  ['198.51.100.9', '198.51.100.9'],
  ['198.51.100.9:1000', '198.51.100.9'],
  ['198.51.100.9:1001', '198.51.100.9'],
  ['192.0.2.1, 198.51.100.9:1002', '198.51.100.9'],
  ['192.0.2.1,198.51.100.9 ', '198.51.100.9'],
  ['2001:db8::9', '2001:db8::9'],
  ['2001:DB8:0::9', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['[2001:db8::9]:443', '2001:db8::9'],
  ['fe80::9%eth0', 'fe80::9'],
  ['::FFFF:198.51.100.9', '::ffff:198.51.100.9'],
  ['::ffff:c633:6409', '::ffff:198.51.100.9'],
])('%s is the caller %s', (header, address) => expect(lastForwarded(header)).toBe(address));

test.each([
  '',
  'unknown',
  '_hidden',
  '198.51.100.9:1000:2',
  '198.51.100',
  '198.51.100.9, ',
  '[2001:db8::9',
  'a'.repeat(9000),
])('%j is no address', (header) => expect(lastForwarded(header)).toBe(''));
