/** Clients of the protocol for tests, by the SDK's own client, and a call of every tool. */
import { Client } from '@modelcontextprotocol/client';

/** The years of the protocol that are served: by `initialize`, and without it. */
export const YEARS = ['2025', '2026'] as const;
export type Year = (typeof YEARS)[number];

export const clientOf = (year: Year): Client =>
  new Client(
    { name: 'test', version: '1' },
    year === '2026' ? { versionNegotiation: { mode: { pin: '2026-07-28' } } } : {},
  );

export type Arguments = Record<string, unknown>;

const BIRTH = { date: '1990-05-17', time: '06:30', place: 'Pune' };

/** A call of every tool. */
export const CALLS: readonly (readonly [tool: string, given: Arguments])[] = [
  ['what_is_today', { place: 'Pune' }],
  ['panchanga', { date: '2026-11-14', place: 'Pune' }],
  ['festival_dates', { festival: 'Diwali', year: 2026, place: 'Pune' }],
  ['observances_between', { from: '2026-12-15', to: '2027-01-20', place: 'Pune' }],
  ['muhurta', { work: 'griha_pravesha', date: '2026-11-14', days: 7, place: 'Pune' }],
  ['wedding_days', { year: 2027, month: 2, place: 'Pune' }],
  ['kundali', BIRTH],
  ['dashas', { ...BIRTH, on: '2026-11-14' }],
  ['match', { boy: BIRTH, girl: { date: '1992-02-03', time: '22:15', place: 'Ujjain' } }],
  ['eclipses', { year: 2027, place: 'Pune' }],
  ['transits', { ...BIRTH, on: '2026-11-14' }],
  ['find_place', { name: 'Ujjain' }],
  ['convert_date', { calendar: 'tamil', date: '2026-11-14' }],
  ['explain_day', { festival: 'deepavali', year: 2024, place: 'Delhi, India' }],
];

interface Content {
  readonly type: string;
  readonly text?: string;
  readonly uri?: string;
}
export interface Called {
  readonly content: readonly Content[];
  readonly isError: boolean;
  readonly answer: Readonly<Record<string, unknown>> | undefined;
  readonly question: Readonly<Record<string, unknown>> | undefined;
  readonly text: string;
  readonly links: readonly string[];
  readonly bytes: number;
}

/** What a call of a tool came to. */
export async function called(client: Client, name: string, given: Arguments): Promise<Called> {
  const result = await client.callTool({ name, arguments: given });
  const content: readonly Content[] = result.content ?? [];
  const { answer, question }: Record<string, Readonly<Record<string, unknown>> | undefined> = JSON.parse(
    JSON.stringify(result.structuredContent ?? {}),
  );
  return {
    content,
    isError: result.isError === true,
    answer,
    question,
    text: content[0]?.text ?? '',
    links: content.flatMap(({ type, uri }) => (type === 'resource_link' && uri !== undefined ? [uri] : [])),
    bytes: Buffer.byteLength(JSON.stringify(result)),
  };
}
