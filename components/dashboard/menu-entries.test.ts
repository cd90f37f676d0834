import { expect, it } from 'vitest';
import { menuEntries } from '@/components/dashboard/menu-entries';
import { roles } from '@/lib/accounts/roles';
import type { StaffRole } from '@/lib/staff/rights';
import { dashboardTexts } from '@/lib/texts/dashboard';

const texts = dashboardTexts.menu;
const review = [texts.reviewListings, texts.reportedReviews, texts.notices, texts.signals, texts.shortStays];
const found = [texts.allListings, texts.allRequests, texts.users];
const last = [texts.health, texts.news];
const { inbox, mails, searchAlerts, figures, tariffs, dac7, auditLog, texts: ownTexts } = texts;

it.each<[StaffRole | null, string[]]>([
  [
    'owner',
    [...review, ...found, inbox, mails, searchAlerts, figures, tariffs, dac7, auditLog, ownTexts, ...last],
  ],
  ['moderator', [...review, ...found, inbox, mails, searchAlerts, figures, auditLog, ownTexts, ...last]],
  ['support', [...found, inbox, mails, searchAlerts, auditLog, ...last]],
  ['finance', [...found, figures, tariffs, dac7, auditLog, ...last]],
  [null, []],
])('the menu of an admin with the role %s has what it has rights for', (staffRole, expected) => {
  const entries = menuEntries({ roleId: roles.admin, staffRole, help: 'none' });
  expect(entries.map(({ label }) => label)).toEqual(expected);
});
