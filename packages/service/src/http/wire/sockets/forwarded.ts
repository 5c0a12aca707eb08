/**
 * The caller's address as forwarded by the proxy. Some proxies add the port of the connection, which changes each time.
 * A misconfigured proxy forwards whatever the caller wrote. So only a valid address is accepted, in one spelling.
 */
import { isIP, SocketAddress } from 'node:net';

/** `198.51.100.9:1000`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/;

/**
 * The last of the forwarded addresses, without port, brackets and zone. Empty if it is not an address; then the address
 * of the connection is used.
 */
export function lastForwarded(header: string): string {
  const last = header.slice(header.lastIndexOf(',') + 1).trim();
  const [, bracketed, dotted] = WITH_PORT.exec(last) ?? [];
  const address = (bracketed ?? dotted ?? last).replace(/%.*$/, '');
  if (isIP(address) === 0) return '';
  return new SocketAddress({ address, family: isIP(address) === 6 ? 'ipv6' : 'ipv4' }).address;
}
