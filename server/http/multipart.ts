import 'server-only';

import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';
import { env } from '@/server/env';
import { maxFields } from '@/server/http/bounds';
import { DomainError } from '@/server/http/errors';
import { nestFields } from '@/server/http/nest-fields';
import { makePrivateFolder } from '@/server/storage/private-files';

/** What a form with files may hold; of a file over its limit a marked stump is kept. */
export interface UploadLimits {
  files: number;
  fileBytes: number;
  /** Asked of each file before any of it lies on the disk; throws where it is one too many. */
  count?: () => Promise<void>;
}

/** Of a whole body with files. */
const MAX_BODY_BYTES = 250 * 1024 * 1024;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_NAME_BYTES = 200;
/** After this time, what a crash left behind belongs to nobody. */
const STALE_MS = 24 * 3600 * 1000;

/** A file of a form, in a temporary file that goes with the request. */
export class UploadedFile {
  constructor(
    readonly path: string,
    readonly size: number,
    /** True when it was larger than allowed: `path` then holds only its beginning. */
    readonly isTooLarge: boolean,
  ) {}

  bytes(): Promise<Buffer> {
    return fs.readFile(this.path);
  }
}

const uploadRoot = () => path.resolve(env.DATA_DIR, 'uploads');

/** Where one request's files lie; made with the first one, gone with the request. */
export class UploadFolder {
  #folder: Promise<string> | undefined;
  #count = 0;

  async nextPath(): Promise<string> {
    this.#count += 1;
    const name = String(this.#count);
    // mkdtemp's folders are their owner's alone.
    this.#folder ??= makePrivateFolder(uploadRoot()).then(() => fs.mkdtemp(path.join(uploadRoot(), 'form-')));
    return path.join(await this.#folder, name);
  }

  async remove(): Promise<void> {
    const folder = await this.#folder?.catch(() => undefined);
    if (folder !== undefined) await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Removes what interrupted requests left behind. */
export async function removeStaleUploads(now = Date.now()): Promise<void> {
  const names = await fs.readdir(uploadRoot()).catch(() => []);
  for (const name of names) {
    const folder = path.join(uploadRoot(), name);
    const stat = await fs.stat(folder).catch(() => null);
    if (stat && now - stat.mtimeMs > STALE_MS) await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Too much of anything is refused at once, unread. */
const tooMuch = () => new DomainError('payload_too_large');
const malformed = () => new DomainError('malformed_body');

function openParser(contentType: string, limits: UploadLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: MAX_NAME_BYTES,
        fieldSize: MAX_FIELD_BYTES,
        fields: maxFields,
        files: limits.files,
        fileSize: limits.fileBytes,
        parts: maxFields + limits.files,
        headerPairs: 20,
        headerSize: 4096,
      },
    });
  } catch {
    throw malformed();
  }
}

interface Keeping {
  folder: UploadFolder;
  signal: AbortSignal;
  count?: () => Promise<void>;
}

async function keepFile(
  stream: BusboyFileStream,
  { folder, signal, count }: Keeping,
): Promise<UploadedFile | null> {
  // The parser reports a broken body on this stream too, even when nobody reads it any more.
  stream.on('error', () => {});
  await count?.();
  const file = await folder.nextPath();
  await pipeline(stream, createWriteStream(file, { mode: 0o600 }), { signal });
  const { size } = await fs.stat(file);
  // An empty file field is sent as a file without a name and without a byte.
  return size === 0 ? null : new UploadedFile(file, size, stream.truncated);
}

/** The body as a stream that fails as soon as it exceeds `maxBytes`. */
function boundedBody(request: Request, maxBytes: number, onFailure: (error: unknown) => void): Readable {
  let size = 0;
  // The two libraries type the same web stream each in their own way.
  const body = Readable.fromWeb(request.body as ReadableStream);
  body.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) body.destroy(tooMuch());
  });
  body.on('error', onFailure);
  return body;
}

/** Files of a form that takes none are let go by. */
const noFiles: UploadLimits = { files: 20, fileBytes: 1 };

/**
 * A multipart body: its fields nested by their names, its files streamed into `folder`, never into memory; without a
 * folder they are left out. The caller removes the folder, also after a failure.
 * @throws DomainError malformed_body (422), also for a body that breaks off; payload_too_large (413)
 */
export async function readMultipart(
  request: Request,
  folder: UploadFolder | null,
  limits = noFiles,
  maxBytes = MAX_BODY_BYTES,
): Promise<Record<string, unknown>> {
  const parser = openParser(request.headers.get('content-type') ?? '', limits);
  const entries: [string, Promise<unknown>][] = [];
  const stop = new AbortController();
  let body: Readable | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (name, stream, filename) => {
        if (name === undefined || !folder) return void stream.resume();
        // An empty field comes without a name.
        const count = filename ? limits.count : undefined;
        const kept = keepFile(stream, { folder, signal: stop.signal, count });
        // Awaited below; until then a failure has no handler.
        kept.catch(reject);
        entries.push([name, kept]);
      });
      parser.on('field', (name, value, _nameCut, isCut) => {
        if (isCut) reject(tooMuch());
        else if (name !== undefined) entries.push([name, Promise.resolve(value)]);
      });
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'])
        parser.on(limit, () => reject(tooMuch()));
      parser.on('finish', resolve);
      parser.on('error', reject);
      body = boundedBody(request, maxBytes, reject);
      body.pipe(parser);
    });
    const values = await Promise.all(entries.map(async ([name, value]) => [name, await value] as const));
    return nestFields(values);
  } catch (error) {
    throw error instanceof DomainError ? error : malformed();
  } finally {
    stop.abort();
    body?.unpipe(parser);
    body?.destroy();
    // Nothing may still write when the folder goes.
    await Promise.allSettled(entries.map(([, value]) => value));
  }
}
