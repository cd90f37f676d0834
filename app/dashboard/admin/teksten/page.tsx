import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { TextListScreen } from '@/components/edited-texts/text-list-screen';
import { route } from '@/lib/desk-paths';
import { textListQuery } from '@/lib/edited-texts/queries';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';
import { requirePageActor } from '@/server/auth/page-actor';
import { listTexts } from '@/server/features/edited-texts/list-texts';

export const metadata: Metadata = { title: texts.title };

/** The texts that the operator can change (docs/rules/edited-texts.md). */
export default async function TextsPage() {
  const actor = await requirePageActor(route('dashboard.admin.texts'));
  if (!actor.isAdmin) return showNotFound();
  const { data } = await listTexts();
  return (
    <Prefetched data={[[textListQuery().queryKey, data]]}>
      <TextListScreen />
    </Prefetched>
  );
}
