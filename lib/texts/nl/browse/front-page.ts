/**
 * The home page's search and rows of homes, which browsers get with its script; the sections below them only the server
 * renders (home-sections). Headline and sub-lines are fixed (docs/rules/pages.md#home).
 */
export const frontPageTexts = {
  headline: 'Hét eerste vakantieverhuur-platform van de Belgische Kust',
  subline: 'Voor en door particuliere verhuurders / Geen immokantoren en commissie',
  search: {
    title: 'Zoek een vakantiewoning',
    more: 'Meer zoekopties',
    bedrooms: 'Slaapkamers in de woning',
    anyBedrooms: 'Alle',
    upToBedrooms: (count: number) => (count === 1 ? 'Tot 1 slaapkamer' : `Tot ${count} slaapkamers`),
    persons: 'Grootte van de woning',
    anyPersons: 'Alle',
    upToPersons: (count: number) => (count === 1 ? 'Tot 1 persoon' : `Tot ${count} personen`),
    moreHelp: 'Met hoeveel u komt, kiest u bij ‘Wie’. Hier zegt u hoe groot de woning hoogstens mag zijn.',
    licence: 'Logiesdecreetnummer',
    licencePlaceholder: '6 tekens',
  },
  rows: {
    oceanview: 'Met zicht op zee',
    weekend: 'Komend weekend vrij',
    pets: 'De hond mag mee',
    recent: 'Nieuw op de site',
    more: 'Alle woningen',
    /** For screen readers, which may read the link on its own. */
    moreOf: (title: string) => `: ${title}`,
  },
} as const;
