import type { GuestSourceName } from '@/lib/personal-data/sources';

/** The admins' screen for exporting and erasing a guest's data. */
export const personalDataTexts = {
  title: 'Gegevens van gasten',
  intro:
    'Voor gasten zonder account die willen weten wat wij over hen bewaren, of die dat willen laten wissen.',
  exportTitle: 'Gegevens opvragen',
  exportText:
    'Een bestand met alles wat bij dit e-mailadres hoort. Stuur het alleen naar iemand van wie u zeker weet dat het adres van hem of haar is.',
  email: 'E-mailadres van de gast',
  export: 'Gegevens downloaden',
  exported: 'Het bestand is gemaakt.',
  exportFailed: 'De gegevens konden niet opgevraagd worden. Probeer het later opnieuw.',
  fileName: 'gegevens-gast.json',
  eraseTitle: 'Gegevens wissen',
  eraseText:
    'Naam, adres, telefoonnummer en berichten verdwijnen uit elke aanvraag, vraag en e-mail; beoordelingen en zoekmeldingen verdwijnen helemaal. Dit kan niet ongedaan gemaakt worden. Een verblijf of aanvraag die nog komt, moet eerst geannuleerd of afgewezen zijn.',
  reason: 'Reden',
  reasonHelp:
    'Bijvoorbeeld: gevraagd per e-mail op 3 mei. De reden blijft in het logboek staan: zet er dus geen naam of adres in.',
  reasonHoldsAddress: 'Zet geen e-mailadres of webadres in de reden: die blijft bewaard.',
  erase: 'Gegevens wissen',
  eraseConfirm: (email: string) => `Alles over ${email} wissen?`,
  eraseConfirmText: 'Wat gewist is, komt niet terug.',
  erased: (parts: string) => `Gewist: ${parts}.`,
  nothingErased: 'Over dit e-mailadres werd niets bewaard.',
  eraseFailed: 'De gegevens konden niet gewist worden. Probeer het later opnieuw.',
  sources: {
    reviews: (n) => (n === 1 ? '1 beoordeling' : `${n} beoordelingen`),
    booking_requests: (n) => (n === 1 ? '1 aanvraag' : `${n} aanvragen`),
    contact_requests: (n) => (n === 1 ? '1 vraag' : `${n} vragen`),
    invitations: (n) => (n === 1 ? '1 uitnodiging' : `${n} uitnodigingen`),
    search_alerts: (n) => (n === 1 ? '1 zoekmelding' : `${n} zoekmeldingen`),
    inbox: (n) => (n === 1 ? '1 gesprek met de site' : `${n} gesprekken met de site`),
    notices: (n) => (n === 1 ? '1 melding' : `${n} meldingen`),
    letter_appeals: (n) => (n === 1 ? '1 beroep per brief' : `${n} beroepen per brief`),
    mails: (n) => (n === 1 ? '1 e-mail' : `${n} e-mails`),
  } satisfies Record<GuestSourceName, (n: number) => string>,
} as const;
