import type { InOtherWords } from '@/lib/languages/texts';
import type * as dutch from '@/lib/texts/nl/server/letters-duties';

export const statementLetterTexts: InOtherWords<typeof dutch.statementLetterTexts> = {
  subject: (name) => `Notre décision à propos de « ${name} »`,
  title: 'Notre décision',
  preview: 'Ce que nous avons décidé, pourquoi, et ce que vous pouvez faire.',
  measure: 'Mesure',
  measures: {
    denied: 'L’annonce est refusée et n’est pas en ligne.',
    offline: 'L’annonce a été mise hors ligne.',
    hidden: 'L’avis est masqué.',
    suspended: 'Le compte est suspendu.',
    order: 'L’annonce a été mise hors ligne sur ordre d’une autorité.',
  },
  ground: 'Fondement',
  grounds: { law: 'Contraire à la loi', terms: 'Contraire à nos conditions d’utilisation' },
  article: 'Article',
  how: 'Comment',
  byPeople: 'Décision prise par un membre de notre équipe, sans automatisme.',
  afterNotice: 'Décision prise par un membre de notre équipe, sans automatisme, après un signalement.',
  remedies: {
    account:
      'Pas d’accord ? Vous pouvez introduire un recours, une seule fois et gratuitement. S’il y a un autre administrateur, la décision revient à une autre personne que celle qui a pris la mesure. Vous recevrez une réponse motivée. Vous pouvez aussi saisir le juge.',
    letter: (email) =>
      `Pas d’accord ? Écrivez-nous à ${email}, c’est gratuit. S’il y a un autre administrateur, votre message est lu par une autre personne que celle qui a pris la mesure. Vous recevrez une réponse motivée. Vous pouvez aussi saisir le juge.`,
  },
};
