import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/sessions';
import { counted } from '@/lib/texts/fr/words';

export const sessionTexts: InOtherWords<typeof nl.sessionTexts> = {
  device: '{browser} sur {system}',
  unknownDevice: 'Appareil inconnu',
  byAdmin: 'Administrateur, en votre nom',
  askTitle: 'Indiquez votre mot de passe',
  askPassword: 'Votre mot de passe',
  askSubmit: 'Continuer',
  askForgot: 'Mot de passe oublié\u{a0}?',
  askFailed: 'Une erreur s’est produite. Réessayez plus tard.',
  title: 'Où vous êtes connecté',
  intro: 'Vous ne reconnaissez pas un appareil\u{a0}? Déconnectez-le et choisissez un nouveau mot de passe.',
  loadFailed: 'Vos appareils n’ont pas pu se charger.',
  thisDevice: 'Cet appareil',
  used: (since, last) => `Connecté le ${since}, utilisé en dernier le ${last}`,
  end: 'Déconnecter',
  endOf: (device) => `Déconnecter ${device}`,
  ended: 'L’appareil est déconnecté.',
  endFailed: 'Une erreur s’est produite. Réessayez plus tard.',
  endOthers: 'Déconnecter partout ailleurs',
  endOthersTitle: 'Déconnecter partout ailleurs\u{a0}?',
  endOthersText: 'Il faudra vous reconnecter sur tous les autres appareils. Ici, vous restez connecté.',
  endedOthers: (count) => `Vous êtes déconnecté sur ${counted(count, 'autre appareil', 'autres appareils')}.`,
  noOthers: 'Vous n’étiez plus connecté ailleurs.',
};
