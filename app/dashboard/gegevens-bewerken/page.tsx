import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { ProfileScreen } from '@/components/profile/profile-screen';
import { route } from '@/lib/paths';
import { profileTexts as texts } from '@/lib/texts/profile';
import { userQuery } from '@/lib/users/queries';
import { requirePageActor } from '@/server/auth/page-actor';
import { findFullUser } from '@/server/users/get-user';

export const metadata: Metadata = { title: texts.title };

/** One's own data (spec D §2 'Profile details'). */
export default async function ProfilePage() {
  const actor = await requirePageActor(route('dashboard.profile'));
  const user = await findFullUser(actor, actor.id);
  return (
    <Prefetched data={user ? [[userQuery(actor.id).queryKey, user]] : []}>
      <ProfileScreen userId={actor.id} />
    </Prefetched>
  );
}
