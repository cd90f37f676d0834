import { redirect } from 'next/navigation';
import { showRefused } from '@/app/dashboard/show-refused';
import { route } from '@/lib/desk-paths';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';

/** Admins start with the listings waiting for approval, or with the users if they have no right to decide on those. */
export default async function AdminPage() {
  const actor = await requirePageActor(route('dashboard.admin'));
  if (!hasRight(actor, 'find')) return showRefused(actor);
  const first = hasRight(actor, 'moderate') ? 'dashboard.admin.listing.index' : 'dashboard.admin.user.index';
  redirect(route(first));
}
