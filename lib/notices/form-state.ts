/** The result of sending the form, in the address of its page: `?formulier=verzonden` or `=nakijken`. */
export const noticeFormState = {
  parameter: 'formulier',
  values: { sent: 'verzonden', refused: 'nakijken' },
} as const;
