/**
 * Reads a list that is sent line by line: first the envelope, then each item, at last a line with the number of items.
 */

type Line = Readonly<Record<string, unknown>>;

/** Yields the items. Throws if the last line is missing or its count is wrong, because the list is then incomplete. */
export async function* linesOf(reply: Response): AsyncGenerator<Line, undefined> {
  let first = true;
  let count = 0;
  for await (const text of textLines(reply)) {
    const line: Line = JSON.parse(text);
    if (first) {
      first = false;
      continue; // the envelope
    }
    if (line.done === true) {
      if (line.count !== count) throw new Error(`${String(line.count)} lines were promised and ${count} came`);
      return undefined;
    }
    count++;
    yield line;
  }
  throw new Error(`the list ended after ${count} lines, before it was whole`);
}

async function* textLines({ body }: Response): AsyncGenerator<string, undefined> {
  if (body === null) return undefined;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + (value ?? '')).split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line !== '') yield line;
      if (done) return undefined;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
