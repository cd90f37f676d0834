import 'server-only';

import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkKey } from '@/server/storage/photo-storage';
import type { PhotoStorage, StoredFile } from '@/server/storage/photo-storage';

export interface S3Settings {
  /** Address of the service; the bucket is in the path, which every service supports. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Milliseconds that one call may take, including retries. */
  timeoutMs?: number;
}

/** A call that takes longer than this counts as failed. */
const TIMEOUT_MS = 30_000;
const RETRIES = 3;

/** Keys and dates contain nothing that XML would escape: `checkKey` ensures it. */
function textOf(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
}

function filesOf(xml: string): StoredFile[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const [key, date] = [textOf(entry, 'Key'), textOf(entry, 'LastModified')];
    return key !== undefined && date !== undefined ? [{ key, storedAt: new Date(date) }] : [];
  });
}

/** Photos in a bucket of any S3-compatible service. */
export class S3Storage implements PhotoStorage {
  readonly #client: AwsClient;
  readonly #bucketUrl: string;
  readonly #timeoutMs: number;

  constructor(settings: S3Settings) {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs = TIMEOUT_MS } = settings;
    this.#timeoutMs = timeoutMs;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
    this.#bucketUrl = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    // With the content signed, the service rejects truncated uploads.
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const headers = { 'content-type': contentType, 'x-amz-content-sha256': sha256 };
    await this.#call('PUT', this.#urlOf(key), { headers, body: new Uint8Array(bytes) });
  }

  async get(key: string): Promise<Buffer | null> {
    const response = await this.#call('GET', this.#urlOf(key));
    return response && Buffer.from(await response.arrayBuffer());
  }

  async exists(key: string): Promise<boolean> {
    return (await this.#call('HEAD', this.#urlOf(key))) !== null;
  }

  async delete(key: string): Promise<void> {
    await this.#call('DELETE', this.#urlOf(key));
  }

  async *list(folder: string): AsyncIterable<StoredFile> {
    const prefix = `${checkKey(folder)}/`;
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (token !== undefined) query.set('continuation-token', token);
      const response = await this.#call('GET', `${this.#bucketUrl}?${query}`);
      if (!response) throw new Error('The bucket of the photos does not exist');
      const xml = await response.text();
      yield* filesOf(xml);
      token = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined;
    } while (token !== undefined);
  }

  #urlOf(key: string): string {
    return `${this.#bucketUrl}/${checkKey(key)}`;
  }

  /** The response, or null if there is nothing. */
  async #call(method: string, url: string, init: RequestInit = {}): Promise<Response | null> {
    const response = await this.#client.fetch(url, {
      ...init,
      method,
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    if (response.ok) return response;
    const problem = method === 'HEAD' ? '' : await response.text();
    if (response.status === 404 && textOf(problem, 'Code') !== 'NoSuchBucket') return null;
    const code = textOf(problem, 'Code') ?? 'no code';
    throw new Error(`The photo storage answered ${response.status} (${code}) to ${method}`);
  }
}
