'use client';

import { Suspense } from 'react';
import { useViewer } from '@/components/layout/use-viewer';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ModerationState } from '@/lib/moderation/lifecycle';

export interface ModeratedHome {
  id: number;
  slug: string;
  name: string;
  state: ModerationState;
  pictures: readonly { id: string; order_number: number }[];
}

/** Its dialogs are for admins alone: nobody else loads them. */
const AdminPanel = lazyPart(async () => (await import('@/components/moderation/admin-panel')).AdminPanel);

/**
 * 'Beheer deze advertentie' on a listing's page (docs/rules/moderation.md#admin-block). The page is the same for
 * everybody, so this part asks by itself whether an admin is looking.
 */
export function AdminBlock({ home }: { home: ModeratedHome }) {
  const viewer = useViewer();
  if (!viewer?.is_admin || viewer.second_factor_due) return null;
  return (
    <Suspense>
      <AdminPanel home={home} />
    </Suspense>
  );
}
