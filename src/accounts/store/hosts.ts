/**
 * The servers that DATABASE_URL names: one, or several with commas between, as libpq writes them (`postgres://user@a:5432,b:5432/ganaka`). One of them is
 * asked at a time; when it does not answer, or turns out to be a standby, the next one is. So the service goes over to a standby that
 * was promoted, whoever promoted it.
 */
export class Hosts {
  readonly urls: readonly string[];
  #at = 0;

  constructor(databaseUrl: string) {
    const [, scheme, user = '', hosts, rest = ''] = WRITTEN.exec(databaseUrl) ?? [];
    if (scheme === undefined || hosts === undefined)
      throw new Error('DATABASE_URL must look like postgres://user@host:5432/name; several hosts have commas between');
    this.urls = hosts.split(',').map((host) => `${scheme}${user}${host}${rest}`);
  }

  get current(): string {
    return this.urls[this.#at] ?? '';
  }

  /** The server at this address failed: from now on the next one is asked, unless somebody went on to it already. */
  leave(url: string): void {
    if (url === this.current) this.#at = (this.#at + 1) % this.urls.length;
  }

  /** For people: without the password. */
  get name(): string {
    const [, , , hosts, rest = ''] = WRITTEN.exec(this.current) ?? [];
    const others = this.urls.length > 1 ? ` (of ${this.urls.length} hosts)` : '';
    return `PostgreSQL at ${hosts}${rest.split('?', 1)[0]}${others}`;
  }
}

const WRITTEN = /^(postgres(?:ql)?:\/\/)([^/@]*@)?([^/?]+)(.*)$/;
