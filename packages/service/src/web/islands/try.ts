/**
 * The form that tries a route. The key stays in the session storage of this tab and is sent only to this server, in a
 * header.
 */
const form = document.querySelector<HTMLFormElement>('#try-form');
const key = document.querySelector<HTMLInputElement>('#try-key');
const answer = document.getElementById('try-answer');
const KEPT = 'ganaka-key';
const MOST_CHARS = 60_000;

if (key) key.value = sessionStorage.getItem(KEPT) ?? '';
document.getElementById('try-forget')?.addEventListener('click', () => {
  sessionStorage.removeItem(KEPT);
  if (key) key.value = '';
});
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void send(form);
});

function addressOf({ dataset, elements }: HTMLFormElement): string {
  let path = dataset.path ?? '';
  const query = new URLSearchParams();
  for (const each of elements) {
    if (!(each instanceof HTMLInputElement || each instanceof HTMLSelectElement)) continue;
    const { inPath } = each.dataset;
    if (inPath !== undefined) path = path.replace(`{${inPath}}`, encodeURIComponent(each.value));
    const name = each.name || each.dataset.name;
    if (inPath === undefined && name !== undefined && each.value.trim() !== '') query.set(name, each.value.trim());
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

async function send(asked: HTMLFormElement): Promise<void> {
  const status = answer?.querySelector('[role=status]');
  const shown = answer?.querySelector('pre');
  if (!answer || !status || !shown) return;
  const typed = key?.value.trim() ?? '';
  if (typed !== '') sessionStorage.setItem(KEPT, typed);
  const body = document.querySelector<HTMLTextAreaElement>('#try-body')?.value;
  answer.hidden = false;
  status.textContent = answer.dataset.waiting ?? '';
  shown.textContent = '';
  const started = performance.now();
  try {
    const reply = await fetch(addressOf(asked), {
      method: asked.dataset.method ?? 'GET',
      headers: {
        ...(typed !== '' && { 'x-api-key': typed }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      credentials: 'omit',
      cache: 'no-store',
    });
    const text = await readable(reply);
    const ms = Math.round(performance.now() - started);
    const used = reply.headers.get('x-credits-used');
    const left = reply.headers.get('x-credits-remaining');
    const paid = used === null ? '' : ` · X-Credits-Used ${used} · X-Credits-Remaining ${left}`;
    status.textContent = `HTTP ${reply.status} · ${ms} ms${paid}`;
    shown.textContent = text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}\n… ${answer.dataset.cut}` : text;
    shown.scrollTop = 0;
  } catch {
    status.textContent = answer.dataset.failed ?? '';
  }
}

/** Returns the reply as text; for a binary reply such as a PDF, its type and size. */
async function readable(reply: Response): Promise<string> {
  const media = reply.headers.get('content-type') ?? '';
  if (media === 'application/pdf') return `${media}, ${(await reply.arrayBuffer()).byteLength} bytes`;
  const text = await reply.text();
  if (!media.startsWith('application/json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
