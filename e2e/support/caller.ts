/** A user who calls the site without a browser: cookies are kept, the CSRF token is echoed. */
import type { Account } from '@/e2e/support/accounts';
import { someAddress } from '@/e2e/support/attacker';
import { rowsOf } from '@/e2e/support/database';
import { origin } from '@/e2e/support/program';
import type { SessionListAnswer } from '@/lib/sessions/contract';

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

export class Caller {
  readonly #cookies = new Map<string, string>();
  /** An IP address of its own, so that limits reached by others do not matter. */
  readonly #address = someAddress();

  get(path: string): Promise<Response> {
    return this.#call('GET', path);
  }

  async send(method: Verb, path: string, data: object = {}): Promise<Response> {
    if (!this.#cookies.has('XSRF-TOKEN')) await this.get('/sanctum/csrf-cookie');
    return this.#call(method, path, JSON.stringify(data));
  }

  signIn({ email, password }: Account): Promise<Response> {
    return this.send('POST', '/login', { email, password });
  }

  async #call(method: Verb, path: string, body?: string): Promise<Response> {
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        'x-forwarded-for': this.#address,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }
}

interface Reader {
  get(path: string): Promise<{ json(): Promise<unknown> }>;
}

/** Makes the password confirmation eleven minutes old, in this session only. */
export async function letPasswordAge(caller: Reader): Promise<void> {
  // The shape of the response is checked against its contract in the route.
  const answer = (await (await caller.get('/api/user/sessions')).json()) as SessionListAnswer;
  const present = answer.data.find(({ current }) => current);
  await rowsOf(`UPDATE sessions SET password_at = now() - interval '11 minutes' WHERE public_id = $1`, [
    present?.id,
  ]);
}
