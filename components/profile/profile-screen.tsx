'use client';

import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '@/components/layout/page-heading';
import { TaxDetails } from '@/components/dac7/tax-details';
import { BecomeLandlord } from '@/components/profile/become-landlord';
import { DeleteAccount } from '@/components/profile/delete-account';
import { LinkedAccounts } from '@/components/profile/linked-accounts';
import { PhotoCard } from '@/components/profile/photo-card';
import { ProfileForm } from '@/components/profile/profile-form';
import { ReturnedMail } from '@/components/profile/returned-mail';
import { DeviceSwitch } from '@/components/push/device-switch';
import { SecondFactors } from '@/components/second-factors/second-factors';
import { ImpersonationList } from '@/components/sessions/impersonation-list';
import { SessionList } from '@/components/sessions/session-list';
import { TraderCard } from '@/components/trader/trader-card';
import { Card } from '@/components/ui/card';
import { buttonClass } from '@/components/ui/button-styles';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { UserDto } from '@/lib/accounts/contract';
import { roles } from '@/lib/accounts/roles';
import { dashboardTexts } from '@/lib/texts/dashboard';
import type { PushSetUp } from '@/lib/push/set-up';
import { profileTexts as texts } from '@/lib/texts/profile';
import { pushTexts } from '@/lib/texts/push';
import { userExportUrl, userQuery } from '@/lib/users/queries';

interface ProfileScreenProps {
  userId: number;
  /** Whether an admin is impersonating the user. */
  impersonated: boolean;
  /** For notifications on this device; null where none can be shown. */
  push: PushSetUp | null;
}

/** The user's own details, the export of their data, and deleting the account (docs/rules/accounts.md#own-data). */
export function ProfileScreen({ userId, impersonated, push }: ProfileScreenProps) {
  const user = useQuery(userQuery(userId));
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      {user.isPending && (
        <SkeletonGroup className="space-y-6">
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </SkeletonGroup>
      )}
      {user.isError && (
        <ErrorState
          title={texts.loadFailed}
          text={dashboardTexts.tryAgain}
          onRetry={() => void user.refetch()}
          pending={user.isFetching}
        />
      )}
      {user.data && <Profile user={user.data} impersonated={impersonated} push={push} />}
    </>
  );
}

function Profile({ user, impersonated, push }: { user: UserDto } & Omit<ProfileScreenProps, 'userId'>) {
  return (
    <div className="space-y-6">
      {user.email_returns && !impersonated && <ReturnedMail email={user.email} />}
      {user.user_role_id !== roles.coLandlord && <PhotoCard user={user} />}
      <ProfileForm user={user} />
      {user.user_role_id !== roles.coLandlord && <TraderCard userId={user.id} />}
      {user.user_role_id === roles.landlord && !impersonated && <TaxDetails userId={user.id} />}
      <SecondFactors email={user.email} />
      <SessionList readOnly={impersonated} />
      <ImpersonationList />
      {push && !impersonated && (
        <DeviceSwitch
          {...push}
          help={user.user_role_id === roles.coLandlord ? pushTexts.coLandlord : pushTexts.landlord}
        />
      )}
      {user.user_role_id === roles.coLandlord && <BecomeLandlord user={user} />}
      <LinkedAccounts />
      <Card tone="plain">
        <h2 className="text-xl">{texts.dataTitle}</h2>
        <p className="mt-3 text-ci-gray-700">{texts.exportText}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {/* A plain link: the browser saves the response. */}
          <a href={userExportUrl(user.id)} download className={buttonClass({ variant: 'secondary' })}>
            {texts.export}
          </a>
          <DeleteAccount userId={user.id} />
        </div>
      </Card>
    </div>
  );
}
