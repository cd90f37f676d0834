import { Link } from '@/components/ui/link';
import { PageHeading } from '@/components/layout/page-heading';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { roles } from '@/lib/accounts/roles';
import { route } from '@/lib/desk-paths';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';

/** Shown instead of a calendar to users who manage none. */
export function NoCalendar({ roleId }: { roleId: number }) {
  return (
    <>
      <PageHeading title={texts.title} />
      {roleId === roles.coLandlord && (
        <EmptyState
          drawing="horizon"
          text={texts.emptyCoLandlord}
          action={
            <LinkButton as={Link} href={route('dashboard.today')} variant="secondary">
              {texts.toToday}
            </LinkButton>
          }
        />
      )}
      {roleId === roles.admin && <EmptyState drawing="horizon" text={texts.emptyAdmin} />}
      {roleId !== roles.coLandlord && roleId !== roles.admin && (
        <EmptyState
          text={texts.emptyLandlord}
          action={
            <LinkButton as={Link} href={route('listing.create')}>
              {texts.createListing}
            </LinkButton>
          }
        />
      )}
    </>
  );
}
