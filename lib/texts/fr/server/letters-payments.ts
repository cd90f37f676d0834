import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/letters-payments';

export const payingLetterTexts: InOtherWords<typeof nl.payingLetterTexts> = {
  scan: 'Votre page personnelle affiche aussi un code à scanner avec votre application bancaire.',
  agreeOn: 'Convenez du paiement avec le propriétaire. Nous vous souhaitons un agréable séjour à la mer.',
  wish: 'Nous vous souhaitons un agréable séjour à la mer.',
};

export const notedLetterTexts: InOtherWords<typeof nl.notedLetterTexts> = {
  subject: (home) => `Votre paiement pour «\u{a0}${home}\u{a0}» est reçu`,
  title: 'Votre paiement est reçu',
  preview: (amount) => `Le propriétaire a reçu ${amount}.`,
  text: (amount) => `Le propriétaire a reçu ${amount} de votre part. Conservez cet e-mail comme preuve.`,
  paidFor: 'Objet du paiement',
  amount: 'Montant',
  paidAt: 'Payé le',
  open: 'Reste à payer',
  nothing: 'rien',
};

export const reminderLetterTexts: InOtherWords<typeof nl.reminderLetterTexts> = {
  soon: {
    subject: (home) => `Pensez à votre paiement pour «\u{a0}${home}\u{a0}»`,
    title: 'Pensez à votre paiement',
    preview: (what, day) => `${what}, au plus tard le ${day}.`,
    text: (day) =>
      `Il reste un paiement à faire pour votre séjour, au plus tard le ${day}. Si vous avez payé entre-temps, vous n’avez rien à faire.`,
  },
  overdue: {
    subject: (home) => `Paiement en retard pour «\u{a0}${home}\u{a0}»`,
    title: 'Votre paiement est en retard',
    preview: (what, day) => `${what}, à payer pour le ${day}.`,
    text: (day) =>
      `Le paiement demandé pour le ${day} n’est pas encore arrivé, ou pas en entier. Si vous avez payé entre-temps, vous n’avez rien à faire.`,
  },
  what: (kind, amount) => `${kind}\u{a0}: ${amount}`,
};

export const planLetterTexts: InOtherWords<typeof nl.planLetterTexts> = {
  subject: (home) => `Vos paiements pour «\u{a0}${home}\u{a0}» ont changé`,
  title: 'Vos paiements ont changé',
  preview: 'Le propriétaire a modifié ce que vous payez, ou quand.',
  text: 'Le propriétaire a modifié ce que vous payez, ou quand. Ceci remplace ce que vous avez lu auparavant.',
  nothing: 'Aucun autre paiement ne vous est demandé.',
};

export const depositLetterTexts: InOtherWords<typeof nl.depositLetterTexts> = {
  subjectBack: (home) => `Votre caution pour «\u{a0}${home}\u{a0}» vous est rendue`,
  subjectSettled: (home) => `Décompte de votre caution pour «\u{a0}${home}\u{a0}»`,
  titleBack: 'Votre caution vous est rendue',
  titleSettled: 'Le décompte de votre caution',
  preview: (returned, paid) => `Le propriétaire vous rend ${returned} sur ${paid}.`,
  text: 'Le propriétaire a indiqué ce qu’il vous rend de votre caution.',
  paid: 'Caution payée',
  returned: 'Vous est rendu',
  why: 'Le propriétaire vous écrit pourquoi elle n’est pas rendue en entier\u{a0}:',
};

export const newAgreementLetterTexts: InOtherWords<typeof nl.newAgreementLetterTexts> = {
  waits:
    'Un nouveau contrat de location vous attend sur votre page personnelle. Le propriétaire vous demande de l’accepter.',
};
