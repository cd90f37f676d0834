import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/bot-check';

export const botCheckTexts: InOtherWords<typeof nl.botCheckTexts> = {
  idle: 'Pour éviter les abus, votre navigateur fait un bref contrôle dès que vous remplissez un champ. Vous n’avez rien à faire.',
  busy: 'Contrôle de sécurité en cours…',
  done: 'Contrôle de sécurité terminé.',
  failed: 'Le contrôle de sécurité a échoué. Vérifiez votre connexion internet et réessayez.',
  refused: 'Le contrôle de sécurité a expiré ou échoué. Réessayez.',
  protectedBy: 'Ce formulaire est protégé par reCAPTCHA. La',
  privacy: 'politique de confidentialité',
  and: 'et les',
  terms: 'conditions d’utilisation',
  ofGoogle: 'de Google s’appliquent.',
};
