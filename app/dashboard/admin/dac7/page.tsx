import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showRefused } from '@/app/dashboard/show-refused';
import { Dac7Screen } from '@/components/dac7/dac7-screen';
import { dac7Query } from '@/lib/dac7/queries';
import { route } from '@/lib/desk-paths';
import { dac7Texts } from '@/lib/texts/dac7';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { getOverview } from '@/server/features/dac7/get-overview';

export const metadata: Metadata = { title: dac7Texts.admin.title };

/** Whether landlords are reported to the tax authority, and the files for each year (docs/rules/dac7.md). */
export default async function Dac7Page() {
  const actor = await requirePageActor(route('dashboard.admin.dac7'));
  if (!hasRight(actor, 'money')) return showRefused(actor);
  const { data } = await getOverview();
  return (
    <Prefetched data={[[dac7Query().queryKey, data]]}>
      <Dac7Screen />
    </Prefetched>
  );
}
