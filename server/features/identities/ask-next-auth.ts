import 'server-only';

import NextAuth from 'next-auth';
import type { AuthOptions } from 'next-auth';
import type { NextApiRequest, NextApiResponse } from 'next';
import { tellNextAuthItsAddress } from '@/server/env';

/** One step of next-auth's own routes: '/api/auth/<action>/<provider>'. */
export interface NextAuthStep {
  method: 'GET' | 'POST';
  path: readonly string[];
  query: Readonly<Record<string, string>>;
  body: unknown;
  cookies: Readonly<Record<string, string>>;
}

export interface NextAuthAnswer {
  /** Complete Set-Cookie values. */
  cookies: string[];
  /** Where it redirects the browser. */
  location: string | null;
  body: unknown;
}

/** Collects the response that next-auth writes to Node's response object. */
class Collector {
  readonly #headers = new Map<string, unknown>();
  body: unknown;

  getHeader = (name: string) => this.#headers.get(name.toLowerCase());
  setHeader = (name: string, value: unknown) => {
    this.#headers.set(name.toLowerCase(), value);
    return this;
  };
  status = () => this;
  end = () => undefined;
  send = (body: unknown) => void (this.body = body);
  json = (body: unknown) => void (this.body = body);

  answer(): NextAuthAnswer {
    const location = this.getHeader('location');
    return {
      cookies: [this.getHeader('set-cookie') ?? []].flat().map(String),
      location: typeof location === 'string' ? location : null,
      body: this.body,
    };
  }
}

/**
 * Runs one step of next-auth, which keeps state, nonce and code verifier in sealed cookies and talks to the provider.
 * Uses its handler for Node servers: the one for Next's route handlers reads the request from Next's global scope and
 * responds by itself, while our calls are declared, limited and logged.
 */
export async function askNextAuth(
  { method, path, query, body, cookies }: NextAuthStep,
  options: AuthOptions,
): Promise<NextAuthAnswer> {
  tellNextAuthItsAddress();
  const collector = new Collector();
  const request = {
    method,
    query: { ...query, nextauth: [...path] },
    body,
    cookies: { ...cookies },
    headers: {},
  };
  // next-auth uses this much of Node's request and response, and no more.
  await NextAuth(request as unknown as NextApiRequest, collector as unknown as NextApiResponse, options);
  return collector.answer();
}
