/**
 * Subjects and openings of the letters about accounts and to admins, as in letters-landlords.ts. In warnings, `{what}`
 * is what happened, a text that cannot be changed (in `emails/`).
 */
import type { DutchLetter } from '@/lib/edited-texts/dutch-letter';

export const accountLetters = {
  'verify-email': {
    subject: 'Bevestig uw e-mailadres bij {site}',
    opening:
      'Bedankt voor uw registratie. Bevestig met de knop hieronder dat dit uw e-mailadres is. De link is 24 uur geldig.',
  },
  'known-address': {
    subject: 'U hebt al een account bij {site}',
    opening:
      'Iemand, waarschijnlijk uzelf, wilde een account aanmaken met {email}. Dat account bestaat al: u kunt gewoon inloggen.',
  },
  'account-change-email': {
    subject: 'Bevestig uw nieuwe e-mailadres bij {site}',
    opening:
      'U wilt dit e-mailadres gebruiken voor uw account bij {site}. Bevestig met de knop hieronder dat het uw adres is. De link is 24 uur geldig; tot dan blijft uw vorige adres gelden.',
  },
  'reset-password': {
    subject: 'Kies een nieuw wachtwoord voor {site}',
    opening:
      'Er is een nieuw wachtwoord gevraagd voor het account met e-mailadres {email}. Kies het met de knop hieronder. De link is 60 minuten geldig en werkt één keer.',
  },
  'password-changed': {
    subject: '{what}',
    opening:
      '{what} U bent op al uw andere toestellen uitgelogd en kunt daar met het nieuwe wachtwoord opnieuw inloggen.',
  },
  'second-factor-changed': { subject: '{what}', opening: '{what}' },
  'identity-changed': { subject: '{what}', opening: '{what}' },
  'recovery-code-used': { subject: '{what}', opening: '{what} {left}' },
  'wrong-tries': { subject: '{what}', opening: '{what}' },
  'email-change-asked': {
    subject: '{what}',
    opening: '{what} Dat gaat in zodra het nieuwe adres bevestigd is.',
  },
  'email-changed': {
    subject: '{what}',
    opening: '{what} Op dit adres krijgt u geen e-mails van ons meer.',
  },
  'email-change-undone': {
    subject: '{what}',
    opening: '{what} Het account gebruikt weer dat vorige adres en iedereen is er uitgelogd.',
  },
  'account-entered': { subject: '{what}', opening: '{what} Dit is de reden:' },
  'account-suspension': {
    subject: '{what}',
    opening: '{what} U bent overal uitgelogd, u kunt niet meer inloggen en uw advertenties zijn offline.',
  },
  'account-restored': {
    mail: 'account-suspension',
    subject: 'Uw account bij {site} is weer actief',
    opening:
      'De schorsing van uw account is opgeheven. U kunt weer inloggen, en de advertenties die door de schorsing offline gingen, zijn weer zoals voordien.',
  },
  'account-deleted': {
    subject: 'Uw account bij {site} is verwijderd',
    opening:
      'U hebt uw account verwijderd, met al uw advertenties en foto’s. Alleen wat de wet ons oplegt, zoals facturen, bewaren we.',
  },
  'account-deleted-by-admin': {
    mail: 'account-deleted',
    subject: 'Uw account bij {site} is verwijderd',
    opening:
      'We hebben uw account verwijderd, met al uw advertenties en foto’s. Alleen wat de wet ons oplegt, zoals facturen, bewaren we.',
  },
  'invited-calendar': {
    mail: 'listing-manager-invited',
    subject: 'Uitnodiging voor de kalender van {home}',
    opening:
      'De verhuurder van {home} vraagt u om de kalender op {site} mee te beheren. U kunt er prijzen per dag instellen en dagen blokkeren.',
  },
  'invited-host': {
    mail: 'listing-manager-invited',
    subject: 'Uitnodiging om gasten te ontvangen in {home}',
    opening:
      'De verhuurder van {home} vraagt u om de gasten te ontvangen. Op {site} ziet u wie wanneer aankomt en vertrekt, en beantwoordt u hun berichten.',
  },
  'invited-cleaning': {
    mail: 'listing-manager-invited',
    subject: 'Uitnodiging om te poetsen in {home}',
    opening:
      'De verhuurder van {home} vraagt u om er te poetsen. Op {site} ziet u wanneer gasten vertrekken en aankomen en met hoeveel ze zijn.',
  },
  'contact-message': { subject: 'Bericht van {name}' },
  'contact-message-about': { mail: 'contact-message', subject: 'Bericht van {name} over {number}' },
  'billing-refund': {
    mail: 'billing-notice',
    subject: 'Factuur {invoice} is terugbetaald',
    opening:
      'Van factuur {invoice} is {amount} terugbetaald. De creditnota is gemaakt en de klant is verwittigd.',
  },
  'billing-dispute': {
    mail: 'billing-notice',
    subject: 'Factuur {invoice} wordt betwist',
    opening:
      'De bank van de klant vraagt de {amount} van factuur {invoice} terug. Antwoord op tijd in het dashboard van Stripe.',
  },
  'appeal-answered': {
    subject: 'Ons antwoord op uw beroep over “{name}”',
    opening: 'We lazen uw beroep over “{name}” en blijven bij onze beslissing.',
  },
  'appeal-reversed': {
    mail: 'appeal-answered',
    subject: 'Ons antwoord op uw beroep over “{name}”',
    opening: 'We lazen uw beroep over “{name}” en geven u gelijk. De maatregel is ongedaan gemaakt.',
  },
} as const satisfies Readonly<Record<string, DutchLetter>>;
