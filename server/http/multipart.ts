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

/** Limits on a form with files; a file over the limit is truncated and marked. */
export interface UploadLimits {
  files: number;
  fileBytes: number;
  /** Called for each file before any of it is on disk; throws if it exceeds the limit. */
  count?: () => Promise<void>;
}

/** For a whole multipart body. */
const MAX_BODY_BYTES = 250 * 1024 * 1024;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_NAME_BYTES = 200;
/** After this time, files left behind by a crash are deleted. */
const STALE_MS = 24 * 3600 * 1000;

/** A file of a form, stored temporarily until the request ends. */
export class UploadedFile {
  constructor(
    readonly path: string,
    readonly size: number,
    /** True if it was larger than allowed: `path` then only contains its beginning. */
    readonly isTooLarge: boolean,
  ) {}

  bytes(): Promise<Buffer> {
    return fs.readFile(this.path);
  }
}

const uploadRoot = () => path.resolve(env.DATA_DIR, 'uploads');

/** The folder with the files of one request; created with the first file, deleted with the request. */
export class UploadFolder {
  #folder: Promise<string> | undefined;
  #count = 0;

  async nextPath(): Promise<string> {
    this.#count += 1;
    const name = String(this.#count);
    // mkdtemp creates folders that only their owner may enter.
    this.#folder ??= makePrivateFolder(uploadRoot()).then(() => fs.mkdtemp(path.join(uploadRoot(), 'form-')));
    return path.join(await this.#folder, name);
  }

  async remove(): Promise<void> {
    const folder = await this.#folder?.catch(() => undefined);
    if (folder !== undefined) await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Deletes what interrupted requests left behind. */
export async function removeStaleUploads(now = Date.now()): Promise<void> {
  const names = await fs.readdir(uploadRoot()).catch(() => []);
  for (const name of names) {
    const folder = path.join(uploadRoot(), name);
    const stat = await fs.stat(folder).catch(() => null);
    if (stat && now - stat.mtimeMs > STALE_MS) await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Anything over a limit is refused at once, unread. */
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
  // The parser also reports a broken body on this stream, even when nobody reads it any more.
  stream.on('error', () => {});
  await count?.();
  const file = await folder.nextPath();
  await pipeline(stream, createWriteStream(file, { mode: 0o600 }), { signal });
  const { size } = await fs.stat(file);
  // An empty file input is sent as a file without name and content.
  return size === 0 ? null : new UploadedFile(file, size, stream.truncated);
}

/** The body as a stream that fails as soon as it exceeds `maxBytes`. */
function boundedBody(request: Request, maxBytes: number, onFailure: (error: unknown) => void): Readable {
  let size = 0;
  // The two libraries have different types for the same web stream.
  const body = Readable.fromWeb(request.body as ReadableStream);
  body.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) body.destroy(tooMuch());
  });
  body.on('error', onFailure);
  return body;
}

/** For forms that take no files: any that come are discarded. */
const noFiles: UploadLimits = { files: 20, fileBytes: 1 };

/**
 * Reads a multipart body: its fields nested by name, its files streamed into `folder`, never into memory; without a
 * folder they are discarded. The caller deletes the folder, also after a failure.
 * @throws DomainError malformed_body (422), also for an incomplete body; payload_too_large (413)
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
        // An empty file input comes without a name.
        const count = filename ? limits.count : undefined;
        const kept = keepFile(stream, { folder, signal: stop.signal, count });
        // Awaited below; until then a failure would be unhandled.
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
    // Nothing may still be writing when the folder is deleted.
    await Promise.allSettled(entries.map(([, value]) => value));
  }
}
