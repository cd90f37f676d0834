export const planningCallTexts = {
  noDays: 'De laatste dag komt na de eerste.',
  tooManyDays: (most: number) => `Vraag hoogstens ${most} dagen tegelijk.`,
} as const;
