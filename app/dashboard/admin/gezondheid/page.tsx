import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showRefused } from '@/app/dashboard/show-refused';
import { RegisterSection } from '@/components/lodging-register/register-section';
import { HealthScreen } from '@/components/system-health/health-screen';
import { route } from '@/lib/desk-paths';
import { registerStateQuery } from '@/lib/lodging-register/queries';
import { systemHealthQuery } from '@/lib/system-health/queries';
import { systemHealthTexts as texts } from '@/lib/texts/system-health';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { getRegisterState } from '@/server/features/lodging-register/get-register-state';
import { getSystemHealth } from '@/server/features/system-health/get-system-health';

export const metadata: Metadata = { title: texts.title };

/** The health of the site itself (docs/rules/system-health.md). */
export default async function HealthPage() {
  const actor = await requirePageActor(route('dashboard.admin.health'));
  if (!hasRight(actor, 'health')) return showRefused(actor);
  const [{ data }, register] = await Promise.all([getSystemHealth({ actor }), getRegisterState()]);
  return (
    <Prefetched
      data={[
        [systemHealthQuery().queryKey, data],
        [registerStateQuery().queryKey, register.data],
      ]}
    >
      <HealthScreen />
      <RegisterSection mayImport={hasRight(actor, 'settings')} />
    </Prefetched>
  );
}
