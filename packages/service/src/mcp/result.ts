/** The outcome of a tool in the format of MCP: an answer, a question for the user, or an error that says what to do. */
import { type TObject, Type } from 'typebox';
import { Refusal } from '../api/refusal.ts';
import { inert } from './inert.ts';
import {
  type CandidateArguments,
  type Desk,
  type Digest,
  InvalidToolInput,
  OpenQuestion,
  type ResourceLink,
  type Tool,
} from './tool.ts';

const questionReply = Type.Object(
  {
    param: Type.String({ description: 'what is to be given in the next call' }),
    text: Type.String(),
    candidates: Type.Array(
      Type.Object({
        label: Type.String(),
        give: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
      }),
    ),
  },
  { description: 'Nothing was computed: ask the user, then call again.' },
);

/** The schema of an outcome: an answer or a question, never both. */
export const outcomeSchema = (answer: TObject) =>
  Type.Object({ answer: Type.Optional(answer), question: Type.Optional(questionReply) });

export interface Result {
  [key: string]: unknown;
  content: ({ type: 'text'; text: string } | { type: 'resource_link'; uri: string; name: string; mimeType: string })[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}

const linked = ({ uri, name, mimeType }: ResourceLink) => ({ type: 'resource_link' as const, uri, name, mimeType });

const answered = ({ answer, text, links }: Digest<unknown>): Result => ({
  content: [{ type: 'text', text }, ...links.map(linked)],
  structuredContent: { answer },
});

function asked(param: string, text: string, candidates: readonly CandidateArguments[]): Result {
  const list = candidates.map(({ label, give }) => `- ${label}: ${JSON.stringify(give)}`);
  return {
    content: [{ type: 'text', text: [text, ...list].join('\n') }],
    structuredContent: { question: { param, text, candidates } },
  };
}

/** What the model should do after a refusal, by its status. */
const NEXT: Readonly<Record<number, string>> = {
  400: 'Correct the argument and call again.',
  401: 'Tell the user that this tool needs a key of the service, to be set in the client’s configuration.',
  402: 'Tell the user that the credits of the key are used up; do not call again before they are filled.',
  403: 'Tell the user that the plan or key does not cover this; other tools may be open.',
  404: 'Correct the argument and call again.',
  429: 'Wait as long as it says before calling again.',
  503: 'Nothing was charged; call again in a few seconds.',
};

const failed = (code: string, text: string, next: string): Result => ({
  content: [{ type: 'text', text: `Error ${code}: ${inert(text).replace(/[.;]$/, '')}. ${next}` }],
  isError: true,
});

/** The labels of the places that a refusal suggests; they become the candidates of a question. */
const labelsIn = (allowed: readonly string[] | string | undefined): readonly string[] =>
  Array.isArray(allowed) ? allowed.filter((each): each is string => typeof each === 'string') : [];

function refused(refusal: Refusal): Result {
  const first = refusal.detail.errors?.[0] ?? { code: refusal.code, ...refusal.detail };
  const { param = 'place', allowed } = first;
  if (first.code === 'ambiguous_place')
    return asked(
      param,
      'Several places have this name. Ask the user which one is meant, then call again with it.',
      labelsIn(allowed).map((label) => ({ label, give: { place: label } })),
    );
  if (first.code === 'ambiguous_tz')
    return asked(
      param,
      'This abbreviation stands for several zones. Ask the user which one is meant, then call again with it.',
      labelsIn(allowed).map((label) => ({ label, give: { tz: label } })),
    );
  return failed(refusal.code, refusal.message, NEXT[refusal.status] ?? 'Try again later.');
}

/** Calls a tool. Questions and refusals become results too. */
export async function resultOf(called: Tool, input: unknown, desk: Desk): Promise<Result> {
  try {
    return answered(await called.run(input as never, desk));
  } catch (error) {
    if (error instanceof OpenQuestion) return asked(error.param, error.message, error.candidates);
    if (error instanceof InvalidToolInput)
      return failed(error.code, error.message, 'Correct the argument and call again.');
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}
