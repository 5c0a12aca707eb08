/** The text of a page against a general renderer of the same elements. */
import type { ComponentChildren, VNode } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Html, HtmlWithGaps, htmlText } from './html-text.ts';

const Name = ({ of }: { readonly of: string }) => <b lang="hi">{of}</b>;
const Bare = ({ children }: { readonly children: ComponentChildren }) => children;
const Nothing = () => null;

test.each<[string, VNode]>([
  ['text and what must be escaped', <p title={'a "b" & <c>'}>{'1 < 2 & "3"'}</p>],
  ['numbers, nothing, true and false', <p>{[0, 1.5, null, undefined, true, false, '']}</p>],
  ['functions and fragments', <Bare>{[<Name key="a" of="तिथि" />, <Nothing key="b" />, 'text']}</Bare>],
  [
    'a fragment at the top',
    <>
      <i /> <Name of="&" />
    </>,
  ],
  [
    'elements without content',
    <div>
      <br />
      <input type="checkbox" checked disabled={false} value="" />
      <span />
    </div>,
  ],
  ['spelling', <time dateTime="2026-11-18">{2026}</time>],
  ['fields', <input maxLength={40} inputMode="numeric" autocomplete="off" required />],
  [
    'words of true and false',
    <b aria-hidden={false} data-past={true} data-open="" hidden>
      {0}
    </b>,
  ],
  [
    'raw markup',
    <div class="drawn" dangerouslySetInnerHTML={{ __html: '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>' }} />,
  ],
  [
    'a picture',
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M0 0" stroke-width={2} />
      <text x={0}>{'<'}</text>
    </svg>,
  ],
  [
    'a choice',
    <select name="engine" value="drik">
      {['surya', 'drik'].map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>,
  ],
  ['a long text', <textarea rows={3} value={'one & <two>'} />],
  [
    'what a browser calls',
    <button type="button" onClick={() => undefined}>
      go
    </button>,
  ],
])('%s', (_name, page) => {
  expect(htmlText(page)).toBe(render(page));
});

test('a part that was rendered before is used as it is', () => {
  const part = (
    <>
      <i>{'<'}</i> & <b />
    </>
  );
  const page = (within: ComponentChildren) => <p>a {within} b</p>;
  expect(htmlText(page(Html.of(part)))).toBe(render(page(part)));
});

test('a part with gaps has the given text in them, escaped like any other', () => {
  const part = (search: string) => (
    <a href={`/day${search}`} title="a & b">
      <b>{search}</b> 1 &lt; 2
    </a>
  );
  const rendered = new HtmlWithGaps(part);
  for (const search of ['', '?town=1', '?town=1&x="2"', '<b>', '$1']) {
    expect(htmlText(<p>{rendered.with(search)}</p>)).toBe(render(<p>{part(search)}</p>));
  }
});
