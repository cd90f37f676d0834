/** The kinds of texts that the operator can change, and the headings they are listed under. */
export const textKinds = [
  'line',
  'day',
  'email',
  'phone',
  'paragraph',
  'paragraphs',
  'questions',
  'articles',
] as const;
export type TextKind = (typeof textKinds)[number];

export const textGroups = [
  'banner',
  'contact',
  'front_page',
  'about',
  'towns',
  'letters',
  'landlord_letters',
  'account_letters',
  'legal',
] as const;
export type TextGroup = (typeof textGroups)[number];

/** The parts of a letter that can be changed. */
export const letterParts = ['subject', 'opening'] as const;
export type LetterPart = (typeof letterParts)[number];

/** Whether it is typed in a multi-line field. */
export const isLongText = (kind: TextKind): boolean =>
  kind === 'paragraph' || kind === 'paragraphs' || isSectioned(kind);

/** Whether it is a list of titles (questions, articles), each with text below it. */
export const isSectioned = (kind: TextKind): boolean => kind === 'questions' || kind === 'articles';
