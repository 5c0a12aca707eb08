/**
 * Where a reply goes. Before Fastify it is the socket's own response, otherwise Fastify's reply; what is decided and in
 * which order does not depend on it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Headers } from './request-parts.ts';
import { isGone } from './sockets/connection.ts';

export interface Connection {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Whether the client has disconnected. */
  isGone(): boolean;
  /** Sends a whole reply. `lasting` are more headers, as names and values in turn. */
  send(status: number, headers: Headers, body: Buffer | undefined, lasting?: readonly string[]): void;
  /** Leaves the response to code that writes to it directly. */
  takeOver(): void;
}

/** A response that Fastify has not seen. */
export class SocketConnection implements Connection {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.request = request;
    this.response = response;
  }

  isGone(): boolean {
    return isGone(this.request.socket);
  }

  send(status: number, headers: Headers, body: Buffer | undefined, lasting: readonly string[] = []): void {
    const all = lasting.slice();
    for (const name in headers) all.push(name, headers[name] ?? '');
    this.response.writeHead(status, all);
    this.response.end(body);
  }

  takeOver(): void {
    // nobody else has it
  }
}

/**
 * A reply of Fastify. No route has hooks between the handler and the socket, so `send` hands the bytes over before it
 * returns.
 */
export class FastifyConnection implements Connection {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly #reply: FastifyReply;

  constructor({ raw }: FastifyRequest, reply: FastifyReply) {
    this.request = raw;
    this.response = reply.raw;
    this.#reply = reply;
  }

  isGone(): boolean {
    return isGone(this.request.socket);
  }

  send(status: number, headers: Headers, body: Buffer | undefined): void {
    this.#reply.code(status).headers(headers).send(body);
  }

  takeOver(): void {
    this.#reply.hijack();
  }
}
