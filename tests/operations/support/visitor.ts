/** A client with an IP address: keeps cookies and echoes the CSRF token. */

export class Visitor {
  readonly #origin: string;
  readonly #from: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string, from: string) {
    this.#origin = origin;
    this.#from = from;
  }

  /** An object is sent as JSON, a form as it is. `at` calls one machine directly, bypassing the proxy. */
  async call(method: string, path: string, body?: object, at = this.#origin): Promise<Response> {
    if (method !== 'GET' && !this.#cookies.has('XSRF-TOKEN'))
      await this.call('GET', '/sanctum/csrf-cookie', undefined, at);
    const isForm = body instanceof FormData;
    const answer = await fetch(at + path, {
      method,
      redirect: 'manual',
      headers: {
        accept: path.startsWith('/api') || method !== 'GET' ? 'application/json' : 'text/html',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
        // The proxy sends it as X-Forwarded-For; a machine called directly gets it here.
        'x-from': this.#from,
        'x-forwarded-for': this.#from,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  async status(method: string, path: string, body?: object, at?: string): Promise<number> {
    const answer = await this.call(method, path, body, at);
    await answer.arrayBuffer();
    return answer.status;
  }
}
