import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/plain-form';

export const plainFormTexts: InOtherWords<typeof nl.plainFormTexts> = {
  trap: 'Lassen Sie dieses Feld leer',
  failed: 'Ihre Nachricht konnte nicht gesendet werden. Versuchen Sie es später noch einmal.',
  tooFast:
    'Sie haben das Formular sehr schnell abgeschickt. Prüfen Sie es und schicken Sie es noch einmal ab.',
  expired: 'Das Formular war zu lange geöffnet. Prüfen Sie Ihre Angaben und schicken Sie es noch einmal ab.',
  used: 'Dieses Formular wurde schon abgeschickt. Prüfen Sie Ihre Angaben und schicken Sie es noch einmal ab.',
};
