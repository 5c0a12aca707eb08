// In front of the service in `npm run dev`: keeps the port while the service restarts, lets requests wait for it, and makes open
// pages reload.
import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';

const SCRIPT = '/dev/reload.js';
const CHANGES = '/dev/changes';
const RELOADS = `new EventSource('${CHANGES}').onmessage = () => location.reload();`;
const LISTENS = /listens on http:\/\/[^\s]+:(\d+)/;

export function devFront(file, port, host) {
  /** The service that runs, the port of the last one that answered, or why there is none. */
  let child;
  let serving = Promise.resolve(undefined);
  let fault;
  const pages = new Set();
  const reload = () => {
    for (const page of pages) page.write('data: changed\n\n');
  };

  const server = createServer(async (req, res) => {
    if (req.url === SCRIPT) return res.writeHead(200, { 'content-type': 'text/javascript' }).end(RELOADS);
    if (req.url === CHANGES) return follow(res);
    const to = await serving;
    if (fault !== undefined || to === undefined) return res.writeHead(502, TEXT).end(`${fault}\n`);
    pass(req, res, to);
  });
  server.on('error', (error) => {
    console.error(`cannot listen on ${host}:${port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, host, () => console.error(`http://${host}:${server.address().port}`));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopped().then(() => process.exit(0)));

  function follow(res) {
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    res.write(': here\n\n');
    pages.add(res);
    res.on('close', () => pages.delete(res));
  }

  function stopped() {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT'); // which does not wait for a proxy to send its requests elsewhere
    server.closeIdleConnections();
    return ended;
  }

  return {
    /** Starts the service again; resolves when it listens. */
    async serve() {
      fault = undefined;
      let listens;
      serving = new Promise((resolve) => (listens = resolve));
      await stopped();
      const env = { RATE_LIMIT: 'off', ...process.env, PORT: '0', HOST: '127.0.0.1', LAME_DUCK_SECONDS: '0' };
      child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      const found = await new Promise((resolve) => {
        child.stdout.on('data', (chunk) => {
          const [, given] = LISTENS.exec(chunk) ?? [];
          if (given !== undefined) resolve(Number(given));
          else process.stdout.write(chunk);
        });
        child.once('exit', () => resolve(undefined));
      });
      if (found === undefined) fault = 'the service did not start: see the terminal';
      listens(found);
      reload();
      if (fault !== undefined) throw new Error(fault);
    },
    /** What could not be bundled is what every request now answers, until the next edit. */
    fail(text) {
      fault = text;
      reload();
    },
  };
}

const TEXT = { 'content-type': 'text/plain; charset=utf-8' };

function pass(req, res, port) {
  const headers = { ...req.headers, 'accept-encoding': 'identity' };
  const asked = request({ host: '127.0.0.1', port, method: req.method, path: req.url, headers }, (reply) => {
    if (!/^text\/html/.test(reply.headers['content-type'] ?? '')) {
      res.writeHead(reply.statusCode, reply.headers);
      return reply.pipe(res);
    }
    const { 'content-length': _, etag: __, ...rest } = reply.headers;
    const chunks = [];
    reply.on('data', (chunk) => chunks.push(chunk));
    reply.on('end', () => {
      const page = Buffer.concat(chunks).toString('utf8');
      res.writeHead(reply.statusCode, { ...rest, 'cache-control': 'no-store' });
      res.end(page.replace('</body>', `<script src="${SCRIPT}"></script></body>`));
    });
  });
  asked.on('error', (error) => (res.headersSent ? res.destroy() : res.writeHead(502, TEXT).end(`${error.message}\n`)));
  req.pipe(asked);
}
