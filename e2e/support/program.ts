/** A client without a browser: keeps cookies, echoes the CSRF token, can sign in as a user of the demo world. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { madeSlug } from '@/e2e/support/listings';
import { listingForm } from '@/tests/factories/listing-form';

export const origin = (process.env.E2E_BASE_URL ?? 'http://localhost:3000').replace(/\/$/, '');

/** The body of a response, which must be successful. */
async function expectOk(answer: Response): Promise<string> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  return text;
}

export class Program {
  readonly #cookies = new Map<string, string>();

  /** A user of the demo world, or an account with that world's password. */
  static async signedIn(who: 'verhuurder' | 'admin' | { email: string }): Promise<Program> {
    const program = new Program();
    const email = typeof who === 'string' ? `${who}@kustverblijf.test` : who.email;
    const answer = await program.call('POST', '/login', {
      email,
      password: 'kust-demo-2026',
      remember: false,
    });
    await expectOk(answer);
    return program;
  }

  /** An object is sent as JSON, a form as it is. */
  async call(method: string, path: string, body?: object): Promise<Response> {
    if (method !== 'GET' && !this.#cookies.has('XSRF-TOKEN')) await this.call('GET', '/sanctum/csrf-cookie');
    const isForm = body instanceof FormData;
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
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
}

interface Published {
  id: number;
  slug: string;
}

/** A landlord in the demo world whom no test signs in as. */
const landlord = '6';

/** A listing form as an admin sends it for a landlord, with these fields. */
export function listingFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ user_id: landlord, ...fields }))
    form.append(field, String(value));
  return form;
}

/** A public listing for a single test, with a licence number that the register does not know. */
export async function publishListing(
  admin: Program,
  changes: Record<string, unknown> = {},
): Promise<Published> {
  // Its slug starts like those of other listings created by tests.
  const name = `${madeSlug}${randomUUID().slice(0, 8)}`;
  const form = listingFormData(listingForm({ logiesdecreet: '990497', name_holiday_home: name, ...changes }));
  const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2a6f8f' } });
  const bytes = new Uint8Array(await photo.jpeg().toBuffer());
  form.append('images_pool[store][0][id]', randomUUID());
  form.append('images_pool[store][0][value]', new File([bytes], 'zee.jpg', { type: 'image/jpeg' }));
  form.append('images_pool[store][0][order_number]', '1');
  const made = await admin.call('POST', '/api/listings', form);
  const { id, slug } = JSON.parse(await expectOk(made)).data;
  await expectOk(await admin.call('PUT', `/api/listings/${id}/approve`, {}));
  return { id, slug };
}
