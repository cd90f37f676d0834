import type { Metadata } from 'next';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { MatchPaymentsScreen } from '@/components/statements/match-payments-screen';
import { roles } from '@/lib/accounts/roles';
import { route } from '@/lib/desk-paths';
import { statementTexts as texts } from '@/lib/texts/statements';
import { requirePageActor } from '@/server/auth/page-actor';

export const metadata: Metadata = { title: texts.title };

/** A landlord's bank statement, read on the device (docs/rules/statements.md#the-page). */
export default async function MatchPaymentsPage() {
  const actor = await requirePageActor(route('dashboard.payments.match'));
  if (actor.roleId !== roles.landlord) return showNotFound();
  return <MatchPaymentsScreen userId={actor.id} />;
}
