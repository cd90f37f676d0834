import { redirect } from 'next/navigation';
import { route } from '@/lib/paths';
import { requirePageActor } from '@/server/auth/page-actor';

/** Where the dashboard begins. */
export default async function DashboardPage() {
  await requirePageActor(route('dashboard'));
  redirect(route('dashboard.booking-request.index'));
}
