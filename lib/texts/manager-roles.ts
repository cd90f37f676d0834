/** What helpers of a home may do, for the landlord to choose from. */
import type { ManagerRole } from '@/lib/listings/manager-roles';

export const managerRoleTexts = {
  title: 'Wie doet wat',
  roles: {
    calendar: 'Kalender: prijzen en geblokkeerde dagen',
    host: 'Gastheer: aankomsten, gasten en berichten, zonder bedragen',
    cleaning: 'Poetsen: alleen de wissels',
  } satisfies Record<ManagerRole, string>,
  roleOf: (email: string) => `Wat ${email} mag`,
  newRole: 'Wat uw nieuwe beheerders mogen',
  saved: 'Opgeslagen. Dit geldt vanaf nu.',
  failed: 'Dit kon niet opgeslagen worden.',
} as const;
