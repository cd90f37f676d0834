import type { Metadata } from 'next';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { showRefused } from '@/app/dashboard/show-refused';
import { Prefetched } from '@/app/dashboard/prefetched';
import { UserScreen } from '@/components/users/user-screen';
import { idText, pageQuery } from '@/lib/api/params';
import { route } from '@/lib/desk-paths';
import { userTexts as texts } from '@/lib/texts/users';
import { userQuery } from '@/lib/users/queries';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { findFullUser } from '@/server/features/users/get-user';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ subscriptions_page?: string | string[]; orders_page?: string | string[] }>;
}

/** One user (docs/rules/users.md). */
export default async function UserPage({ params, searchParams }: PageProps) {
  const { id } = await params;
  const actor = await requirePageActor(route('dashboard.admin.user.show', { id }));
  if (!hasRight(actor, 'find')) return showRefused(actor);
  const number = idText.safeParse(id);
  const user = number.success ? await findFullUser(actor, number.data) : null;
  if (!user) return showNotFound(texts.notFound);
  const search = await searchParams;
  const page = pageQuery.shape.page.catch(1);
  const billingPages = {
    subscriptions: page.parse(search.subscriptions_page),
    orders: page.parse(search.orders_page),
  };
  return (
    <Prefetched data={[[userQuery(user.id).queryKey, user]]}>
      <UserScreen
        id={user.id}
        isSelf={user.id === actor.id}
        viewer={actor.staffRole}
        billingPages={billingPages}
      />
    </Prefetched>
  );
}
