import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/letters-stay';

export const receivedLetterTexts: InOtherWords<typeof nl.receivedLetterTexts> = {
  subject: (home) => `Votre demande pour «\u{a0}${home}\u{a0}»`,
  title: 'Nous avons transmis votre demande',
  preview: 'Le propriétaire vous dira lui-même si votre séjour est possible.',
  text: 'Votre demande de réservation est chez le propriétaire. Vous recevrez sa réponse par e-mail\u{a0}; d’ici là, rien n’est définitif et vous n’avez rien à payer.',
  notYou: 'Cette demande ne vient pas de vous\u{a0}? Alors vous n’avez rien à faire.',
};

export const approvedLetterTexts: InOtherWords<typeof nl.approvedLetterTexts> = {
  subject: (home) => `Votre séjour à «\u{a0}${home}\u{a0}» est accepté`,
  title: 'Votre séjour est accepté',
  preview: 'Le propriétaire a accepté votre demande.',
  text: 'Le propriétaire a accepté votre demande. Les dates vous sont réservées.',
  ask: 'Poser une question au propriétaire',
  wayIn: 'Comment entrer\u{a0}:',
  agreement:
    'Le propriétaire vous demande d’accepter un contrat de location. Vous le lirez sur votre page personnelle.',
  hosts: 'Qui vous accueille, et où\u{a0}:',
  landlord: 'Propriétaire',
  phone: 'Téléphone',
  address: 'Adresse',
  noAddress: 'le propriétaire vous la communiquera',
};

export const confirmedLetterTexts: InOtherWords<typeof nl.confirmedLetterTexts> = {
  subject: (home) => `Votre séjour à «\u{a0}${home}\u{a0}» est confirmé`,
  title: 'Votre séjour est confirmé',
  preview: 'Le propriétaire a réservé votre séjour.',
  text: 'Le propriétaire a réservé votre séjour. Les dates sont à vous.',
  more: 'Votre page vous dit comment entrer et à qui vous adresser. Si vous répondez à cet e-mail, votre réponse parvient au propriétaire. Vous n’attendez aucun séjour\u{a0}? Alors vous n’avez rien à faire.',
};

export const declinedLetterTexts: InOtherWords<typeof nl.declinedLetterTexts> = {
  subject: (home) => `Demande non acceptée pour «\u{a0}${home}\u{a0}»`,
  title: 'Votre demande n’a pas pu aboutir',
  preview: 'Le propriétaire ne peut pas donner suite à votre demande.',
  text: 'Malheureusement, le propriétaire ne peut pas donner suite à votre demande.',
  closed: 'Ce logement n’est plus proposé ici. Vous n’avez rien à faire et rien à payer.',
};

export const canceledLetterTexts: InOtherWords<typeof nl.canceledLetterTexts> = {
  subject: (home) => `Votre séjour à «\u{a0}${home}\u{a0}» est annulé`,
  title: 'Votre séjour est annulé',
  preview: 'Le propriétaire a annulé votre séjour.',
  text: 'Le propriétaire a annulé votre séjour. Les dates ne vous sont plus réservées.',
};

export const withdrawnLetterTexts: InOtherWords<typeof nl.withdrawnLetterTexts> = {
  subject: (home) => `Vous avez annulé votre séjour à «\u{a0}${home}\u{a0}»`,
  title: 'Vous avez annulé votre séjour',
  preview: 'Conservez cet e-mail\u{a0}: la date de l’annulation et ce qui vous est remboursé.',
  text: 'Vous avez annulé votre séjour. Les dates ne vous sont plus réservées et le propriétaire a été prévenu.',
};

export const offerLetterTexts: InOtherWords<typeof nl.offerLetterTexts> = {
  subject: (home) => `Une proposition pour votre séjour à «\u{a0}${home}\u{a0}»`,
  title: 'Le propriétaire vous fait une proposition',
  preview: 'Lisez la proposition et répondez en un clic.',
  intro: 'Voici ce que le propriétaire vous propose\u{a0}:',
  toOffer: 'Voir la proposition',
  asked: 'Si vous l’acceptez, votre séjour est aussitôt définitif. Vous aviez demandé\u{a0}:',
};

export const changeLetterTexts: InOtherWords<typeof nl.changeLetterTexts> = {
  subject: (title, home) => `${title}\u{a0}: ${home}`,
  titles: {
    asked: 'Le propriétaire demande une modification',
    accepted: 'Votre séjour est modifié',
    declined: 'La modification n’est pas possible',
    taken_back: 'Le propriétaire a retiré sa modification',
  },
  sentences: {
    asked: 'Le propriétaire vous propose de modifier ainsi votre séjour\u{a0}:',
    accepted: 'La modification est acceptée. Voici ce qui vaut désormais\u{a0}:',
    declined:
      'Le propriétaire ne peut pas accepter la modification que vous avez demandée. Votre séjour reste comme convenu.',
    taken_back: 'Vous n’avez plus à répondre. Votre séjour reste comme convenu.',
  },
  toChange: 'Voir la modification',
  ifAccepted:
    'Si vous acceptez la modification, elle vaut aussitôt\u{a0}; les dates jusqu’auxquelles vous pouvez annuler sans frais suivent celle de l’arrivée. Pour l’instant, ceci est convenu\u{a0}:',
  toReturn: (amount) => `Le propriétaire doit vous rembourser ${amount} sur ce que vous avez payé.`,
};

export const waitingLetterTexts: InOtherWords<typeof nl.waitingLetterTexts> = {
  subject: (home) => `Pas encore de réponse de «\u{a0}${home}\u{a0}»`,
  title: 'Le propriétaire n’a pas encore répondu',
  preview: 'Votre demande reste ouverte. En attendant, vous pouvez continuer à chercher.',
  text: 'Le propriétaire a reçu votre demande il y a trois jours et n’a pas encore répondu. Nous lui avons déjà envoyé un rappel. Votre demande reste ouverte\u{a0}; vous pouvez la retirer sur votre page.',
  free: 'Ces logements sont libres aux mêmes dates\u{a0}:',
  inTotal: (amount) => `${amount} au total\u{a0}:`,
};
