import type { InOtherWords } from '@/lib/languages/texts';
import { counted, inPlace } from '@/lib/texts/fr/words';
import type * as nl from '@/lib/texts/nl/server/letters-talk';

export const messagesLetterTexts: InOtherWords<typeof nl.messagesLetterTexts> = {
  subject: (home) => `Message du propriétaire de «\u{a0}${home}\u{a0}»`,
  title: 'Le propriétaire vous a écrit',
  preview: 'Lisez le message et répondez sur votre page.',
  onPage: 'Lisez le message sur votre page.',
  answer: 'Répondre',
};

export const wayInLetterTexts: InOtherWords<typeof nl.wayInLetterTexts> = {
  subject: (home) => `Comment entrer à «\u{a0}${home}\u{a0}»`,
  title: 'Comment entrer',
  preview: 'Ce que le propriétaire écrit à propos de votre arrivée.',
  text: (home) => `Pour votre séjour à «\u{a0}${home}\u{a0}», le propriétaire explique comment entrer\u{a0}:`,
};

export const questionLetterTexts: InOtherWords<typeof nl.questionLetterTexts> = {
  subject: (home) => `Votre question sur «\u{a0}${home}\u{a0}»`,
  title: 'Nous avons transmis votre message',
  preview: 'Le propriétaire vous répondra lui-même par e-mail.',
  text: (home) =>
    `Votre message à propos de «\u{a0}${home}\u{a0}» est chez le propriétaire. Vous recevrez sa réponse par e-mail.`,
  notYou: 'Ce message ne vient pas de vous\u{a0}? Alors vous n’avez rien à faire.',
};

export const closedQuestionLetterTexts: InOtherWords<typeof nl.closedQuestionLetterTexts> = {
  subject: (home) => `Votre question sur «\u{a0}${home}\u{a0}» reste sans réponse`,
  title: 'Votre question ne recevra plus de réponse',
  preview: 'Ce logement n’est plus proposé ici.',
  text: 'Ce logement n’est plus proposé ici et il n’est plus possible d’y répondre à votre question. Vous n’avez rien à faire.',
  notYou: 'Vous ne nous avez rien demandé\u{a0}? Alors vous n’avez rien à faire.',
};

export const reviewLetterTexts: InOtherWords<typeof nl.reviewLetterTexts> = {
  subject: (home) => `Comment s’est passé votre séjour à «\u{a0}${home}\u{a0}»\u{a0}?`,
  title: 'Comment s’est passé votre séjour\u{a0}?',
  preview: 'Quelques phrases aident ceux qui cherchent une maison à la mer.',
  text: (home) =>
    `Vous avez séjourné à «\u{a0}${home}\u{a0}». Comment était-ce\u{a0}? Quelques phrases aident ceux qui cherchent après vous une maison à la mer, et le propriétaire sera heureux de lire ce qui vous a plu.`,
  review: 'Donner votre avis',
  until: (day) => `C’est possible jusqu’au ${day} inclus. Nous ne vous le demandons qu’une fois.`,
};

export const hiddenReviewLetterTexts: InOtherWords<typeof nl.hiddenReviewLetterTexts> = {
  subject: (home) => `Votre avis sur «\u{a0}${home}\u{a0}» n’est plus sur le site`,
  title: 'Votre avis n’est plus sur le site',
  preview: 'Un administrateur du site l’a retiré.',
  text: 'Un administrateur du site a retiré votre avis. En voici la raison, telle qu’il l’a écrite\u{a0}:',
  yours: 'Vous aviez écrit\u{a0}:',
  contact: (email, phone) => `Pas d’accord\u{a0}? Dites-le-nous\u{a0}: ${email} ou ${phone}.`,
};

export const askedAlertLetterTexts: InOtherWords<typeof nl.askedAlertLetterTexts> = {
  title: 'Plus qu’un clic',
  subject: 'Activez votre alerte',
  preview: 'Nous vous écrirons ensuite dès qu’il y aura du nouveau.',
  text: (site) =>
    `Quelqu’un a demandé à ${site} de vous prévenir à cette adresse. Vous le souhaitez\u{a0}? Ouvrez le lien et appuyez sur le bouton.`,
  notYou:
    'Vous n’avez rien demandé\u{a0}? Alors vous n’avez rien à faire\u{a0}: après 24 heures, nous oublions cette adresse.',
  home: 'Logement',
  isOn: 'Votre alerte est déjà active',
  isOnPreview: 'Vous n’avez rien à faire.',
  isOnText: 'Quelqu’un a demandé une alerte déjà active pour cette adresse. Vous n’avez rien à faire.',
  toAlert: 'Voir votre alerte',
};

export const foundLetterTexts: InOtherWords<typeof nl.foundLetterTexts> = {
  subjectOfHome: (home) => `Vos dates sont libres à «\u{a0}${home}\u{a0}»`,
  subjectOfOne: (home, town) => `Du nouveau pour vous\u{a0}: «\u{a0}${home}\u{a0}» ${inPlace(town)}`,
  subject: (count) => `Du nouveau pour vous\u{a0}: ${counted(count, 'logement', 'logements')}`,
  titleOfHome: 'Vos dates sont libres',
  title: 'Il y a du nouveau pour vous',
  textOfHome:
    'Les dates que vous cherchiez sont maintenant libres. N’attendez pas trop\u{a0}: d’autres les voient aussi.',
  text: 'Voici ce qui s’est ajouté ou libéré et qui répond à votre recherche.',
  asked: (label, words) => `${label}\u{a0}: ${words}`,
  all: 'Tout voir',
  allAndMore: (more) => `Tout voir, et encore ${counted(more, 'autre', 'autres')}`,
  why: 'Vous recevez cet e-mail parce que vous avez activé une alerte.',
};

export const siteAnswerLetterTexts: InOtherWords<typeof nl.siteAnswerLetterTexts> = {
  subject: 'Notre réponse à votre message',
  title: 'Notre réponse',
  preview: 'Nous répondons à ce que vous nous avez écrit.',
  text: 'Vous nous avez écrit via le site. Voici notre réponse\u{a0}:',
  questions: 'Voir les questions fréquentes',
  reply: 'Vous souhaitez ajouter quelque chose\u{a0}? Répondez simplement à cet e-mail.',
};
