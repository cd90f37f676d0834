import { expect, it } from 'vitest';
import { menuEntries } from '@/components/dashboard/menu-entries';
import { roles } from '@/lib/accounts/roles';
import type { StaffRole } from '@/lib/staff/rights';
import { dashboardTexts } from '@/lib/texts/dashboard';

const { reviewListings, reportedReviews, users, mails, searchAlerts, health, news } = dashboardTexts.menu;

it.each<[StaffRole | null, string[]]>([
  ['owner', [reviewListings, reportedReviews, users, mails, searchAlerts, health, news]],
  ['moderator', [reviewListings, reportedReviews, users, mails, searchAlerts, health, news]],
  ['support', [users, mails, searchAlerts, health, news]],
  ['finance', [users, health, news]],
  [null, []],
])('the menu of an admin with the role %s has what it has rights for', (staffRole, expected) => {
  const entries = menuEntries({ roleId: roles.admin, staffRole, help: 'none' });
  expect(entries.map(({ label }) => label)).toEqual(expected);
});
