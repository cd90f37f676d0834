import { showNotFound } from '@/app/dashboard/show-not-found';
import { ForbiddenView } from '@/components/layout/forbidden-view';
import type { Actor } from '@/server/auth/actor';
import { setPageStatus } from '@/server/http/request-context';

/** For anybody without the right to an admin page: the 404 page for users, the 403 page for other admins. */
export function showRefused(actor: Actor) {
  if (!actor.isAdmin) return showNotFound();
  setPageStatus(403);
  return <ForbiddenView />;
}
