import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/ui';

export const uiTexts: InOtherWords<typeof nl.uiTexts> = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Einen Moment bitte',
  actsOf: (name) => `Aktionen für ${name}`,
  retry: 'Erneut versuchen',
  toasts: 'Meldungen',
  breadcrumb: 'Sie sind hier',
  partFailed:
    'Dieser Teil konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
};
