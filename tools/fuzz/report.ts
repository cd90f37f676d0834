/** Counts requests and answers, and describes failures so that they can be reproduced. */
import fs from 'node:fs';
import type { Kind, Request } from '@/tools/fuzz/requests';
import { kinds } from '@/tools/fuzz/requests';

export interface Judged {
  request: Request;
  status: number;
  text: string;
  milliseconds: number;
  faults: readonly string[];
}

/** Distinct faults to shrink and report; others are only counted. */
const MOST_TOLD = 20;

const told = ({ request, status, text, faults }: Judged) => `${faults.join('; ')}
  ${request.call} by ${request.caller}, ${request.kind}
  ${JSON.stringify({ ...request, body: request.body }).slice(0, 3000)}
  → ${status} ${text.slice(0, 600)}`;

export class Report {
  readonly failures: string[] = [];
  readonly #counts = new Map<string, Map<Kind, number>>();
  readonly #answers = new Map<string, number>();
  /** Call → how often it was made, and how often it succeeded. */
  readonly #calls = new Map<string, { made: number; succeeded: number }>();
  readonly #seen = new Set<string>();
  #wrong = 0;
  #slowest = 0;
  #requests = 0;
  readonly #call: string;

  /** @param call part of the names of the calls made; all by default */
  constructor(call = '') {
    this.#call = call;
  }

  count({ request, status, milliseconds, faults }: Judged): void {
    this.#requests += 1;
    if (faults.length > 0) this.#wrong += 1;
    const ofCaller = this.#counts.get(request.caller) ?? new Map<Kind, number>();
    this.#counts.set(request.caller, ofCaller.set(request.kind, (ofCaller.get(request.kind) ?? 0) + 1));
    const call = this.#calls.get(request.call) ?? { made: 0, succeeded: 0 };
    call.made += 1;
    if (status >= 200 && status < 400) call.succeeded += 1;
    this.#calls.set(request.call, call);
    const answer = `${request.kind} ${Math.floor(status / 100)}xx`;
    this.#answers.set(answer, (this.#answers.get(answer) ?? 0) + 1);
    this.#slowest = Math.max(this.#slowest, milliseconds);
  }

  /** Whether this fault of this call is new. */
  isNew({ request, faults }: Judged): boolean {
    const key = `${request.call} ${faults.join(' ').replaceAll(/\d{5,}/g, '#')}`;
    if (this.#seen.has(key) || this.#seen.size >= MOST_TOLD) return false;
    this.#seen.add(key);
    return true;
  }

  /** @param shrunk the smallest request that fails by itself; null if it needs those before it */
  fail(seed: number, outcome: Judged, shrunk: Judged | null): void {
    const alone = shrunk ? `\n  shrunk: ${told(shrunk)}` : '\n  only after those before it';
    const call = this.#call && ` --call '${this.#call}'`;
    const again = `npm run fuzz -- --requests 25 --seed ${seed}${call}`;
    this.failures.push(`${told(outcome)}${alone}\n  again: ${again}`);
  }

  get text(): string {
    const head = `| caller | ${kinds.join(' | ')} |\n| --- | ${kinds.map(() => '---:').join(' | ')} |`;
    const lines = [...this.#counts].map(
      ([caller, counts]) => `| ${caller} | ${kinds.map((kind) => counts.get(kind) ?? 0).join(' | ')} |`,
    );
    const answers = [...this.#answers].toSorted().map(([answer, count]) => `${answer}: ${count}`);
    const refused = [...this.#calls].filter(([, { succeeded }]) => succeeded === 0).map(([call]) => call);
    return [
      head,
      ...lines,
      '',
      answers.join(', '),
      `${this.#requests} requests, slowest ${(this.#slowest / 1000).toFixed(1)} s, ${this.#wrong} answered wrongly, ${this.failures.length} of them told`,
      `${this.#calls.size} calls, of which ${refused.length} always refused: ${refused.toSorted().join(', ')}`,
      '',
      ...this.failures,
      '',
    ].join('\n');
  }

  /** To a file, if one is given. */
  write(file: string | undefined): void {
    if (file) fs.writeFileSync(file, this.text);
  }
}
