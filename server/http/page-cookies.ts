import 'server-only';

import { cookies } from 'next/headers';

/** The cookies sent with the request for the page being rendered. */
export async function pageCookies(): Promise<Record<string, string>> {
  return Object.fromEntries((await cookies()).getAll().map(({ name, value }) => [name, value]));
}
