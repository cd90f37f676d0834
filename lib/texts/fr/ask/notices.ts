import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/notices';

export const noticeTexts: InOtherWords<typeof nl.noticeTexts> = {
  title: 'Signaler un contenu',
  description: 'Quelque chose est faux ou interdit\u{a0}? Signalez un logement, un avis ou un message.',
  intro:
    'Quelque chose est faux ou interdit\u{a0}? Dites-nous quoi et pourquoi. Un membre de notre équipe lit votre message et décide. La personne concernée n’apprend pas qui vous êtes.',
  about: {
    listing: (name) => `Votre signalement porte sur le logement «\u{a0}${name}\u{a0}».`,
    review: (name) => `Votre signalement porte sur un avis à propos de «\u{a0}${name}\u{a0}».`,
    user: () => 'Votre signalement porte sur un message d’un propriétaire.',
  },
  nothing:
    'Appuyez sur «\u{a0}Signaler\u{a0}» à côté d’un logement, d’un avis ou d’un message. Il s’agit d’autre chose\u{a0}?',
  contact: 'Écrivez-nous',
  formTitle: 'Votre signalement',
  kind: 'Quel est le problème\u{a0}?',
  kinds: {
    illegal: 'C’est interdit par la loi',
    false: 'C’est faux ou c’est une escroquerie',
    unsafe: 'C’est dangereux',
    discrimination: 'C’est discriminatoire ou haineux',
    privacy: 'Mes données ou mes photos sont montrées',
    other: 'Autre chose',
  },
  reason: 'Expliquez',
  reasonHelp: 'Qu’est-ce qui ne va pas, et comment le savez-vous\u{a0}? Au moins 20 caractères.',
  name: 'Nom',
  email: 'Adresse e-mail',
  emailHelp: 'Vous y recevrez un accusé de réception et notre décision.',
  goodFaith: 'Ce que j’écris ici est, à ma connaissance, exact et complet.',
  goodFaithMissing: 'Confirmez que votre signalement est exact à votre connaissance.',
  privacy:
    'Nous n’utilisons vos données que pour ce signalement et ne les transmettons pas à la personne concernée.',
  submit: 'Envoyer le signalement',
  sent: 'Votre signalement est envoyé.',
  sentText: 'Vous recevrez un accusé de réception par e-mail, et plus tard notre décision.',
  gone: 'Ce contenu n’est pas sur le site.',
  emergency: 'Quelqu’un est en danger\u{a0}? Appelez tout de suite le 112.',
};
