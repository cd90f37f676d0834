import { expect, it } from 'vitest';
import { menuEntries } from '@/components/dashboard/menu-entries';
import { roles } from '@/lib/accounts/roles';
import type { StaffRole } from '@/lib/staff/rights';
import { dashboardTexts } from '@/lib/texts/dashboard';

const { reviewListings, reportedReviews, users, inbox, mails, searchAlerts, health, news } =
  dashboardTexts.menu;
const { allListings, allRequests, figures, auditLog, texts } = dashboardTexts.menu;
const decides = [reviewListings, reportedReviews];
const finds = [allListings, allRequests, users];

it.each<[StaffRole | null, string[]]>([
  ['owner', [...decides, ...finds, inbox, mails, searchAlerts, figures, auditLog, texts, health, news]],
  ['moderator', [...decides, ...finds, inbox, mails, searchAlerts, figures, auditLog, texts, health, news]],
  ['support', [...finds, inbox, mails, searchAlerts, auditLog, health, news]],
  ['finance', [...finds, figures, auditLog, health, news]],
  [null, []],
])('the menu of an admin with the role %s has what it has rights for', (staffRole, expected) => {
  const entries = menuEntries({ roleId: roles.admin, staffRole, help: 'none' });
  expect(entries.map(({ label }) => label)).toEqual(expected);
});
