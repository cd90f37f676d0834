/** The states of a question. */
export const contactRequestStatuses = ['open', 'handled'] as const;
