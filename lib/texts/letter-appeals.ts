/** Entering an appeal that came by letter, for admins. */
export const letterAppealTexts = {
  enter: 'Beroep per brief invoeren',
  intro:
    'Voor wie niet kan inloggen: gasten en geschorste accounts. Het antwoord gaat naar het adres dat u invult.',
  reference: 'Kenmerk van de beslissing',
  referenceHelp: 'Staat in de brief over de maatregel, bijvoorbeeld B-12.',
  name: 'Wie schreef de brief',
  email: 'E-mailadres voor het antwoord',
  received: 'Gekomen op',
  reason: 'Wat in de brief staat',
  submit: 'Beroep invoeren',
  done: 'Het beroep staat bij de andere.',
  failed: 'Het beroep kon niet ingevoerd worden.',
  unknownReference: 'Er is geen beslissing met dit kenmerk.',
  notYet: 'Deze dag moet nog komen.',
  outOfTime: 'Beroep kan vanaf de dag van de beslissing, tot zes maanden erna.',
};
