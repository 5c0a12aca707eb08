/** The calls that pages of the reference print, made as they are printed; what fails. */
export async function callsThatFail(base: string, pages: readonly string[], key: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const page of pages) {
    const html = await (await fetch(base + page)).text();
    const [, url = '', sent] = /curl (?:-f )?'([^']+)'(?:[^<]*? -d '([^']+)')?/.exec(html) ?? [];
    const posted = sent && { method: 'POST', body: sent.replaceAll('&quot;', '"') };
    const ask = () =>
      fetch(url.replaceAll('&amp;', '&'), {
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        ...posted,
      });
    let reply = await ask();
    // a busy machine may ask for patience, as it says in the reply
    for (let again = 0; reply.status === 503 && again < 20; again++) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      reply = await ask();
    }
    const body = await reply.text();
    if (reply.status !== 200) wrong.push(`${page} ${url} ${reply.status} ${body.slice(0, 200)}`);
  }
  return wrong;
}
