import 'server-only';

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { cookies } from 'next/headers';
import { z } from '@/lib/api/zod';
import { serializeCookie } from '@/server/cookies';
import { seal, unseal } from '@/server/keys';

/**
 * What a form sent without script remembers between its refusal and the page that shows it again: the typed values and
 * what is wrong with them, sealed in a short-lived cookie of that page alone. Nothing is stored here.
 */
export const formMemoryCookie = 'form-memory';
const lifetimeSeconds = 600;
/** Browsers keep 4,096 bytes a cookie, its name and attributes included. */
const maxLength = 3600;

const memorySchema = z.object({
  values: z.record(z.string(), z.string()),
  errors: z.record(z.string(), z.array(z.string())),
});
export type FormMemory = z.infer<typeof memorySchema>;

const sealMemory = (memory: FormMemory) =>
  seal('form-memory', deflateRawSync(JSON.stringify(memory))).toString('base64url');

/** What a sealed cookie holds; null for one that is not ours. */
export function openFormMemory(text = ''): FormMemory | null {
  try {
    const opened = unseal('form-memory', Buffer.from(text, 'base64url'));
    if (!opened) return null;
    const plain = inflateRawSync(opened.plain, { maxOutputLength: 64 * 1024 });
    return memorySchema.parse(JSON.parse(plain.toString()));
  } catch {
    return null;
  }
}

/** The Set-Cookie value that remembers for the page at `path`. Values that do not fit are dropped, longest first. */
export function rememberForm(path: string, { values, errors }: FormMemory): string {
  const kept = Object.entries(values).toSorted(([, a], [, b]) => a.length - b.length);
  let sealed = sealMemory({ values: Object.fromEntries(kept), errors });
  while (sealed.length > maxLength && kept.length > 0) {
    kept.pop();
    sealed = sealMemory({ values: Object.fromEntries(kept), errors });
  }
  return serializeCookie(formMemoryCookie, sealed, { httpOnly: true, maxAge: lifetimeSeconds, path });
}

/** The Set-Cookie value that forgets it. */
export function forgetForm(path: string): string {
  return serializeCookie(formMemoryCookie, '', { httpOnly: true, maxAge: 0, path });
}

/** What the form of the page being rendered remembers, or null. */
export async function readFormMemory(): Promise<FormMemory | null> {
  return openFormMemory((await cookies()).get(formMemoryCookie)?.value);
}
