import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/request-mails';

export const requestMailsTexts: InOtherWords<typeof nl.requestMailsTexts> = {
  title: 'E-mails sur les nouvelles demandes',
  on: 'Vous recevez un e-mail pour chaque nouvelle demande, chaque question et chaque avis, et un rappel quand un locataire attend.',
  stays:
    'Vous continuerez de recevoir les messages des locataires, les propositions, les annulations et tout ce qui concerne votre compte et les paiements.',
  off: 'Ne plus m’envoyer ces e-mails',
  isOff: 'Vous ne recevez plus d’e-mails sur les nouvelles demandes.',
  again:
    'Vous pouvez les réactiver dans vos données. Les nouvelles demandes se trouvent toujours dans votre espace.',
  profile: 'Vers mes données',
  gone: 'Ce lien n’est plus valable.',
  goneText: 'Connectez-vous pour choisir dans vos données quels e-mails vous recevez.',
};
