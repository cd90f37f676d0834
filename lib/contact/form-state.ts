/**
 * How the contact page knows, without script, what became of its form: `?formulier=verzonden` or `=nakijken`. Only then
 * is the page made for one visitor.
 */
export const contactFormState = {
  parameter: 'formulier',
  values: { sent: 'verzonden', refused: 'nakijken' },
} as const;

export type ContactFormState = keyof typeof contactFormState.values;

/** What the query says; null while the form was not sent. */
export function readContactFormState(value: unknown): ContactFormState | null {
  const { sent, refused } = contactFormState.values;
  if (value === sent) return 'sent';
  return value === refused ? 'refused' : null;
}
