import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showRefused } from '@/app/dashboard/show-refused';
import { SettingsScreen } from '@/components/settings/settings-screen';
import { route } from '@/lib/desk-paths';
import { settingsQuery } from '@/lib/settings/queries';
import { settingsTexts as texts } from '@/lib/texts/settings';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { getSettings } from '@/server/features/settings/get-settings';

export const metadata: Metadata = { title: texts.title };

/** Site-wide settings. */
export default async function SettingsPage() {
  const actor = await requirePageActor(route('dashboard.admin.settings'));
  if (!hasRight(actor, 'settings')) return showRefused(actor);
  const { data } = await getSettings();
  return (
    <Prefetched data={[[settingsQuery().queryKey, data]]}>
      <SettingsScreen />
    </Prefetched>
  );
}
