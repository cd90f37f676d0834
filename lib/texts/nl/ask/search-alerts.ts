/** Search alerts: creating one, its page and its emails. */
export const searchAlertTexts = {
  title: 'Hou me op de hoogte',
  introSearch:
    'We mailen u zodra er een vakantiewoning bijkomt die past bij wat u zoekt, hoogstens één keer per dag.',
  introDays:
    'We mailen u zodra er een vakantiewoning bijkomt of vrijkomt die past bij wat u zoekt, hoogstens één keer per dag.',
  introListing: (name: string) => `We mailen u zodra deze dagen vrijkomen in ${name}.`,
  asked: 'U zoekt',
  everything: 'Elke vakantiewoning aan de kust',
  licence: 'Eén logiesdecreetnummer',
  backToSearch: 'Terug naar de resultaten',
  backToListing: 'Terug naar de woning',
  email: 'E-mailadres',
  emailHelp: 'We sturen eerst een e-mail met een knop. De melding staat pas aan als u daarop drukt.',
  submit: 'Hou me op de hoogte',
  privacy: 'We gebruiken uw adres alleen hiervoor. In elke e-mail kunt u de melding stopzetten.',
  failed: 'De melding kon niet bewaard worden. Probeer het later opnieuw.',
  noDays: 'Kies eerst een aankomst en een vertrek.',
  over: 'Deze dagen zijn al voorbij. Kies andere dagen.',
  noListing: 'Deze vakantiewoning staat niet meer online.',

  sent: 'Kijk in uw mailbox.',
  sentText:
    'We hebben u een e-mail gestuurd. Druk op de knop daarin, dan staat de melding aan. Niets ontvangen? Kijk ook bij ongewenste e-mail.',

  alertTitle: 'Uw melding',
  confirmIntro: 'Druk op de knop, dan mailen we u zodra er nieuws is.',
  confirm: 'Melding aanzetten',
  watching: 'Uw melding staat aan.',
  watchingText: 'We kijken elke minuut en mailen u hoogstens één keer per dag.',
  until: (day: string) => `Ze stopt vanzelf na ${day}.`,
  end: 'Melding stopzetten',
  ended: 'Uw melding is stopgezet.',
  endedText: 'U krijgt hierover geen e-mails meer.',
  gone: 'Deze link is niet meer geldig.',
  goneText:
    'Een melding die niet binnen 24 uur wordt aangezet, verdwijnt. Bewaar uw zoekopdracht gerust opnieuw.',
  search: 'Bekijk het aanbod',
  listing: 'Bekijk de woning',
  confirmed: 'Uw melding staat aan.',
} as const;
