/** Sends calls with files through XMLHttpRequest, because fetch cannot report upload progress. */
import type { Carrier } from '@/lib/api/client';

/** Both in bytes; `total` is the size of the whole body. */
export type OnUpload = (sent: number, total: number) => void;

/** The carrier for a call: `api.post(path, {body: form, carrier: uploading(onUpload)})` */
export function uploading(onUpload: OnUpload): Carrier {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(method, url);
      for (const [name, value] of new Headers(headers)) call.setRequestHeader(name, value);
      call.upload.addEventListener('progress', ({ loaded, total }) => onUpload(loaded, total));
      call.addEventListener('load', () => resolve(toResponse(call)));
      call.addEventListener('error', () => reject(new TypeError('No answer')));
      call.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      signal?.addEventListener('abort', () => call.abort());
      // Every fetch body except a stream is also valid for XMLHttpRequest.
      call.send(body instanceof ReadableStream ? null : (body ?? null));
    });
}

function toResponse(call: XMLHttpRequest): Response {
  const lines = call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const isEmpty = call.status === 204 || call.status === 304;
  return new Response(isEmpty ? null : call.responseText, { status: call.status, headers });
}
