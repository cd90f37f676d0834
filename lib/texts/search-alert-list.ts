/** The admins' page of visitors' search alerts. */
import type { SearchAlertState } from '@/lib/search-alerts/state';

export const searchAlertListTexts = {
  title: 'Zoekmeldingen',
  intro: 'Waarvoor bezoekers een e-mail willen zodra er iets bijkomt of vrijkomt, de nieuwste eerst.',
  filter: 'Status',
  all: 'Alle',
  states: {
    watching: 'Staat aan',
    unconfirmed: 'Nog niet bevestigd',
    ended: 'Stopgezet',
  } satisfies Record<SearchAlertState, string>,
  search: 'Zoeken op e-mailadres',
  searchButton: 'Zoeken',
  count: (total: number) => (total === 1 ? '1 melding' : `${total} meldingen`),
  empty: 'Er zijn geen meldingen die hieraan voldoen.',
  nothing: 'Nog niemand heeft een melding gevraagd.',
  showAll: 'Alle meldingen tonen',
  loadFailed: 'De meldingen konden niet geladen worden.',
  email: 'E-mailadres',
  asked: 'Zoekt',
  everything: 'Elke vakantiewoning',
  state: 'Status',
  until: (day: string) => `tot ${day}`,
  mailed: 'Laatste e-mail',
  never: 'Nog geen',
  actions: 'Acties',
  end: 'Stopzetten',
  endTitle: (email: string) => `Melding van ${email} stopzetten?`,
  endText: 'Er gaan geen e-mails meer over deze zoekopdracht. De bezoeker kan een nieuwe melding vragen.',
  ended: 'De melding is stopgezet.',
  endFailed: 'De melding kon niet stopgezet worden.',
} as const;
