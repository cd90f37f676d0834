/** What kinds of texts the operator changes, and under which heading they stand. */
export const textKinds = ['line', 'day', 'email', 'phone', 'paragraphs', 'questions'] as const;
export type TextKind = (typeof textKinds)[number];

export const textGroups = ['banner', 'contact', 'front_page', 'towns'] as const;
export type TextGroup = (typeof textGroups)[number];

/** Whether it has several lines. */
export const isLongText = (kind: TextKind): boolean => kind === 'paragraphs' || kind === 'questions';
