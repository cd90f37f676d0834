import 'server-only';

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { cookies } from 'next/headers';
import { z } from '@/lib/api/zod';
import { serializeCookie } from '@/server/cookies';
import { seal, unseal } from '@/server/keys';

/**
 * What a form submitted without JavaScript remembers between its rejection and the page that shows it again: the typed
 * values and their errors, encrypted in a short-lived cookie for that page only. Nothing is stored on the server.
 */
export const formMemoryCookie = 'form-memory';
const lifetimeSeconds = 600;
/** Browsers store 4,096 bytes per cookie, including its name and attributes. */
const maxLength = 3600;

const memorySchema = z.object({
  values: z.record(z.string(), z.string()),
  errors: z.record(z.string(), z.array(z.string())),
});
export type FormMemory = z.infer<typeof memorySchema>;

const sealMemory = (memory: FormMemory) =>
  seal('form-memory', deflateRawSync(JSON.stringify(memory))).toString('base64url');

/** The content of a sealed cookie; null if it is not ours. */
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

/** The Set-Cookie value for the page at `path`. Values that do not fit are dropped, longest first. */
export function rememberForm(path: string, { values, errors }: FormMemory): string {
  const saved = Object.entries(values).toSorted(([, a], [, b]) => a.length - b.length);
  let sealed = sealMemory({ values: Object.fromEntries(saved), errors });
  while (sealed.length > maxLength && saved.length > 0) {
    saved.pop();
    sealed = sealMemory({ values: Object.fromEntries(saved), errors });
  }
  return serializeCookie(formMemoryCookie, sealed, { httpOnly: true, maxAge: lifetimeSeconds, path });
}

/** The Set-Cookie value that removes it. */
export function forgetForm(path: string): string {
  return serializeCookie(formMemoryCookie, '', { httpOnly: true, maxAge: 0, path });
}

/** The memory of the form on the page being rendered, or null. */
export async function readFormMemory(): Promise<FormMemory | null> {
  return openFormMemory((await cookies()).get(formMemoryCookie)?.value);
}
