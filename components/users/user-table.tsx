import { Link } from '@/components/ui/link';
import { Badge } from '@/components/ui/badge';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { EmailAddress } from '@/components/ui/email-address';
import type { UserDto } from '@/lib/accounts/contract';
import { formatMomentDay } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { userRoleTexts, userTexts as texts } from '@/lib/texts/users';

/** A table of users, each linking to their page. */
export function UserTable({ users }: { users: readonly UserDto[] }) {
  return (
    <CardTable
      caption={texts.title}
      head={
        <>
          <CardTableHead>{texts.name}</CardTableHead>
          <CardTableHead>{texts.email}</CardTableHead>
          <CardTableHead>{texts.role}</CardTableHead>
          <CardTableHead align="end">{texts.listings}</CardTableHead>
          <CardTableHead>{texts.lastLogin}</CardTableHead>
        </>
      }
    >
      {users.map((user) => (
        <CardTableRow key={user.id}>
          <CardTableCell className="font-semibold">
            <Link href={route('dashboard.admin.user.show', { id: user.id })} className="link">
              {user.full_name}
            </Link>
            <span> </span>
            {user.suspended_at !== null && <Badge tone="red">{texts.suspended}</Badge>}
          </CardTableCell>
          <CardTableCell label={texts.email}>
            <EmailAddress address={user.email} />
            <span> </span>
            {user.email_verified_at === null && <Badge tone="sand">{texts.unverified}</Badge>}
          </CardTableCell>
          <CardTableCell label={texts.role}>{userRoleTexts[user.user_role_id]}</CardTableCell>
          <CardTableCell label={texts.listings} align="end" className="figures">
            {user.listings_count}
          </CardTableCell>
          <CardTableCell label={texts.lastLogin} className="figures whitespace-nowrap">
            {user.last_login_at ? formatMomentDay(user.last_login_at) : texts.never}
          </CardTableCell>
        </CardTableRow>
      ))}
    </CardTable>
  );
}
