/** The map of the coast: on the overview and on a listing page. */
import { formatNumber } from '@/lib/format/number';

const listings = (count: number) => (count === 1 ? '1 woning' : `${formatNumber(count)} woningen`);

export const mapTexts = {
  label: 'Kaart',
  overview: (count: number) => `Kaart van de kust met ${listings(count)}`,
  overviewOf: (town: string, count: number) => `Kaart van ${town} met ${listings(count)}`,
  listing: (name: string) => `Kaart met de ligging van ${name}`,
  listingAround: (name: string) => `Kaart met de omgeving van ${name}`,
  failed: 'De kaart kon niet geladen worden. In de lijst hieronder vindt u alle woningen.',
  failedListing: 'De kaart kon niet geladen worden.',
  listingsFailed: 'De woningen op de kaart konden niet geladen worden.',
  attribution: (host: string) => `Kaartgegevens: ${host}`,

  markers: {
    listing: (name: string, town: string) => `${name}, ${town}`,
    priced: (name: string, price: string) => `${name}, ${price}`,
    total: (total: string, nights: string) => `${total} voor ${nights}`,
    perNight: (price: string) => `${price} per nacht`,
    stack: (count: number) => `${listings(count)} op deze plek`,
    cluster: (count: number) => `${listings(count)} in dit gebied, zoom in`,
  },

  preview: {
    label: (name: string) => `Voorbeeld van ${name}`,
    licence: (number: string) => `Logiesdecreetnummer ${number}`,
    link: 'Bekijk woning',
    close: 'Sluiten',
    previous: 'Vorige woning op deze plek',
    next: 'Volgende woning op deze plek',
    place: (number: number, count: number) => `${number} van ${count} op deze plek`,
    around: 'De precieze plek krijgt u van de verhuurder.',
    crowded: (count: number) => `${listings(count)} op deze plek`,
    crowdedText: 'Verfijn uw zoekopdracht of kies uit de lijst hieronder.',
    streetView: 'Street View',
    streetViewOf: (name: string) => `Street View bij ${name}`,
    noStreetView: 'Van deze plek zijn er geen straatbeelden.',
  },

  /** The map beside or instead of the list. */
  view: {
    searchHere: 'Zoek als ik de kaart verschuif',
    cards: 'Woningen op de kaart',
  },

  /** Shown when another provider is configured but our own map is used. */
  ownMap: {
    ask: (name: string) =>
      `Dit is onze eigen kaart. ${name} toont meer, maar krijgt dan ook gegevens over uw bezoek.`,
    allow: (name: string) => `${name} toestaan`,
    failed: (name: string) => `${name} kon niet geladen worden. Dit is onze eigen kaart.`,
  },

  /** The labels of MapLibre's controls. */
  controls: {
    'NavigationControl.ZoomIn': 'Inzoomen',
    'NavigationControl.ZoomOut': 'Uitzoomen',
    'AttributionControl.ToggleAttribution': 'Toon of verberg de bron van de kaart',
    'Map.Title': 'Kaartbeeld, te verschuiven met de pijltjestoetsen',
    'Marker.Title': 'Plek op de kaart',
    'CooperativeGesturesHandler.WindowsHelpText': 'Houd Ctrl ingedrukt en scrol om in of uit te zoomen',
    'CooperativeGesturesHandler.MacHelpText': 'Houd ⌘ ingedrukt en scrol om in of uit te zoomen',
    'CooperativeGesturesHandler.MobileHelpText': 'Verschuif de kaart met twee vingers',
  },

  fields: { zoom: 'Zoomniveau' },
} as const;
