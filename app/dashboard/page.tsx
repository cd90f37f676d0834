import { redirect } from 'next/navigation';
import { route } from '@/lib/paths';
import { requirePageActor } from '@/server/auth/page-actor';

/** The dashboard begins with the overview, whoever it is. */
export default async function DashboardPage() {
  await requirePageActor(route('dashboard'));
  redirect(route('dashboard.overview'));
}
