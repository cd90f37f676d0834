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
  reference: 'Référence',
  how: 'Comment',
  byPeople: 'Décision prise par un membre de notre équipe, sans automatisme.',
  afterNotice: 'Décision prise par un membre de notre équipe, sans automatisme, après un signalement.',
  remedies: {
    account:
      'Pas d’accord ? Vous pouvez introduire un recours dans les six mois, une seule fois et gratuitement. S’il y a un autre administrateur, la décision revient à une autre personne que celle qui a pris la mesure. Vous recevrez une réponse motivée. Vous pouvez aussi saisir le juge.',
    letter: (email) =>
      `Pas d’accord ? Écrivez-nous dans les six mois à ${email}, en indiquant la référence de la décision\u{a0}; c’est gratuit. S’il y a un autre administrateur, votre message est lu par une autre personne que celle qui a pris la mesure. Vous recevrez une réponse motivée. Vous pouvez aussi saisir le juge.`,
  },
  toDecisions: 'Lire la décision ou introduire un recours',
};

export const noticeLetterTexts: InOtherWords<typeof dutch.noticeLetterTexts> = {
  received: {
    subject: 'Votre signalement',
    title: 'Nous avons reçu votre signalement',
    preview: 'Un membre de notre équipe le lit et décide.',
    text: 'Nous avons reçu votre signalement. Un membre de notre équipe le lit, décide, et vous fait connaître la décision motivée. Nous ne transmettons pas votre nom à la personne concernée.',
    notYou: 'Vous n’avez rien signalé\u{a0}? Vous n’avez rien à faire.',
  },
  decided: {
    subject: 'Notre décision sur votre signalement',
    preview: 'Un membre de notre équipe a lu votre signalement et a décidé.',
    text: 'Vous nous avez signalé un contenu. Voici notre décision\u{a0}:',
    none: 'Nous n’avons pas pris de mesure.',
    remedies: (email) =>
      `Pas d’accord\u{a0}? Écrivez-nous à ${email}, en indiquant le numéro de votre signalement. S’il y a un autre administrateur, votre message est lu par une autre personne que celle qui a décidé. Vous pouvez aussi saisir le juge.`,
  },
  number: 'Numéro',
  rules: 'Comment nous traitons les signalements',
  about: 'À propos de',
};

export const appealLetterTexts: InOtherWords<typeof dutch.appealLetterTexts> = {
  kept: {
    subject: (name) => `Réponse à votre recours sur « ${name} »`,
    text: (name) => `Nous avons lu votre recours à propos de « ${name} » et maintenons notre décision.`,
  },
  reversed: {
    subject: (name) => `Réponse à votre recours sur « ${name} »`,
    text: (name) =>
      `Nous avons lu votre recours à propos de « ${name} » et vous donnons raison. La mesure est annulée.`,
  },
  title: 'Notre réponse à votre recours',
  preview: 'Nous avons lu votre recours et y répondons de façon motivée.',
  final: 'Cette réponse est définitive. Vous pouvez encore saisir le juge.',
  rules: 'Comment nous modérons',
};
