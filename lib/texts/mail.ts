/** The viewer for sent emails in local development, /dev/mail. */
export const mailTexts = {
  title: 'Verzonden e-mails',
  intro: 'Zonder mailserver komen alle e-mails hier terecht. Deze pagina bestaat alleen op uw eigen toestel.',
  empty: 'Er is nog geen e-mail verstuurd.',
  to: 'Aan',
  sentAt: 'Verzonden',
  back: 'Alle e-mails',
  asText: 'Als tekst',
  asHtml: 'Met opmaak',
  frameTitle: 'Inhoud van de e-mail',
} as const;
