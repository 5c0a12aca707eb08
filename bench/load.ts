/**
 * A load generator small enough to share two cores with what it measures: keep-alive sockets, one request in flight
 * on each, replies counted by their Content-Length. Run as a process of its own: `load.ts port connections seconds`,
 * with the requests' paths and an optional key on standard input; `once` stops after the last path, `pauseMs` waits
 * before each request but the first.
 */
import { connect } from 'node:net';

const [port, connections, seconds] = process.argv.slice(2).map(Number);
if (port === undefined || connections === undefined || seconds === undefined)
  throw new Error('port connections seconds');

interface Asked {
  readonly key: string;
  readonly paths: readonly string[];
  readonly once?: boolean;
  readonly pauseMs?: number;
}

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const { key, paths, once = false, pauseMs = 0 }: Asked = JSON.parse(Buffer.concat(chunks).toString());
const requests = paths.map((path) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nhost: bench\r\n${key === '' ? '' : `x-api-key: ${key}\r\n`}\r\n`),
);

let next = 0;
let answered = 0;
let refused = 0;
let bytes = 0;
const waits: number[] = [];
const until = performance.now() + seconds * 1000;

const HEAD_END = Buffer.from('\r\n\r\n');
const NOTHING = Buffer.alloc(0);
/** All sockets are read into it, one after another. The less is done here, the more of the machine is left to the service. */
const room = Buffer.allocUnsafeSlow(64 * 1024);

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      port: port as number,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: room, callback: took },
    });
    /** What came of a head that is not whole yet. */
    let head = NOTHING;
    /** Bytes of the body that are still to come. */
    let left = 0;
    let sentAt = 0;
    const send = () => {
      if (performance.now() >= until || (once && next >= requests.length)) {
        socket.destroy();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(requests[next++ % requests.length] as Buffer);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    /** Of a body only its bytes are counted. */
    function took(size: number): boolean {
      if (left > 0) left -= size;
      else {
        const came = room.subarray(0, size);
        const data = head.length === 0 ? came : Buffer.concat([head, came]);
        const end = data.indexOf(HEAD_END);
        if (end < 0) {
          head = Buffer.from(data);
          return true;
        }
        const text = data.toString('latin1', 0, end);
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
        if (text.startsWith('HTTP/1.1 200')) answered++;
        else refused++;
        bytes += length;
        left = end + HEAD_END.length + length - data.length;
        head = NOTHING;
      }
      if (left > 0) return true;
      if (waits.length < 200_000) waits.push(performance.now() - sentAt);
      if (pauseMs > 0) setTimeout(send, pauseMs);
      else send();
      return true;
    }
  });
}

const started = performance.now();
await Promise.all(Array.from({ length: connections }, open));
const elapsed = (performance.now() - started) / 1000;
waits.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    perSecond: answered / elapsed,
    answered,
    refused,
    meanBytes: bytes / Math.max(1, answered + refused),
    p50: waits[Math.floor(waits.length * 0.5)] ?? 0,
    p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
  }),
);
