import { noticeStates } from '@/lib/notices/states';

/** The lists on the admins' page, as in its address. */
export const noticeLists = [...noticeStates, 'appeals'] as const;
export type NoticeList = (typeof noticeLists)[number];
