/**
 * Subjects and openings of the letters to landlords, by letter (`lib/edited-texts/letters.ts`): the operator can change
 * them. Variable parts are placeholders in braces; `{site}` is the site's name. The rest of a letter is in `emails/`.
 */
import type { DutchLetter } from '@/lib/edited-texts/dutch-letter';

export const landlordLetters = {
  'booking-new': {
    subject: 'Nieuwe aanvraag van {guest} voor {home}',
    opening: '{guest} vraagt een verblijf aan in uw vakantiewoning.',
  },
  'request-reminder': {
    subject: '{guest} wacht op uw antwoord over {home}',
    opening:
      '{guest} vroeg {hours} uur geleden een verblijf aan. Keur het goed, doe een voorstel, of laat weten waarom het niet kan.',
  },
  'booking-withdrawn': {
    subject: '{guest} trekt de aanvraag in voor {home}',
    opening: '{guest} trok de aanvraag in. U hoeft niets te doen.',
  },
  'stay-withdrawn': {
    mail: 'booking-withdrawn',
    subject: '{guest} annuleert het verblijf in {home}',
    opening: '{guest} komt niet. De dagen zijn weer vrij in uw kalender.',
  },
  'canceled-for-landlord': {
    subject: 'Het verblijf van {guest} is geannuleerd',
    opening:
      'Het verblijf van {guest} is geannuleerd. De dagen zijn weer vrij in uw kalender en de gast heeft bericht gekregen.',
  },
  'offer-accepted': {
    subject: '{guest} aanvaardt uw voorstel voor {home}',
    opening:
      '{guest} aanvaardt uw voorstel. Het verblijf is goedgekeurd en de dagen zijn bezet in uw kalender.',
  },
  'offer-declined': {
    subject: '{guest} wijst uw voorstel af voor {home}',
    opening: '{guest} gaat niet op uw voorstel in. De aanvraag wacht nog op een antwoord van u.',
  },
  'landlord-change-asked': {
    mail: 'change-for-landlord',
    subject: 'Uw gast vraagt een wijziging: {guest}, {home}',
    opening: '{guest} vraagt deze wijziging van het verblijf:',
  },
  'landlord-change-accepted': {
    mail: 'change-for-landlord',
    subject: 'Het verblijf is gewijzigd: {guest}, {home}',
    opening: '{guest} komt zoals hieronder staat. Uw kalender en de gevraagde betalingen zijn aangepast.',
  },
  'landlord-change-declined': {
    mail: 'change-for-landlord',
    subject: 'Uw gast wijst de wijziging af: {guest}, {home}',
    opening: '{guest} gaat niet in op de wijziging die u vroeg. Het verblijf blijft zoals afgesproken.',
  },
  'landlord-change-taken_back': {
    mail: 'change-for-landlord',
    subject: 'Uw gast trok de wijziging in: {guest}, {home}',
    opening: '{guest} vraagt geen wijziging meer. Het verblijf blijft zoals afgesproken.',
  },
  'payment-overdue': {
    subject: 'Te laat: betaling van {guest} voor {home}',
    opening:
      'De betaling van {guest} is nog niet of niet volledig genoteerd. De gast krijgt nu een herinnering.',
  },
  'messages-for-landlord': { subject: 'Bericht van {guest} over {home}' },
  'contact-request-new': {
    subject: '{topic}: {guest} over {home}',
    opening: '{guest} schrijft u over {home}.',
  },
  'guest-unreachable': {
    subject: 'Onze e-mails aan {guest} komen terug',
    opening:
      'Onze e-mails aan {guest} komen terug: het adres bestaat niet of neemt niets aan. Het gaat om een {request} voor {home}. Wij sturen deze gast geen e-mails meer.',
  },
  'calendar-conflict': {
    subject: 'Dubbele boeking in {home}?',
    opening:
      'Volgens de kalender van {calendar} zijn er in {home} dagen bezet die al via {site} gereserveerd zijn. Wij hebben niets gewijzigd: beide staan in uw kalender, in het rood.',
  },
  'review-new': {
    subject: 'Een nieuwe beoordeling van {home}',
    opening:
      '{guest} verbleef in {home} en schreef er dit over. Het staat nu op de pagina van uw vakantiewoning.',
  },
  'moderation-approved': {
    subject: 'Uw advertentie “{home}” staat online',
    opening: 'We hebben uw advertentie “{home}” nagekeken en goedgekeurd. Ze staat nu online bij {site}.',
  },
  'moderation-denied': {
    subject: 'Uw advertentie “{home}” staat niet online',
    opening: 'We hebben uw advertentie “{home}” nagekeken. Ze kan zo niet online blijven of komen.',
  },
  'moderation-removed': {
    subject: 'Uw advertentie “{home}” is verwijderd',
    opening: 'We hebben uw advertentie “{home}” met de foto’s verwijderd.',
  },
  'moderation-removed-account': {
    mail: 'moderation-removed',
    subject: 'Uw account bij {site} is verwijderd',
    opening: 'We hebben uw advertentie “{home}” en uw account met al uw advertenties en foto’s verwijderd.',
  },
  'payment-account-changed': { subject: '{what}', opening: '{what}' },
  'payment-received': {
    subject: 'Uw betaling is ontvangen: factuur {invoice}',
    opening: 'We hebben uw betaling van {amount} voor het abonnement “{plan}” ontvangen. Bedankt.',
  },
  'payment-failed': {
    subject: 'Uw betaling voor “{plan}” is niet gelukt',
    opening: 'De betaling van {amount} voor het abonnement “{plan}” werd geweigerd.',
  },
  'payment-to-confirm': {
    mail: 'payment-failed',
    subject: 'Bevestig uw betaling voor “{plan}”',
    opening: 'Uw bank vraagt u de betaling van {amount} voor het abonnement “{plan}” te bevestigen.',
  },
  'payment-refunded': {
    subject: 'U krijgt geld terug: creditnota {credit}',
    opening:
      'We hebben {amount} van factuur {invoice} terugbetaald. Het bedrag komt terug op de manier waarop u betaalde; dat kan enkele werkdagen duren.',
  },
  'subscription-ends': {
    subject: '“{home}” staat nog online tot {day}',
    opening:
      'Uw abonnement voor “{home}” is opgezegd en loopt tot {day}. Daarna gaat de advertentie offline.',
  },
  'offer-ends': {
    mail: 'subscription-ends',
    subject: '“{home}” staat nog online tot {day}',
    opening: 'U adverteert gratis met “{home}” tot {day}. Daarna gaat de advertentie offline.',
  },
  'subscription-ended': {
    subject: '“{home}” staat niet meer online',
    opening:
      'Het abonnement of de gratis periode van “{home}” is afgelopen. De advertentie staat nu offline.',
  },
  'subscription-refused': {
    mail: 'subscription-ended',
    subject: '“{home}” staat niet meer online',
    opening:
      'De betaling voor “{home}” is er niet gekomen. De advertentie staat daarom offline; zodra u betaalt, komt ze vanzelf terug.',
  },
  'stay-report-refused': {
    subject: 'Melding van verblijf {code} niet aanvaard',
    opening:
      'De overheid vraagt hoeveel gasten in uw woning verbleven en uit welk land, zonder namen. Wij melden dat voor u, maar hieronder ontbreekt iets of klopt iets niet. Kijk het na: daarna melden wij het verblijf vanzelf opnieuw.',
  },
  'stay-reports-refused': {
    mail: 'stay-report-refused',
    subject: 'Meldingen van {count} verblijven niet aanvaard',
    opening:
      'De overheid vraagt hoeveel gasten in uw woning verbleven en uit welk land, zonder namen. Wij melden dat voor u, maar hieronder ontbreekt iets of klopt iets niet. Kijk het na: daarna melden wij het verblijf vanzelf opnieuw.',
  },
  'licence-state': {
    subject: 'Kijk het nummer van “{home}” na',
    opening: 'We keken het logiesdecreetnummer van uw woning “{home}” na.',
  },
  'listing-ordered': {
    subject: 'Uw advertentie “{home}” is offline op bevel',
    opening:
      '{authority} beval ons om uw advertentie “{home}” offline te halen. Dat is gebeurd. Dit is de reden:',
  },
  'listing-order-lifted': {
    subject: 'U kunt “{home}” weer publiceren',
    opening:
      'Het bevel om uw advertentie “{home}” offline te houden, geldt niet meer. Ze staat nog offline: publiceer ze wanneer u wilt.',
  },
  'tax-details-asked': {
    subject: 'Vul uw fiscale gegevens in',
    opening:
      'De wet (DAC7) verplicht ons om de belastingdienst elk jaar te melden wie er verhuurt. Daarvoor hebben we uw adres, geboortedatum en fiscaal nummer nodig, of het ondernemingsnummer van uw vennootschap.',
  },
  'tax-details-reminder': {
    mail: 'tax-details-asked',
    subject: 'Herinnering: vul uw fiscale gegevens in',
    opening:
      'De wet (DAC7) verplicht ons om de belastingdienst elk jaar te melden wie er verhuurt. Daarvoor hebben we uw adres, geboortedatum en fiscaal nummer nodig, of het ondernemingsnummer van uw vennootschap.',
  },
  'tax-details-last': {
    mail: 'tax-details-asked',
    subject: 'Laatste herinnering: vul uw fiscale gegevens in',
    opening:
      'De wet (DAC7) verplicht ons om de belastingdienst elk jaar te melden wie er verhuurt. Daarvoor hebben we uw adres, geboortedatum en fiscaal nummer nodig, of het ondernemingsnummer van uw vennootschap.',
  },
  'dac7-statement': {
    subject: 'Uw overzicht van {year} voor de belastingen',
    opening:
      'De wet (DAC7) verplicht ons om de belastingdienst te melden wat u in {year} verhuurde en wat dat opbracht.',
  },
  'dac7-statement-corrected': {
    mail: 'dac7-statement',
    subject: 'Uw verbeterde overzicht van {year}',
    opening: 'We gaven een verbetering door van wat we de belastingdienst over uw verhuur in {year} meldden.',
  },
  'short-stay-flagged': {
    subject: 'Opmerking van de overheid over {home}',
    opening:
      'De wet vraagt ons om woningen met een steekproef te laten nakijken. Die keer was “{home}” erbij, en daar kwam dit uit.',
  },
} as const satisfies Readonly<Record<string, DutchLetter>>;
