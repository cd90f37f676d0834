import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/push';

export const pushTexts: InOtherWords<typeof nl.pushTexts> = {
  title: 'Notifications sur cet appareil',
  landlord:
    'Une notification pour une nouvelle demande, une nouvelle question, un message d’un locataire et le jour d’une arrivée.',
  coLandlord:
    'Une notification le jour d’une arrivée dans un logement que vous gérez avec d’autres, et pour les messages des locataires que vous accueillez.',
  guest:
    'Une notification pour un message du propriétaire, un paiement enregistré et le jour de votre arrivée.',
  blocked:
    'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages et rouvrez cette page.',
  unsupported: 'Ce navigateur ne peut pas afficher de notifications.',
  install:
    'Sur un iPhone ou un iPad, les notifications ne fonctionnent que si ce site est sur votre écran d’accueil. Touchez «\u{a0}Partager\u{a0}», choisissez «\u{a0}Sur l’écran d’accueil\u{a0}» et ouvrez le site de là.',
  failed: 'Les notifications n’ont pas pu être activées. Réessayez plus tard.',
  offFailed: 'Les notifications n’ont pas pu être désactivées. Réessayez plus tard.',
  badEndpoint: 'Ce n’est pas l’adresse d’un service de notifications.',
  badKey: 'Cette clé du navigateur n’est pas correcte.',

  requestNew: (guest, home) => `Nouvelle demande pour ${home}, de la part de ${guest}`,
  questionNew: (guest, home) => `Question sur ${home}, de la part de ${guest}`,
  guestWrote: (guest, home) => `Message sur ${home}, de la part de ${guest}`,
  landlordWrote: (home) => `${home}\u{a0}: message du propriétaire`,
  paid: (home) => `Votre paiement pour ${home} est enregistré`,
  arrival: (home) => `Arrivée aujourd’hui à ${home}`,
  arrivalOfGuest: (home) => `Vous arrivez aujourd’hui à ${home}`,
};
