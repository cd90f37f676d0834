export const noticeStates = ['open', 'decided'] as const;
export type NoticeState = (typeof noticeStates)[number];
