'use client';

import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from '@/components/ui/link';
import { HistoryCard } from '@/components/audit-log/history-card';
import { UserBilling } from '@/components/billing/user-billing';
import type { UserBillingPages } from '@/components/billing/user-billing';
import { PageHeading } from '@/components/layout/page-heading';
import { OneOfList } from '@/components/layout/paged-list';
import { StaffNotes } from '@/components/staff-notes/staff-notes';
import { UserActions } from '@/components/users/user-actions';
import { UserEditForm } from '@/components/users/user-edit-form';
import { userFacts } from '@/components/users/user-facts';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Card } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { lazyPart } from '@/components/ui/lazy-part';
import { LinkButton } from '@/components/ui/link-button';
import type { UserDto } from '@/lib/accounts/contract';
import { roles } from '@/lib/accounts/roles';
import { formatMomentDay } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { publicEnv } from '@/lib/public-env';
import { hasStaffRight } from '@/lib/staff/rights';
import type { StaffRole } from '@/lib/staff/rights';
import { profileTexts } from '@/lib/texts/profile';
import { staffRoleTexts, userRoleTexts, userTexts as texts } from '@/lib/texts/users';
import { userQuery } from '@/lib/users/queries';

// Few accounts have a photo.
const UserPhoto = lazyPart(async () => (await import('@/components/users/user-photo')).UserPhoto);

interface UserScreenProps {
  id: number;
  /** Whether admins are viewing their own account. */
  isSelf: boolean;
  /** The role of the current admin. */
  viewer: StaffRole | null;
  billingPages: UserBillingPages;
}

/** One user with everything an admin can do (docs/rules/users.md#changes). */
export function UserScreen({ id, isSelf, viewer, billingPages }: UserScreenProps) {
  const user = useQuery(userQuery(id));
  return (
    <OneOfList query={user} failed={texts.detailFailed}>
      {(data) => (
        <>
          <User user={data} isSelf={isSelf} viewer={viewer} />
          {hasBilling(data) && <UserBilling userId={id} pages={billingPages} />}
          <div className="mt-6 grid gap-6 xl:grid-cols-2">
            <StaffNotes subject={{ subject_type: 'user', subject_id: id }} />
            <HistoryCard subject={{ user_id: id }} />
          </div>
        </>
      )}
    </OneOfList>
  );
}

/** Only where publishing costs money; co-landlords never pay. */
function hasBilling({ user_role_id: role }: UserDto): boolean {
  return publicEnv().billing !== 'free' && role !== roles.coLandlord;
}

/** Changing another admin takes an extra right. */
const mayEdit = (viewer: StaffRole | null, user: UserDto) =>
  hasStaffRight(viewer, 'users') && (!user.is_admin || hasStaffRight(viewer, 'admins'));

function User({ user, isSelf, viewer }: { user: UserDto } & Pick<UserScreenProps, 'isSelf' | 'viewer'>) {
  return (
    <>
      <Breadcrumb
        as={Link}
        className="mb-4"
        items={[{ label: texts.title, href: route('dashboard.admin.user.index') }, { label: user.full_name }]}
      />
      <PageHeading
        title={user.full_name}
        intro={<Standing user={user} />}
        actions={!isSelf && <UserActions user={user} viewer={viewer} />}
      />
      <div className="grid gap-6 xl:grid-cols-2">
        <Card>
          <h2 className="mb-4 text-xl">{texts.factsTitle}</h2>
          <FactList facts={userFacts(user)} empty={texts.unknown} />
          {user.photo_url !== null && (
            <Suspense>
              <UserPhoto user={user} />
            </Suspense>
          )}
        </Card>
        {(isSelf || mayEdit(viewer, user)) && (
          <Card>
            <h2 className="mb-4 text-xl">{texts.editTitle}</h2>
            {isSelf ? (
              <Alert>
                <p>{texts.selfHint}</p>
                <LinkButton
                  as={Link}
                  href={route('dashboard.profile')}
                  variant="secondary"
                  size="sm"
                  className="mt-3"
                >
                  {profileTexts.title}
                </LinkButton>
              </Alert>
            ) : (
              <UserEditForm
                key={`${user.email} ${user.user_role_id} ${user.staff_role}`}
                user={user}
                mayMakeAdmins={hasStaffRight(viewer, 'admins')}
              />
            )}
          </Card>
        )}
      </div>
    </>
  );
}

/** The user's role, and whether they are suspended. */
function Standing({ user }: { user: UserDto }) {
  const { user_role_id: role, staff_role: staffRole, suspended_at: suspendedAt } = user;
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone="blue">{userRoleTexts[role]}</Badge>
      {staffRole !== null && <Badge tone="gray">{staffRoleTexts[staffRole]}</Badge>}
      {suspendedAt !== null && <Badge tone="red">{texts.suspendedOn(formatMomentDay(suspendedAt))}</Badge>}
    </span>
  );
}
