import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '@/lib/api/client';
import { askPasswordWith } from '@/lib/api/password-again';
import { renewWith } from '@/lib/api/session-end';
import { apiTexts } from '@/lib/texts/api';

const fetchMock = vi.fn<typeof fetch>();
const page = { cookie: '', documentElement: { lang: 'nl-BE' } };

beforeEach(() => {
  page.cookie = 'XSRF-TOKEN=abc%3D';
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body?: unknown, headers?: HeadersInit) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers });

function sent(index: number): { url: string; init: RequestInit; headers: Headers } {
  const [url, init = {}] = fetchMock.mock.calls[index] ?? ['nothing was sent'];
  return { url: String(url), init, headers: new Headers(init.headers) };
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const failure = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiError)) throw new Error('expected an ApiError');
  return failure;
}

describe('reading', () => {
  it('asks for JSON, writes the query and gives the body', async () => {
    fetchMock.mockResolvedValueOnce(answer(200, { data: [1] }));
    await expect(api.get('/api/listings', { query: { page: 2, sort_by: '', city: null } })).resolves.toEqual({
      data: [1],
    });
    expect(sent(0).url).toBe('/api/listings?page=2');
    expect(sent(0).headers.get('Accept')).toBe('application/json');
    expect(sent(0).headers.get('Accept-Language')).toBe('nl');
    expect(sent(0).headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  it('gives undefined for an answer without body', async () => {
    fetchMock.mockResolvedValueOnce(answer(204));
    await expect(api.delete('/api/listings/7')).resolves.toBeUndefined();
  });
});

describe('the CSRF token', () => {
  it('is echoed, decoded, with the body as JSON', async () => {
    fetchMock.mockResolvedValueOnce(answer(200, {}));
    await api.post('/login', { body: { email: 'a@b.test' } });
    expect(sent(0).headers.get('X-XSRF-TOKEN')).toBe('abc=');
    expect(sent(0).headers.get('Content-Type')).toBe('application/json');
    expect(sent(0).init.body).toBe('{"email":"a@b.test"}');
  });

  it('is fetched first when there is none', async () => {
    page.cookie = '';
    fetchMock.mockImplementationOnce(async () => {
      page.cookie = 'other=1; XSRF-TOKEN=new';
      return answer(204);
    });
    fetchMock.mockResolvedValueOnce(answer(200, {}));
    await api.put('/api/users/1', { body: {} });
    expect(sent(0).url).toBe('/sanctum/csrf-cookie');
    expect(sent(1).headers.get('X-XSRF-TOKEN')).toBe('new');
  });

  it('is renewed once after a 419', async () => {
    fetchMock.mockResolvedValueOnce(answer(419, { message: 'oud' }));
    fetchMock.mockResolvedValueOnce(answer(204));
    fetchMock.mockResolvedValueOnce(answer(200, { ok: true }));
    await expect(api.post('/logout')).resolves.toEqual({ ok: true });
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('gives up after a second 419', async () => {
    fetchMock.mockImplementation(async (url) =>
      String(url) === '/sanctum/csrf-cookie' ? answer(204) : answer(419, { message: 'oud' }),
    );
    expect((await failureOf(api.post('/logout'))).status).toBe(419);
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });
});

describe('a form with files', () => {
  it('goes out as it is, with the content type left to the browser', async () => {
    fetchMock.mockResolvedValueOnce(answer(201, {}));
    const form = new FormData();
    await api.post('/api/news-articles', { body: form });
    expect(sent(0).init.body).toBe(form);
    expect(sent(0).headers.has('Content-Type')).toBe(false);
  });
});

describe('failures', () => {
  it('carry status, message and field errors', async () => {
    fetchMock.mockResolvedValueOnce(
      answer(422, { message: 'Controleer', errors: { email: ['Verplicht.'] } }),
    );
    const failure = await failureOf(api.post('/register', { body: {} }));
    expect(failure).toMatchObject({
      status: 422,
      message: 'Controleer',
      errors: { email: ['Verplicht.'] },
    });
  });

  it('say how long to wait', async () => {
    fetchMock.mockResolvedValueOnce(answer(429, { message: 'Wacht even.' }, { 'Retry-After': '30' }));
    expect((await failureOf(api.get('/api/listings'))).retryAfter).toBe(30);
  });

  it('tell in Dutch that the network failed', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const failure = await failureOf(api.get('/api/listings'));
    expect(failure).toMatchObject({ status: 0, message: apiTexts.network, errors: {} });
  });

  it('survive an answer that is no JSON', async () => {
    fetchMock.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    expect(await failureOf(api.get('/api/listings'))).toMatchObject({
      status: 502,
      message: apiTexts.unreadable,
    });
  });

  it('leave an abort an abort', async () => {
    const controller = new AbortController();
    controller.abort();
    const abort = new DOMException('Aborted', 'AbortError');
    fetchMock.mockRejectedValueOnce(abort);
    await expect(api.get('/api/listings', { signal: controller.signal })).rejects.toBe(abort);
  });
});

describe('a call that wants the password again', () => {
  const refused = () => answer(423, { message: 'Vul opnieuw uw wachtwoord in om dit te wijzigen.' });
  let stop = () => {};
  afterEach(() => stop());

  it('goes on with the same body once the password was given', async () => {
    const sentences: string[] = [];
    stop = askPasswordWith(async (sentence) => {
      sentences.push(sentence);
      return true;
    });
    fetchMock.mockResolvedValueOnce(refused()).mockResolvedValueOnce(answer(200, { data: 7 }));
    await expect(api.put('/api/users/7', { body: { email: 'a@b.be' } })).resolves.toEqual({ data: 7 });
    expect(sentences).toEqual(['Vul opnieuw uw wachtwoord in om dit te wijzigen.']);
    expect(sent(1).init.body).toBe(sent(0).init.body);
  });

  it('fails with the sentence when it was not given, or nobody asks', async () => {
    fetchMock.mockImplementation(async () => refused());
    expect((await failureOf(api.delete('/api/users/7'))).status).toBe(423);
    stop = askPasswordWith(async () => false);
    const failure = await failureOf(api.delete('/api/users/7'));
    expect([failure.status, failure.message]).toEqual([423, expect.stringContaining('wachtwoord')]);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('asks once for several, and never twice for one', async () => {
    let questions = 0;
    stop = askPasswordWith(async () => {
      questions += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return true;
    });
    fetchMock.mockImplementation(async () => refused());
    await Promise.all([failureOf(api.delete('/api/users/7')), failureOf(api.delete('/api/users/8'))]);
    expect([questions, fetchMock.mock.calls.length]).toEqual([1, 4]);
  });
});

describe('a call that finds nobody signed in', () => {
  const signedOut = () => answer(401, { message: 'U bent niet ingelogd.' });
  let end = () => {};
  afterEach(() => end());

  it('fails with what the server says where nobody can sign in again', async () => {
    fetchMock.mockResolvedValueOnce(signedOut());
    expect(await failureOf(api.put('/api/users/1', { body: {} }))).toMatchObject({ status: 401 });
  });

  it('waits, and is sent once more with the new token once somebody is back', async () => {
    end = renewWith(async () => {
      page.cookie = 'XSRF-TOKEN=new';
      return true;
    });
    fetchMock.mockResolvedValueOnce(signedOut());
    fetchMock.mockResolvedValueOnce(answer(200, { data: 1 }));
    await expect(api.put('/api/users/1', { body: { name: 'An' } })).resolves.toEqual({ data: 1 });
    expect(sent(1).init.body).toBe('{"name":"An"}');
    expect(sent(1).headers.get('X-XSRF-TOKEN')).toBe('new');
  });

  it('asks once for all that wait, and not again for mere reading once it was put off', async () => {
    let asked = 0;
    const answers = [false, true];
    end = renewWith(async () => answers[asked++] ?? false);
    fetchMock.mockImplementation(async () => signedOut());
    const both = await Promise.all([failureOf(api.get('/api/a')), failureOf(api.get('/api/b'))]);
    expect([asked, ...both.map(({ status }) => status)]).toEqual([1, 401, 401]);
    await failureOf(api.get('/api/a'));
    expect(asked).toBe(1);
    // A user action prompts for sign-in again; if the user stays signed out, the call fails.
    await failureOf(api.delete('/api/a'));
    expect(asked).toBe(2);
  });
});
