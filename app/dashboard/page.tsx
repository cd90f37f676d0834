import { redirect } from 'next/navigation';
import { route } from '@/lib/desk-paths';
import { requirePageActor } from '@/server/auth/page-actor';

/** The dashboard starts with the overview, for every role. */
export default async function DashboardPage() {
  await requirePageActor(route('dashboard'));
  redirect(route('dashboard.today'));
}
