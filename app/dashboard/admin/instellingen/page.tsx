import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { SettingsScreen } from '@/components/settings/settings-screen';
import { route } from '@/lib/desk-paths';
import { settingsQuery } from '@/lib/settings/queries';
import { settingsTexts as texts } from '@/lib/texts/settings';
import { requirePageActor } from '@/server/auth/page-actor';
import { getSettings } from '@/server/features/settings/get-settings';

export const metadata: Metadata = { title: texts.title };

/** Site-wide settings. */
export default async function SettingsPage() {
  const actor = await requirePageActor(route('dashboard.admin.settings'));
  if (!actor.isAdmin) return showNotFound();
  const { data } = await getSettings();
  return (
    <Prefetched data={[[settingsQuery().queryKey, data]]}>
      <SettingsScreen />
    </Prefetched>
  );
}
