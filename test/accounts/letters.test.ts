/** Mailboxes confirmed and passwords reset by links: by e-mail, which a small SMTP server of the test receives, and by the operator. */
import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FormClient, PASSWORD } from '../kit/browser-kit.ts';
import { type LiveService, liveService, ROOT } from '../kit/live.ts';
import { freePort, startPostgres, type TestPostgres } from '../kit/postgres.ts';

const PATIENT = { timeout: 40_000, interval: 100 };
const FRESH = 'a lamp for the evening';

interface Taken {
  readonly to: string;
  readonly text: string;
}

/** As little of RFC 5321 as a sender needs. */
function mailServer(letters: Taken[]): Promise<Server> {
  const server = createServer((socket) => {
    let [to, held, inData] = ['', '', false];
    socket.write('220 sink\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      held += chunk.toString();
      for (;;) {
        const end = held.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = held.slice(0, end);
        held = held.slice(end + (inData ? 5 : 2));
        if (inData) {
          letters.push({ to, text: decoded(line) });
          inData = false;
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(line)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else {
          to = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? to;
          socket.write('250 ok\r\n');
        }
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function decoded(letter: string): string {
  const [head = '', ...body] = letter.split('\r\n\r\n');
  const text = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.end());

describe.each(['libsql', 'postgres'])('on %s', (kind) => {
  const letters: Taken[] = [];
  let mail: Server;
  let service: LiveService;
  let env: Record<string, string>;
  beforeAll(async () => {
    mail = await mailServer(letters);
    const address = mail.address();
    const port = await freePort();
    env = {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      MAIL_URL: `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
      MAIL_FROM: 'Ganaka <post@example.org>',
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'info',
      ...(kind === 'postgres' && { DATABASE_URL: postgres.newDatabase() }),
    };
    service = await liveService(env);
  });
  afterAll(async () => {
    await service?.stop();
    mail?.close();
  });

  const cli = (...words: string[]) => {
    const { stdout } = spawnSync('node', [join(ROOT, 'packages/service/dist/cli.js'), ...words], {
      env: { ...process.env, ...env, DATA_DIR: service.dataDir },
      encoding: 'utf8',
    });
    return JSON.parse(stdout.trim().startsWith('{\n') ? stdout : (stdout.trim().split('\n').at(-1) ?? '{}'));
  };
  const letterTo = async (email: string, count: number): Promise<string> => {
    await expect.poll(() => letters.filter(({ to }) => to === email).length, PATIENT).toBe(count);
    const { text = '' } = letters.findLast(({ to }) => to === email) ?? {};
    return /https?:\/\/\S+(\/account\/link\/\S+)/.exec(text)?.[1] ?? '';
  };
  const client = () => new FormClient(service.url);

  test('a sign-up is confirmed by the link and the password together, once', async () => {
    const email = 'asha@example.org';
    expect((await client().signUp(email)).status).toBe(303);
    const link = await letterTo(email, 1);
    const stranger = client();
    expect((await stranger.send(link, link, { password: 'not the one chosen' })).status).toBe(401);
    expect(cli('account', 'show', '--email', email)).toHaveProperty('unproved');
    const asha = client();
    expect((await asha.send(link, link, { password: PASSWORD })).headers.get('location')).toBe('/account/settings');
    expect(await (await asha.get('/account/settings')).text()).toContain('The mailbox is confirmed.');
    expect(cli('account', 'show', '--email', email)).not.toHaveProperty('unproved');
    expect((await client().get(link)).status).toBe(410);
    // the same address again: the same reply, and no e-mail
    expect((await client().signUp(email)).status).toBe(303);
    expect(letters.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('a forgotten password is reset by e-mail; what a squatter made with the address ends', async () => {
    const email = 'owner@example.org';
    const squatter = client();
    await squatter.signUp(email);
    await squatter.signIn(email);
    const html = await squatter.sendOn('/account/keys', '/account/keys', { prefix: 'tg', label: '' });
    const key = /id="key-text"[^>]*>([^<]+)</.exec(html)?.[1] ?? '';
    const call = async () => (await fetch(`${service.url}/v1/vedic/tithi`, { headers: { 'x-api-key': key } })).status;
    expect(await call()).toBe(200);
    await letterTo(email, 1);
    const owner = client();
    const asked = await owner.send('/account/forgot', '/account/forgot', { email });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/account/sign-in']);
    const link = await letterTo(email, 2);
    expect((await owner.send(link, link, { password: 'Password1' })).status).toBe(400);
    expect((await owner.send(link, link, { password: FRESH })).status).toBe(303);
    expect((await owner.send(link, link, { password: FRESH })).status).not.toBe(303);
    expect((await squatter.get('/account/settings')).status).toBe(303);
    expect((await client().signIn(email, PASSWORD)).status).toBe(401);
    expect((await owner.signIn(email, FRESH)).status).toBe(303);
    await expect.poll(call, PATIENT).toBe(401);
    expect(cli('account', 'show', '--email', email)).not.toHaveProperty('unproved');
  });

  test('nothing reveals whether an address is known, and repeated requests do not flood a mailbox', async () => {
    const [known, unknown] = ['seen@example.org', 'nobody@example.org'];
    await client().signUp(known);
    await letterTo(known, 1);
    const answers = [];
    for (const email of [known, unknown, known, known]) {
      const reply = await client().send('/account/forgot', '/account/forgot', { email });
      answers.push([reply.status, reply.headers.get('location')]);
    }
    expect(answers).toEqual(new Array(4).fill([303, '/account/sign-in']));
    await letterTo(known, 2);
    await expect.poll(() => service.output().match(/"what":"reset","came":"not_sent"/g)?.length, PATIENT).toBe(3);
    expect(letters.filter(({ to }) => to === unknown)).toEqual([]);
    expect(letters.filter(({ to }) => to === known)).toHaveLength(2);
  });

  test('the operator can give out such a link, and an invalid link is answered with 410', async () => {
    const email = 'ravi@example.org';
    expect(cli('account', 'create', '--email', email, '--plan', 'pro')).toMatchObject({ plan: 'pro' });
    const { link } = cli('password', 'link', '--email', email);
    const path = new URL(link).pathname;
    const ravi = client();
    expect((await ravi.send(path, path, { password: FRESH })).status).toBe(303);
    expect((await ravi.signIn(email, FRESH)).status).toBe(303);
    expect(await (await ravi.get('/account/settings')).text()).toContain(email);
    for (const wrong of [path, '/account/link/x', '/account/link/__proto__', `/account/link/${'A'.repeat(43)}`])
      expect([wrong, (await client().get(wrong)).status]).toEqual([wrong, 410]);
    expect(service.output()).not.toContain(path.split('/').at(-1));
  });
});
