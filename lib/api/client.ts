/**
 * The browser's API client: JSON in and out, the session cookie, and the CSRF token that every state-changing call
 * sends back. Anything but a 2xx becomes an `ApiError`.
 */
import type { FieldErrors } from '@/lib/api/error-codes';
import { givePasswordAgain } from '@/lib/api/password-again';
import { renewSession } from '@/lib/api/session-end';
import { language } from '@/lib/languages/language';
import { apiTexts } from '@/lib/texts/api';

/**
 * A failed call. `status` 0 means that no response arrived (no network). `message` is a Dutch sentence that can be
 * shown; `errors` holds the fields of a 422 and is empty otherwise.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: FieldErrors;
  /** Seconds to wait before trying again (429 and 503), if the server said so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, errors: FieldErrors = {}, retryAfter?: number) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** The message to show for a failure: that of an ApiError, or `fallback` for anything else. */
export function errorMessage(error: unknown, fallback: string = apiTexts.unreadable): string {
  return error instanceof ApiError ? error.message : fallback;
}

/** Query parameters; undefined, null and empty values are left out. */
export type ApiQuery = Record<string, string | number | boolean | null | undefined>;

export interface ApiOptions {
  query?: ApiQuery;
  /** Sent as JSON, or unchanged when it is a FormData. */
  body?: unknown;
  signal?: AbortSignal;
  /** Replaces `fetch`; the one of `lib/api/upload` reports progress. */
  carrier?: Carrier;
}

export type Carrier = (url: string, init: RequestInit) => Promise<Response>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One function per method: `api.get<ListingAnswer>('/api/listings/7')`, `api.post('/login', {body})`.
 * The type parameter is the response body promised by the contract; a response without a body gives undefined.
 * @throws ApiError for every failure, except an abort through `signal`, which stays an AbortError.
 */
export const api = {
  get: <T = unknown>(path: string, options?: Omit<ApiOptions, 'body'>) => call<T>('GET', path, options),
  post: <T = unknown>(path: string, options?: ApiOptions) => call<T>('POST', path, options),
  put: <T = unknown>(path: string, options?: ApiOptions) => call<T>('PUT', path, options),
  delete: <T = unknown>(path: string, options?: ApiOptions) => call<T>('DELETE', path, options),
  /** Downloads a file: `api.blob('/api/orders/3/invoice')`. */
  blob: async (path: string, options?: Omit<ApiOptions, 'body'>): Promise<Blob> =>
    (await send('GET', path, options)).blob(),
};

const csrfMismatch = 419;
const signedOut = 401;
const passwordNeeded = 423;

async function call<T>(method: Method, path: string, options?: ApiOptions): Promise<T> {
  const response = await send(method, path, options);
  // The contract defines the 2xx body of this path; the server checks its answers against it.
  return (await readJson(response)) as T;
}

async function send(method: Method, path: string, options: ApiOptions = {}): Promise<Response> {
  const isWrite = method !== 'GET';
  let response = await sendWithToken(method, path, options);
  if (response.status === signedOut && (await renewSession(isWrite))) {
    response = await sendWithToken(method, path, options);
  }
  if (response.status === passwordNeeded) {
    const refusal = await toApiError(response);
    if (!(await givePasswordAgain(refusal.message))) throw refusal;
    response = await sendWithToken(method, path, options);
  }
  if (!response.ok) throw await toApiError(response);
  return response;
}

async function sendWithToken(method: Method, path: string, options: ApiOptions): Promise<Response> {
  const attempt = () => request(method, withQuery(path, options.query), options);
  if (method !== 'GET' && csrfToken() === undefined) await fetchCsrfCookie(options.signal);
  const response = await attempt();
  if (response.status !== csrfMismatch) return response;
  await fetchCsrfCookie(options.signal);
  return attempt();
}

function request(method: Method, url: string, { body, signal, carrier }: ApiOptions): Promise<Response> {
  // By default a browser sends its own language, even on a Dutch page.
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language() };
  const token = csrfToken();
  if (method !== 'GET' && token !== undefined) headers['X-XSRF-TOKEN'] = token;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  const payload = body === undefined ? undefined : isForm ? body : JSON.stringify(body);
  return reach(url, { method, headers, body: payload, signal, credentials: 'same-origin' }, carrier);
}

async function fetchCsrfCookie(signal?: AbortSignal): Promise<void> {
  await reach('/sanctum/csrf-cookie', { signal, credentials: 'same-origin' });
}

/** `fetch`, with network failures turned into an ApiError with a Dutch message. */
async function reach(url: string, init: RequestInit, carrier: Carrier = fetch): Promise<Response> {
  try {
    return await carrier(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, apiTexts.network);
  }
}

function withQuery(path: string, query: ApiQuery = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

function csrfToken(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice('XSRF-TOKEN='.length));
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(response.status, apiTexts.unreadable);
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = await readJson(response).catch(() => undefined);
  const message = read(body, 'message');
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(
    response.status,
    typeof message === 'string' && message !== '' ? message : apiTexts.unreadable,
    readFieldErrors(read(body, 'errors')),
    Number.isFinite(seconds) ? seconds : undefined,
  );
}

function read(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
}

function readFieldErrors(given: unknown): FieldErrors {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).map(([field, texts]) => [field, [texts].flat().map(String)] as const),
  );
}
