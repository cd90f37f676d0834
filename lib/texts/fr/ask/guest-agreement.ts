import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/guest-agreement';

export const guestAgreementTexts: InOtherWords<typeof nl.guestAgreementTexts> = {
  title: 'Contrat de location',
  intro:
    'Le propriétaire vous demande d’accepter ce contrat de location. Lisez-le d’abord\u{a0}: ce qu’il contient s’applique à votre séjour.',
  read: 'Lire le contrat de location (PDF)',
  name: 'Votre nom',
  nameHelp: 'Prénom et nom de la personne qui accepte le contrat.',
  accept: 'Accepter le contrat de location',
  accepted: (name, at) => `Accepté par ${name} le ${at}.`,
  missing: 'Rechargez la page et lisez d’abord le contrat de location.',
  void: 'Ce séjour n’aura pas lieu. Le contrat n’a pas été accepté.',
};
