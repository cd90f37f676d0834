/** Photos as served: the API client returns text, photos are bytes. */
import { routeModules } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';

const file = '/app/fotos/[id]/[file]/route.ts';

/** GET /fotos/{id}/{width}.{format} as this client. */
export async function servedPhoto(address: string, client: TestClient, headers: Record<string, string> = {}) {
  const url = new URL(address, 'http://localhost:3000');
  const [, , id = '', name = ''] = url.pathname.split('/');
  const handler = (await routeModules[file]?.())?.GET;
  const cookie = [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const request = new Request(url, { headers: { ...headers, ...(cookie && { cookie }) } });
  const response = await handler?.(request, { params: Promise.resolve({ id, file: name }) });
  if (!response) throw new Error('photos have no handler');
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
