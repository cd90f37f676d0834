/** Sends generated requests to the real API and judges every answer, and every row changed. */
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { prisma } from '@/server/db';
import { sendMail } from '@/server/mail/send-mail';
import { password } from '@/tests/support/accounts';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { SLOWEST_MS, faultsOf, storedFaults } from '@/tools/fuzz/judge';
import { Ledger } from '@/tools/fuzz/ledger';
import type { Change } from '@/tools/fuzz/ledger';
import type { Operation } from '@/tools/fuzz/document';
import { Mirror } from '@/tools/fuzz/owners';
import { RequestMaker } from '@/tools/fuzz/requests';
import type { Material, Request } from '@/tools/fuzz/requests';
import { mayChange, mayRead } from '@/tools/fuzz/rights';
import type { Proven, Told, Who } from '@/tools/fuzz/rights';
import { callerNamed } from '@/tests/fuzz/callers';
import type { CallerKind } from '@/tests/fuzz/callers';
import { botCheckSign, guestTokenSigns, materialOf } from '@/tests/fuzz/material';
import { fuzzUrl } from '@/tests/support/fuzz-database';
import { makeFuzzWorld } from '@/tests/fuzz/world';
import type { FuzzWorld } from '@/tests/fuzz/world';

/** Requests in a row before the world is restored. */
export const REQUESTS_TOGETHER = 25;

/** A call without answer by then has failed. */
const LONGEST_MS = 60_000;

export interface Outcome {
  request: Request;
  status: number;
  text: string;
  milliseconds: number;
  faults: string[];
}

/** The meaning of the letters before an id in this world's texts (tests/fuzz/world.ts); a bare id has none. */
const marks: Readonly<Record<string, Told['what']>> = { zq: 'content', zp: 'own' };
const idPattern = /(zq|zp)?(?<!\d)(1[0-4]\d{8})(?!\d)/gi;

export class FuzzRun {
  readonly #ledger: Ledger;
  readonly #world: FuzzWorld;
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #maker: RequestMaker;
  #mirror = new Mirror();
  /** Every row of the restored world. */
  #settled: Awaited<ReturnType<Ledger['rows']>> = [];
  readonly #clients = new Map<string, TestClient>();

  private constructor(ledger: Ledger, world: FuzzWorld, all: Material, call: string) {
    this.#ledger = ledger;
    this.#world = world;
    const operations = all.operations.filter(({ name }) => name.includes(call));
    if (operations.length === 0) throw new Error(`No call is named like ${call}`);
    const material = { ...all, operations };
    this.#operations = new Map(material.operations.map((operation) => [operation.name, operation]));
    this.#maker = new RequestMaker(material);
  }

  /**
   * @param options.call part of the names of the calls to make; all by default
   * @param options.feed the address of a calendar that can be read
   */
  static async open({ call = '', feed }: { call?: string; feed: string }): Promise<FuzzRun> {
    const ledger = await Ledger.open(fuzzUrl);
    const world = await makeFuzzWorld(ledger);
    const { body } = await visitor().get('/api/openapi.json');
    const run = new FuzzRun(ledger, world, materialOf(body, world, feed), call);
    await ledger.settle();
    run.#settled = await ledger.rows();
    await ledger.take();
    run.#look();
    return run;
  }

  get tables(): readonly string[] {
    return this.#ledger.tables;
  }

  close = (): Promise<void> => this.#ledger.close();

  /** The requests of a seed, the same each time. */
  made(seed: number): Request[] {
    return fc.sample(this.#maker.any(), { seed, numRuns: REQUESTS_TOGETHER });
  }

  /** Sends requests one after the other and puts the world back. */
  async play(requests: readonly Request[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const request of requests) outcomes.push(await this.#send(request));
    await this.#putBack();
    return outcomes;
  }

  /** The smallest failing request, shrunk from a seed's; null if it only fails after those before it. */
  async shrunk(seed: number, index: number): Promise<Outcome | null> {
    let smallest: Outcome | null = null;
    await fc.check(
      fc.asyncProperty(this.#maker.any(), async (request) => {
        const [outcome] = await this.play([request]);
        if (!outcome || outcome.faults.length === 0) return true;
        smallest = outcome;
        return false;
      }),
      // Calls that take too long are also retried.
      { seed, path: String(index), numRuns: 1, interruptAfterTimeLimit: 3 * SLOWEST_MS },
    );
    return smallest;
  }

  #look(): void {
    this.#mirror = new Mirror();
    for (const [table, row] of this.#settled) this.#mirror.note(table, row);
  }

  async #putBack(): Promise<void> {
    this.#clients.clear();
    await this.#ledger.putBack();
    this.#look();
    // A call's background work may end late.
    for (const change of await this.#ledger.take()) this.#mirror.change(change);
  }

  async #clientOf({ name, isStale }: CallerKind, { userId, adminId }: Who): Promise<TestClient> {
    const known = this.#clients.get(name);
    if (known) return known;
    // A removed account has no session.
    const account = userId === null ? null : await prisma().user.findUnique({ where: { id: userId } });
    const client = account ? await signedIn(account) : visitor();
    this.#clients.set(name, client);
    if (account && (isStale || adminId !== undefined))
      await this.#ledger.run(
        `UPDATE sessions SET password_at = NULL, impersonator_id = $2 WHERE id = (
           SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, last_seen_at DESC LIMIT 1)`,
        [userId, adminId ?? null],
      );
    // Signing in is not part of the request.
    for (const change of await this.#ledger.take()) this.#mirror.change(change);
    return client;
  }

