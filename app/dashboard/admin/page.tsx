import { redirect } from 'next/navigation';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { route } from '@/lib/desk-paths';
import { requirePageActor } from '@/server/auth/page-actor';

/** Administration starts with the listings waiting for approval. */
export default async function AdminPage() {
  const actor = await requirePageActor(route('dashboard.admin'));
  if (!actor.isAdmin) return showNotFound();
  redirect(route('dashboard.admin.listing.index'));
}
