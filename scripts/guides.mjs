// The guides of docs/ and the changelog as pages: dist/guides.json. Links between them lead from page to page.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import { ROOT } from './setup.mjs';

const DOCS = join(ROOT, 'docs');
const PAGES = '/docs/guides/';

const nameOf = (file) => file.replace(/\.md$/, '').toLowerCase();
const idOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]*>|&[a-z]+;/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The language of words in letters of India, by script: what a guide names in Devanagari is Hindi, or Sanskrit that Hindi reads alike. */
const OF_SCRIPT = {
  ...{ Devanagari: 'hi', Bengali: 'bn', Gujarati: 'gu', Gurmukhi: 'pa', Kannada: 'kn' },
  ...{ Malayalam: 'ml', Oriya: 'or', Tamil: 'ta', Telugu: 'te' },
};
const RUNS = Object.entries(OF_SCRIPT).map(([script, lang]) => {
  const letters = `[\\p{Script=${script}}\\u0964\\u0965\\u200c\\u200d]`;
  return [new RegExp(`\\p{Script=${script}}(?:${letters}|[ ,;·-](?=\\p{Script=${script}}))*`, 'gu'), lang];
});
const CODE_OR_TAG = /(<(?:pre|code)\b[\s\S]*?<\/(?:pre|code)>|<[^>]*>)/;
/** A row about a language, which has its code in the first cell. */
const ROW_OF_LANGUAGE = /<td><code>(\w\w)<\/code><\/td>.*?<\/tr>/gs;

/** Marks words in letters of India with their language, so that they are read and spelled as such. */
const marked = (html) =>
  html
    .split(CODE_OR_TAG)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : RUNS.reduce((text, [run, lang]) => text.replaceAll(run, `<span lang="${lang}">$&</span>`), part),
    )
    .join('')
    .replaceAll(ROW_OF_LANGUAGE, (row, code) => row.replaceAll('lang="hi"', `lang="${code}"`));

/** Where a link of a guide leads when the guide is a page. */
function placeOf(href) {
  if (/^(https?:|#|\/)/.test(href)) return href;
  const [path = '', hash] = href.split('#');
  const file = path.split('/').at(-1) ?? '';
  const at = hash === undefined ? '' : `#${hash}`;
  if (file === 'CHANGELOG.md') return `/changelog${at}`;
  return file.endsWith('.md') && file === file.toUpperCase().replace('.MD', '.md') && file !== 'README.md'
    ? `${PAGES}${nameOf(file)}${at}`
    : file.endsWith('.svg')
      ? `${PAGES}${file}`
      : null;
}

function guideOf(file, text) {
  const headings = [];
  const used = new Set();
  let title = nameOf(file);
  const guide = new Marked({
    renderer: {
      heading({ tokens, depth, text: plain }) {
        const inside = this.parser.parseInline(tokens);
        if (depth === 1) {
          title = plain.replaceAll('`', '');
          return `<h1>${inside}</h1>`;
        }
        let id = idOf(plain);
        for (let n = 2; used.has(id); n++) id = `${idOf(plain)}-${n}`;
        used.add(id);
        headings.push({ id, text: plain.replaceAll(/[`*]/g, ''), depth });
        return `<h${depth} id="${id}">${inside}</h${depth}>`;
      },
      // what is in the checkout alone, and no page, is named without a link
      link({ href, tokens }) {
        const inside = this.parser.parseInline(tokens);
        const place = placeOf(href);
        return place === null ? inside : `<a href="${place.replaceAll('&', '&amp;')}">${inside}</a>`;
      },
      image({ href, text: about }) {
        const place = placeOf(href);
        return place === null ? about : `<img src="${place}" alt="${about.replaceAll('"', '&quot;')}">`;
      },
      // what scrolls must be reachable from the keyboard
      code({ text: code }) {
        const safe = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        return `<pre tabindex="0"><code>${safe}</code></pre>`;
      },
    },
    hooks: {
      postprocess: (html) =>
        marked(html)
          .replaceAll('<table>', '<div class="scroll" tabindex="0" role="group"><table>')
          .replaceAll('</table>', '</table></div>')
          .replaceAll(/<(th|td) align="(\w+)">/g, '<$1 class="to-$2">'),
    },
  });
  const html = guide.parse(text.replace(/^<!--.*-->\n/, '')); // its first line may say what makes it
  return { name: nameOf(file), title, html, headings };
}

export function writeGuides(to) {
  const files = readdirSync(DOCS).sort();
  const read = (folder) => (file) => guideOf(file, readFileSync(join(folder, file), 'utf8'));
  const guides = [...files.filter((file) => file.endsWith('.md')).map(read(DOCS)), ...['CHANGELOG.md'].map(read(ROOT))];
  const drawings = Object.fromEntries(
    files.filter((file) => file.endsWith('.svg')).map((file) => [file, readFileSync(join(DOCS, file), 'utf8')]),
  );
  writeFileSync(join(to, 'guides.json'), JSON.stringify({ guides, drawings }));
}
