/** What a notice can be about, and what can be decided (docs/rules/notices.md). */
import type { SubjectKind } from '@/lib/decisions/measures';

export const noticeKinds = ['illegal', 'false', 'unsafe', 'discrimination', 'privacy', 'other'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeMeasures = ['none', 'hidden', 'offline', 'suspended'] as const;
export type NoticeMeasure = (typeof noticeMeasures)[number];

/** The measure that fits each subject; 'none' always does. The database checks it too. */
export const measureFor = {
  listing: 'offline',
  review: 'hidden',
  user: 'suspended',
} as const satisfies Record<SubjectKind, NoticeMeasure>;

export const NOTICE_MIN = 20;
export const NOTICE_MAX = 3000;
