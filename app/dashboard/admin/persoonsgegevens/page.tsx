import type { Metadata } from 'next';
import { showRefused } from '@/app/dashboard/show-refused';
import { GuestDataScreen } from '@/components/personal-data/guest-data-screen';
import { route } from '@/lib/desk-paths';
import { personalDataTexts as texts } from '@/lib/texts/personal-data';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';

export const metadata: Metadata = { title: texts.title };

/**
 * Data about a guest without an account, for admins who handle such a request (docs/rules/personal-data.md#on-request).
 */
export default async function GuestDataPage() {
  const actor = await requirePageActor(route('dashboard.admin.personal-data'));
  if (!hasRight(actor, 'guest_data')) return showRefused(actor);
  return <GuestDataScreen />;
}
