import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { ProfileScreen } from '@/components/profile/profile-screen';
import { identitiesOptions } from '@/lib/identities/queries';
import { route } from '@/lib/desk-paths';
import { secondFactorsQuery } from '@/lib/second-factors/queries';
import { sessionListQuery } from '@/lib/sessions/queries';
import { profileTexts as texts } from '@/lib/texts/profile';
import { traderQuery } from '@/lib/trader/queries';
import { userQuery } from '@/lib/users/queries';
import { requirePageActor } from '@/server/auth/page-actor';
import { listIdentities } from '@/server/features/identities/list-identities';
import { findPushSetUp } from '@/server/features/push/manage-subscriptions';
import { loadSecondFactors } from '@/server/features/second-factors/get-second-factors';
import { listSessions } from '@/server/features/sessions/list-sessions';
import { getTrader } from '@/server/features/trader/own-trader';
import { mayBeTrader } from '@/server/features/trader/policy';
import { findFullUser } from '@/server/features/users/get-user';

export const metadata: Metadata = { title: texts.title };

/** The user's own account data (docs/rules/accounts.md#own-data). */
export default async function ProfilePage() {
  const actor = await requirePageActor(route('dashboard.profile'));
  const [user, sessions, factors, identities, push, trader] = await Promise.all([
    findFullUser(actor, actor.id),
    listSessions({ actor }),
    loadSecondFactors(actor.id),
    listIdentities({ actor }),
    findPushSetUp({ userId: actor.id }),
    mayBeTrader(actor) ? getTrader({ actor }) : null,
  ]);
  return (
    <Prefetched
      data={[
        [sessionListQuery().queryKey, sessions.data],
        [secondFactorsQuery().queryKey, factors],
        [identitiesOptions().queryKey, identities],
        ...(trader ? [[traderQuery(actor.id).queryKey, trader.data] as const] : []),
        ...(user ? [[userQuery(actor.id).queryKey, user] as const] : []),
      ]}
    >
      <ProfileScreen userId={actor.id} impersonated={actor.impersonatorId !== null} push={push} />
    </Prefetched>
  );
}
