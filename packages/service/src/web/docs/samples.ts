/**
 * One call in five programming languages, each with its standard library only. The key comes from the environment.
 * Binary replies are written to a file. `test/proofs/samples.proof.ts` runs the samples.
 */
import type { ExampleCall } from '../../api/openapi/example-call.ts';
import { urlOf } from '../../api/openapi/example-call.ts';

export interface CodeSample {
  readonly id: 'curl' | 'javascript' | 'python' | 'php' | 'dart';
  readonly name: string;
  readonly text: string;
}

/** What the sample does with the reply: parse it as JSON, print it as text, or write it to a file of this name. */
type Shown = 'json' | 'text' | { readonly file: string };

interface SampleCall {
  readonly url: string;
  readonly keyed: boolean;
  /** The body as JSON; null for GET. */
  readonly body: string | null;
  readonly shown: Shown;
}

export function samplesOf(
  call: ExampleCall,
  base: string,
  keyed: boolean,
  media: string | null,
): readonly CodeSample[] {
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  const asked: SampleCall = { url: base + urlOf(call), keyed, body, shown: shownOf(call, media) };
  return [
    { id: 'curl', name: 'curl', text: curl(asked) },
    { id: 'javascript', name: 'JavaScript', text: javascript(asked) },
    { id: 'python', name: 'Python', text: python(asked) },
    { id: 'php', name: 'PHP', text: php(asked) },
    { id: 'dart', name: 'Dart', text: dart(asked) },
  ];
}

const JSON_TYPE = 'application/json';

const IS_TEXT = /^text\/|^image\/svg\+xml|json/;

function shownOf({ path }: ExampleCall, media: string | null): Shown {
  if (media === null) return 'json';
  return IS_TEXT.test(media) ? 'text' : { file: path.slice(path.lastIndexOf('/') + 1) };
}

function curl({ url, keyed, body, shown }: SampleCall): string {
  return [
    // -f: an error reply must not be written to the file
    `curl ${typeof shown === 'object' ? '-f ' : ''}'${url}'`,
    ...(keyed ? [`-H "X-API-Key: $GANAKA_KEY"`] : []),
    ...(body === null ? [] : [`-H 'Content-Type: ${JSON_TYPE}'`, `-d '${body}'`]),
    ...(typeof shown === 'object' ? [`-o ${shown.file}`] : []),
  ].join(' \\\n  ');
}

function javascript({ url, keyed, body, shown }: SampleCall): string {
  const headers = [
    ...(keyed ? [`'X-API-Key': process.env.GANAKA_KEY`] : []),
    ...(body === null ? [] : [`'Content-Type': '${JSON_TYPE}'`]),
  ];
  const options = [
    ...(body === null ? [] : [`method: 'POST'`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} }`]),
    ...(body === null ? [] : [`body: JSON.stringify(${body})`]),
  ];
  const how = options.length === 0 ? '' : `, {\n${options.map((each) => `  ${each},\n`).join('')}}`;
  const last =
    typeof shown === 'object'
      ? `await writeFile('${shown.file}', Buffer.from(await reply.arrayBuffer()));`
      : `console.log(await reply.${shown}());`;
  return [
    ...(typeof shown === 'object' ? [`import { writeFile } from 'node:fs/promises';`, ''] : []),
    `const reply = await fetch('${url}'${how});`,
    'if (!reply.ok) throw new Error((await reply.json()).error);',
    last,
  ].join('\n');
}

function python({ url, keyed, body, shown }: SampleCall): string {
  const headers = [
    ...(keyed ? [`"X-API-Key": os.environ["GANAKA_KEY"]`] : []),
    ...(body === null ? [] : [`"Content-Type": "${JSON_TYPE}"`]),
  ];
  const more = [
    ...(body === null ? [] : [`    data=json.dumps(${pythonic(body)}).encode(),`]),
    ...(headers.length === 0 ? [] : [`    headers={${headers.join(', ')}},`]),
  ];
  const imports = [...(shown === 'json' || body !== null ? ['json'] : []), ...(keyed ? ['os'] : []), 'urllib.request'];
  return [
    ...imports.map((each) => `import ${each}`),
    '',
    'request = urllib.request.Request(',
    `    "${url}",`,
    ...more,
    ')',
    'with urllib.request.urlopen(request) as reply:',
    ...pythonShows(shown),
  ].join('\n');
}

const pythonShows = (shown: Shown): readonly string[] => {
  if (typeof shown === 'object')
    return [`    with open("${shown.file}", "wb") as file:`, '        file.write(reply.read())'];
  return [shown === 'text' ? '    print(reply.read().decode())' : '    print(json.load(reply))'];
};

/** Returns JSON as a Python literal. */
const pythonic = (body: string): string =>
  body.replaceAll(/\b(true|false|null)\b/g, (word) => ({ true: 'True', false: 'False' })[word] ?? 'None');

function php({ url, keyed, body, shown }: SampleCall): string {
  const headers = [
    ...(keyed ? [`'X-API-Key: ' . getenv('GANAKA_KEY')`] : []),
    ...(body === null ? [] : [`'Content-Type: ${JSON_TYPE}'`]),
  ];
  const isFile = typeof shown === 'object';
  const options = [
    ...(body === null ? [] : [`    'method' => 'POST',`, `    'content' => '${body}',`]),
    ...(headers.length === 0 ? [] : [`    'header' => [${headers.join(', ')}],`]),
    ...(isFile ? [] : [`    'ignore_errors' => true, // the text of a refusal says what is allowed`]),
  ];
  return [
    '<?php',
    `$context = stream_context_create(['http' => [`,
    ...options,
    ']]);',
    `$reply = file_get_contents('${url}', false, $context);`,
    ...(isFile ? ['if ($reply === false) exit(1);', `file_put_contents('${shown.file}', $reply);`] : []),
    ...(shown === 'text' ? ['echo $reply;'] : []),
    ...(shown === 'json' ? ['print_r(json_decode($reply, true));'] : []),
  ].join('\n');
}

function dart({ url, keyed, body, shown }: SampleCall): string {
  return [
    ...(shown === 'json' ? [`import 'dart:convert';`] : shown === 'text' ? [`import 'dart:convert' show utf8;`] : []),
    `import 'dart:io';`,
    '',
    'Future<void> main() async {',
    '  final client = HttpClient();',
    `  final request = await client.${body === null ? 'get' : 'post'}Url(Uri.parse('${url}'));`,
    ...(keyed ? [`  request.headers.set('X-API-Key', Platform.environment['GANAKA_KEY']!);`] : []),
    ...(body === null ? [] : ['  request.headers.contentType = ContentType.json;', `  request.write('${body}');`]),
    '  final reply = await request.close();',
    ...dartShows(shown).map((line) => `  ${line}`),
    '  client.close();',
    '}',
  ].join('\n');
}

const dartShows = (shown: Shown): readonly string[] => {
  if (typeof shown === 'object')
    return [
      "if (reply.statusCode != 200) throw HttpException('the service refused it');",
      `await reply.pipe(File('${shown.file}').openWrite());`,
    ];
  const text = 'final text = await reply.transform(utf8.decoder).join();';
  return [text, shown === 'text' ? 'print(text);' : 'print(jsonDecode(text));'];
};
