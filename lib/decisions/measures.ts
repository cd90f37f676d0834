/** Measures that admins can take against listings, reviews and users, and on which ground (docs/rules/decisions.md). */

/** order: offline because an authority ordered it. */
export const measures = ['denied', 'offline', 'hidden', 'suspended', 'order'] as const;
export type Measure = (typeof measures)[number];

export const grounds = ['law', 'terms'] as const;
export type Ground = (typeof grounds)[number];

export const subjectKinds = ['listing', 'review', 'user'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** What each measure is about; the database checks it too. */
export const subjectOf = {
  denied: 'listing',
  offline: 'listing',
  hidden: 'review',
  suspended: 'user',
  order: 'listing',
} as const satisfies Record<Measure, SubjectKind>;

/** Without a ground the terms apply: the number of their article (lib/texts/nl/server/terms-of-service.ts). */
export const termsArticleOf = {
  denied: 10,
  offline: 10,
  hidden: 15,
  suspended: 19,
  order: 10,
} as const satisfies Record<Measure, number>;

export const ARTICLE_MAX = 200;
export const FACTS_MAX = 2000;
/** Characters of an appeal, and of its answer. */
export const APPEAL_MAX = 3000;

/** How long after a decision somebody can appeal (Regulation (EU) 2022/2065, article 20(1)). */
export const APPEAL_MONTHS = 6;
/** Characters of the name of whoever appealed by letter. */
export const APPELLANT_MAX = 200;

export const outcomes = ['kept', 'reversed'] as const;
export type Outcome = (typeof outcomes)[number];
