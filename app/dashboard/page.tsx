import { redirect } from 'next/navigation';
import { menuEntries } from '@/components/dashboard/menu-entries';
import { route } from '@/lib/paths';
import { requirePageActor } from '@/server/auth/page-actor';

/** Where the dashboard begins: the first page of one's menu. */
export default async function DashboardPage() {
  const { roleId } = await requirePageActor(route('dashboard'));
  redirect(menuEntries(roleId)[0]?.href ?? route('home'));
}
