import 'server-only';

import { isFormBounded, isJsonBounded } from '@/server/http/bounds';
import { cleanInput } from '@/server/clean-text';
import { DomainError } from '@/server/http/errors';
import { readMultipart } from '@/server/http/multipart';
import type { UploadFolder, UploadLimits } from '@/server/http/multipart';
import { nestFields } from '@/server/http/nest-fields';

/** Maximum body size of a call without files. */
const maxBytes = 256 * 1024;

async function readAll(request: Request): Promise<Buffer> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new DomainError('payload_too_large');
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Buffer): unknown {
  if (!isJsonBounded(bytes)) throw new DomainError('payload_too_large');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new DomainError('malformed_body');
  }
}

function parseForm(bytes: Buffer): unknown {
  if (!isFormBounded(bytes)) throw new DomainError('payload_too_large');
  return nestFields(new URLSearchParams(bytes.toString('utf8')));
}

/** For a call whose body may contain files, with the folder for them. */
export interface Uploads {
  limits: UploadLimits;
  folder: UploadFolder;
}

async function parseBody(request: Request, uploads: Uploads | undefined): Promise<unknown> {
  const contentType = request.headers.get('content-type') ?? '';
  const isMultipart = /^multipart\/form-data\b/i.test(contentType);
  if (uploads && isMultipart && request.body) return readMultipart(request, uploads.folder, uploads.limits);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw new DomainError('payload_too_large');
  if (isMultipart && request.body) return readMultipart(request, null, undefined, maxBytes);
  const bytes = await readAll(request);
  if (bytes.length === 0) return {};
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(contentType);
  return isForm ? parseForm(bytes) : parseJson(bytes);
}

/**
 * The body as an object: JSON, or form data as sent by the product's calls, with `a[b]` nested. An empty body becomes
 * an empty object. Files are accepted if the call allows them, and ignored otherwise. Every string is cleaned
 * (`clean-text.ts`).
 * @throws DomainError payload_too_large, also for more fields or deeper JSON than any call has; malformed_body
 */
export async function readBody(request: Request, uploads?: Uploads): Promise<unknown> {
  return cleanInput(await parseBody(request, uploads));
}

/**
 * The raw body, as UTF-8.
 * @throws DomainError payload_too_large
 */
export async function readRawBody(request: Request): Promise<string> {
  return (await readAll(request)).toString('utf8');
}
