/**
 * The servers of DATABASE_URL: one, or several separated by commas as in libpq
 * (`postgres://user@a:5432,b:5432/ganaka`). One of them is used at a time. If it does not answer, or is a standby, the
 * next one is used, so the service finds a promoted standby by itself.
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

  /** Switches to the next server after a failure of this one, unless another call has switched already. */
  leave(url: string): void {
    if (url === this.current) this.#at = (this.#at + 1) % this.urls.length;
  }

  /** The server's name for messages, without the password. */
  get name(): string {
    const [, , , hosts, rest = ''] = WRITTEN.exec(this.current) ?? [];
    const others = this.urls.length > 1 ? ` (of ${this.urls.length} hosts)` : '';
    return `PostgreSQL at ${hosts}${rest.split('?', 1)[0]}${others}`;
  }
}

const WRITTEN = /^(postgres(?:ql)?:\/\/)([^/@]*@)?([^/?]+)(.*)$/;
