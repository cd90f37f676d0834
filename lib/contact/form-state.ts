/**
 * The result of submitting the contact form without script, passed to the page as `?formulier=verzonden` or
 * `=nakijken`. Only with this parameter is the page rendered for one visitor.
 */
export const contactFormState = {
  parameter: 'formulier',
  values: { sent: 'verzonden', refused: 'nakijken' },
} as const;

export type ContactFormState = keyof typeof contactFormState.values;

/** The result in the query; null if the form was not submitted. */
export function readContactFormState(value: unknown): ContactFormState | null {
  const { sent, refused } = contactFormState.values;
  if (value === sent) return 'sent';
  return value === refused ? 'refused' : null;
}
