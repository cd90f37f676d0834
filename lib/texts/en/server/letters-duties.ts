import type { InOtherWords } from '@/lib/languages/texts';
import type * as dutch from '@/lib/texts/nl/server/letters-duties';

export const statementLetterTexts: InOtherWords<typeof dutch.statementLetterTexts> = {
  subject: (name) => `Our decision about “${name}”`,
  title: 'Our decision',
  preview: 'What we decided, why, and what you can do.',
  measure: 'Measure',
  measures: {
    denied: 'The advert has been refused and is not online.',
    offline: 'The advert has been taken offline.',
    hidden: 'The review has been hidden.',
    suspended: 'The account has been suspended.',
    order: 'The advert has been taken offline by order of an authority.',
  },
  ground: 'Ground',
  grounds: { law: 'Against the law', terms: 'Against our terms of use' },
  article: 'Article',
  reference: 'Reference',
  how: 'How',
  byPeople: 'Decided by a person, not automatically.',
  afterNotice: 'Decided by a person, not automatically, after a notice.',
  remedies: {
    account:
      'Do you disagree? You can appeal once within six months, free of charge. Where there is another admin, somebody other than whoever took the measure decides. You will get a reasoned answer. You can also go to court.',
    letter: (email) =>
      `Do you disagree? Write to us at ${email} within six months, free of charge, with the reference of the decision. Where there is another admin, somebody other than whoever took the measure reads your message. You will get a reasoned answer. You can also go to court.`,
  },
  toDecisions: 'Read the decision or appeal',
};

export const noticeLetterTexts: InOtherWords<typeof dutch.noticeLetterTexts> = {
  received: {
    subject: 'Your report',
    title: 'We have received your report',
    preview: 'A person reads it and decides.',
    text: 'We have received your report. A person reads it, decides, and tells you the decision with reasons. We do not pass your name on to whoever it is about.',
    notYou: 'Did you not report anything? Then you need not do anything.',
  },
  decided: {
    subject: 'Our decision on your report',
    preview: 'A person has read your report and decided.',
    text: 'You reported something to us. This is our decision:',
    none: 'We took no measure.',
    remedies: (email) =>
      `Do you disagree? Write to us at ${email}, with the number of your report. Where there is another admin, somebody other than whoever decided reads your message. You can also go to court.`,
  },
  number: 'Number',
  rules: 'How we handle reports',
  about: 'About',
};

export const appealLetterTexts: InOtherWords<typeof dutch.appealLetterTexts> = {
  kept: {
    subject: (name) => `Our answer to your appeal about “${name}”`,
    text: (name) => `We have read your appeal about “${name}” and stand by our decision.`,
  },
  reversed: {
    subject: (name) => `Our answer to your appeal about “${name}”`,
    text: (name) =>
      `We have read your appeal about “${name}” and agree with you. The measure has been undone.`,
  },
  title: 'Our answer to your appeal',
  preview: 'We have read your appeal and answer it with reasons.',
  final: 'This answer is final. You can still go to court.',
  rules: 'How we moderate',
};
