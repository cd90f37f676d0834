/** Where a question stands. */
export const contactRequestStatuses = ['open', 'handled'] as const;
