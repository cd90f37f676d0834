/** The calls that are measured with and without payment plans. */
export const deskCalls = ['today', 'planning', 'listings'] as const;
export type DeskCall = (typeof deskCalls)[number];
