import 'server-only';

import { cache } from 'react';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { route } from '@/lib/desk-paths';
import type { Actor } from '@/server/auth/actor';
import { findActor } from '@/server/auth/session';

/** The signed-in user of the page being rendered, or null; looked up once per request. */
export const findPageActor = cache(async (): Promise<Actor | null> => {
  const jar = await cookies();
  return findActor(Object.fromEntries(jar.getAll().map(({ name, value }) => [name, value])));
});

/**
 * The user of a dashboard page (docs/rules/dashboard.md#access). Signed-out visitors are redirected to the login page,
 * and from there back to `path` (the page's own address); unverified non-admins to the must-verify-email page; an admin
 * who still has to set up a second factor to the page for that.
 */
export async function requirePageActor(path?: string): Promise<Actor> {
  const actor = await findPageActor();
  if (!actor) redirect(route('login', {}, { terug: path }));
  if (!actor.isVerified) redirect(route('must-verify-email'));
  if (actor.secondFactorDue) redirect(route('second-factor', {}, { terug: path }));
  return actor;
}
