/** The page linked in landlords' emails about new requests. */
export const requestMailsTexts = {
  title: 'E-mails over nieuwe aanvragen',
  on: 'U krijgt een e-mail bij elke nieuwe aanvraag, vraag en beoordeling, en een herinnering als een gast wacht.',
  stays:
    'Berichten van gasten, voorstellen, annuleringen en alles over uw account en betalingen blijft u krijgen.',
  off: 'Stuur mij deze e-mails niet meer',
  isOff: 'U krijgt geen e-mails meer over nieuwe aanvragen.',
  again: 'Bij uw gegevens kunt u ze weer aanzetten. Nieuwe aanvragen staan altijd in uw dashboard.',
  profile: 'Naar mijn gegevens',
  gone: 'Deze link is niet meer geldig.',
  goneText: 'Log in om bij uw gegevens te kiezen welke e-mails u krijgt.',
} as const;
