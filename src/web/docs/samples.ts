/** One call in five languages, each with what the language itself brings: nothing is to be installed, and the key comes from the environment. */
import type { ExampleCall } from '../../ask/example-call.ts';
import { urlOf } from '../../ask/example-call.ts';

export interface CodeSample {
  readonly id: 'curl' | 'javascript' | 'python' | 'php' | 'dart';
  readonly name: string;
  readonly text: string;
}

interface Asked {
  readonly url: string;
  readonly keyed: boolean;
  /** JSON of the body; null for GET. */
  readonly body: string | null;
  /** The answer is no JSON. */
  readonly text: boolean;
}

export function samplesOf(call: ExampleCall, base: string, keyed: boolean, text: boolean): readonly CodeSample[] {
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  const asked: Asked = { url: base + urlOf(call), keyed, body, text };
  return [
    { id: 'curl', name: 'curl', text: curl(asked) },
    { id: 'javascript', name: 'JavaScript', text: javascript(asked) },
    { id: 'python', name: 'Python', text: python(asked) },
    { id: 'php', name: 'PHP', text: php(asked) },
    { id: 'dart', name: 'Dart', text: dart(asked) },
  ];
}

const JSON_TYPE = 'application/json';

function curl({ url, keyed, body }: Asked): string {
  return [
    `curl '${url}'`,
    ...(keyed ? [`-H "X-API-Key: $GANAKA_KEY"`] : []),
    ...(body === null ? [] : [`-H 'Content-Type: ${JSON_TYPE}'`, `-d '${body}'`]),
  ].join(' \\\n  ');
}

function javascript({ url, keyed, body, text }: Asked): string {
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
  return [
    `const reply = await fetch('${url}'${how});`,
    'if (!reply.ok) throw new Error((await reply.json()).error);',
    `console.log(await reply.${text ? 'text' : 'json'}());`,
  ].join('\n');
}

function python({ url, keyed, body, text }: Asked): string {
  const headers = [
    ...(keyed ? [`"X-API-Key": os.environ["GANAKA_KEY"]`] : []),
    ...(body === null ? [] : [`"Content-Type": "${JSON_TYPE}"`]),
  ];
  const more = [
    ...(body === null ? [] : [`    data=json.dumps(${pythonic(body)}).encode(),`]),
    ...(headers.length === 0 ? [] : [`    headers={${headers.join(', ')}},`]),
  ];
  const imports = [...(text ? [] : ['json']), ...(keyed ? ['os'] : []), 'urllib.request'];
  return [
    ...imports.map((each) => `import ${each}`),
    '',
    'request = urllib.request.Request(',
    `    "${url}",`,
    ...more,
    ')',
    'with urllib.request.urlopen(request) as reply:',
    text ? '    print(reply.read().decode())' : '    print(json.load(reply))',
  ].join('\n');
}

/** JSON as Python writes it. */
const pythonic = (body: string): string =>
  body.replaceAll(/\b(true|false|null)\b/g, (word) => ({ true: 'True', false: 'False' })[word] ?? 'None');

function php({ url, keyed, body, text }: Asked): string {
  const headers = [
    ...(keyed ? [`'X-API-Key: ' . getenv('GANAKA_KEY')`] : []),
    ...(body === null ? [] : [`'Content-Type: ${JSON_TYPE}'`]),
  ];
  const options = [
    ...(body === null ? [] : [`    'method' => 'POST',`, `    'content' => '${body}',`]),
    ...(headers.length === 0 ? [] : [`    'header' => [${headers.join(', ')}],`]),
    `    'ignore_errors' => true, // the text of a refusal says what is allowed`,
  ];
  return [
    '<?php',
    `$context = stream_context_create(['http' => [`,
    ...options,
    ']]);',
    `$reply = file_get_contents('${url}', false, $context);`,
    text ? 'echo $reply;' : 'print_r(json_decode($reply, true));',
  ].join('\n');
}

function dart({ url, keyed, body, text }: Asked): string {
  return [
    ...(text && body === null ? [`import 'dart:convert' show utf8;`] : [`import 'dart:convert';`]),
    `import 'dart:io';`,
    '',
    'Future<void> main() async {',
    '  final client = HttpClient();',
    `  final request = await client.${body === null ? 'get' : 'post'}Url(Uri.parse('${url}'));`,
    ...(keyed ? [`  request.headers.set('X-API-Key', Platform.environment['GANAKA_KEY']!);`] : []),
    ...(body === null ? [] : ['  request.headers.contentType = ContentType.json;', `  request.write('${body}');`]),
    '  final reply = await request.close();',
    '  final text = await reply.transform(utf8.decoder).join();',
    text ? '  print(text);' : '  print(jsonDecode(text));',
    '  client.close();',
    '}',
  ].join('\n');
}