  async #send(request: Request): Promise<Outcome> {
    const caller = callerNamed(request.caller);
    const client = await this.#clientOf(caller, caller.who(this.#world));
    const operation = this.#operations.get(request.call);
    if (!operation) throw new Error(`${request.call} is not in the document`);
    const tokens = caller.tokens(this.#world);
    const filled = await filledIn(request, tokens);
    const began = performance.now();
    const call = client.call(operation.method, filled.url, bodyOf(filled), {
      headers: { origin: 'http://localhost:3000', ...filled.headers },
      ...(!request.csrf && { csrf: false }),
    });
    const answer = await Promise.race([call, pause(LONGEST_MS, null, { ref: false })]);
    const milliseconds = performance.now() - began;
    if (!answer) return { request, status: 0, text: '', milliseconds, faults: ['never answered'] };
    const { status, text, headers } = answer;
    const changes = await this.#ledger.take();
    for (const change of changes) this.#mirror.change(change);
    const sent = JSON.stringify([filled.url, filled.body]).toLowerCase();
    const who: Who = { ...caller.who(this.#world), proves: this.#proven(filled) };
    const faults = [
      ...faultsOf(operation, {
        ...{ status, text, milliseconds, isWithoutToken: !request.csrf },
        contentType: headers.get('content-type'),
      }),
      ...this.#foreignReads(who, operation.name, `${text} ${headers.get('location') ?? ''}`, sent),
      ...this.#foreignChanges(who, changes),
      ...changes.flatMap(storedFaults),
    ];
    faults.push(...(await this.#letterFaults(changes)));
    // The client may no longer be this caller.
    if (changes.some(({ table, operation: how }) => table === 'sessions' && how !== 'UPDATE'))
      this.#clients.clear();
    return { request, status, text, milliseconds, faults };
  }

  /** What a request's contents prove, whoever sends it. */
  #proven({ call, url, body }: Request): Proven {
    const carried = `${url} ${JSON.stringify(body, (_name, value: unknown) => asTyped(value))}`;
    const linked = (kind: 'accounts' | 'alerts' | 'letters') =>
      Object.values(this.#world.houses)
        .flatMap(({ links }) => links[kind])
        .filter(({ token }) => carried.includes(token))
        .map(({ id }) => id);
    const { email, password: given } = call === 'POST /login' && isFields(body) ? body : {};
    const address = asTyped(email);
    const account = typeof address === 'string' && given === password ? this.#mirror.userOf(address) : null;
    return {
      accounts: [...linked('accounts'), ...(account === null ? [] : [account])],
      ...{ alerts: linked('alerts'), letters: linked('letters') },
    };
  }

  /** Renders the letters that a call put into the outbox, like the worker. */
  async #letterFaults(changes: readonly Change[]): Promise<string[]> {
    const faults: string[] = [];
    const written = changes.filter(
      ({ table, operation }) => table === 'outgoing_mails' && operation === 'INSERT',
    );
    for (const { after } of written) {
      const mailId = String(after?.id);
      // A failure is recorded with the letter, also if it is thrown to the queue.
      await sendMail({ mailId }, { send: async () => undefined }).catch(() => undefined);
      const mail = await prisma().outgoingMail.findUnique({ where: { id: mailId } });
      if (mail?.failedAt) faults.push(`the letter ${mail.template} cannot be made: ${mail.failure ?? ''}`);
    }
    for (const change of written.length > 0 ? await this.#ledger.take() : []) this.#mirror.change(change);
    return faults;
  }

  #foreignReads(who: Who, call: string, text: string, sent: string): string[] {
    const found = new Set<string>();
    for (const [, mark, digits = ''] of text.matchAll(idPattern)) {
      const id = Number(digits);
      const table = this.#ledger.tableOf(id);
      // Sent ids may come back: a path's id as a bare id, never the text of its row.
      if (!table || sent.includes(`${mark?.toLowerCase() ?? ''}${digits}`)) continue;
      const what = mark ? (marks[mark.toLowerCase()] ?? 'content') : 'id';
      if (!mayRead(this.#mirror, who, { call, table, id, what }))
        found.add(`tells the ${what} of row ${id} of ${table}`);
    }
    return [...found];
  }

  #foreignChanges(who: Who, changes: readonly Change[]): string[] {
    return changes
      .filter((change) => !mayChange(this.#mirror, who, change, changes))
      .map(({ table, operation, before, after }) => {
        const fields =
          before && after
            ? Object.keys(after).filter(
                (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
              )
            : [];
        const row = after ?? before;
        return `${operation} of row ${String(row?.id ?? '')} of ${table} ${fields.join(', ')}`.trim();
      });
  }
}

/** Replaces placeholders by what is known now. */
async function filledIn(request: Request, tokens: readonly string[]): Promise<Request> {
  const url = guestTokenSigns.reduce(
    (text, sign, index) => text.replaceAll(sign, tokens[index % tokens.length] ?? 'A'.repeat(43)),
    request.url,
  );
  const json = JSON.stringify(request.body);
  if (!json?.includes(botCheckSign)) return { ...request, url };
  const check = await solvedBotCheck();
  const body: unknown = JSON.parse(json, (_name, value: unknown) => (value === botCheckSign ? check : value));
  return { ...request, url, body };
}

/** A text as the product reads it: without invisible characters. */
const asTyped = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\p{Cc}/gu, '').trim() : value;

const isFields = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function bodyOf({ body, encoding }: Request): unknown {
  if (encoding === 'json' || !isFields(body)) return typeof body === 'string' ? body.toWellFormed() : body;
  const fields = Object.entries(body).map(([name, value]): [string, string] => [
    name.toWellFormed(),
    asText(value).toWellFormed(),
  ]);
  if (encoding === 'form') return new URLSearchParams(fields);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append('photo', new Blob(['no picture'], { type: 'image/jpeg' }), 'x.jpg');
  return form;
}
