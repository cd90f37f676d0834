import { formatNumber } from '@/lib/format/number';
import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/map';

const listings = (count: number) =>
  `${formatNumber(count)} ${pluralForm(count) === 'one' ? 'Unterkunft' : 'Unterkünfte'}`;

/** In the dative, after 'mit'. */
const withListings = (count: number) =>
  `mit ${formatNumber(count)} ${pluralForm(count) === 'one' ? 'Unterkunft' : 'Unterkünften'}`;

export const mapTexts: InOtherWords<typeof nl.mapTexts> = {
  label: 'Karte',
  overview: (count) => `Karte der Küste ${withListings(count)}`,
  overviewOf: (town, count) => `Karte von ${town} ${withListings(count)}`,
  listing: (name) => `Karte mit der Lage von ${name}`,
  listingAround: (name) => `Karte mit der Umgebung von ${name}`,
  failed: 'Die Karte konnte nicht geladen werden. In der Liste unten finden Sie alle Unterkünfte.',
  failedListing: 'Die Karte konnte nicht geladen werden.',
  listingsFailed: 'Die Unterkünfte auf der Karte konnten nicht geladen werden.',
  attribution: (host) => `Kartendaten: ${host}`,

  markers: {
    listing: (name, town) => `${name}, ${town}`,
    priced: (name, price) => `${name}, ${price}`,
    total: (total, nights) => `${total} für ${nights}`,
    perNight: (price) => `${price} pro Nacht`,
    stack: (count) => `${listings(count)} an dieser Stelle`,
    cluster: (count) => `${listings(count)} in diesem Gebiet, zum Vergrößern auswählen`,
  },

  preview: {
    label: (name) => `Vorschau von ${name}`,
    licence: (number) => `Registrierungsnummer ${number}`,
    link: 'Unterkunft ansehen',
    close: 'Schließen',
    previous: 'Vorherige Unterkunft an dieser Stelle',
    next: 'Nächste Unterkunft an dieser Stelle',
    place: (number, count) => `${number} von ${count} an dieser Stelle`,
    around: 'Die genaue Lage erfahren Sie vom Vermieter.',
    crowded: (count) => `${listings(count)} an dieser Stelle`,
    crowdedText: 'Verfeinern Sie Ihre Suche oder wählen Sie aus der Liste unten.',
    streetView: 'Street View',
    streetViewOf: (name) => `Street View bei ${name}`,
    noStreetView: 'Von dieser Stelle gibt es keine Straßenansicht.',
  },

  view: {
    searchHere: 'Beim Verschieben der Karte suchen',
    cards: 'Unterkünfte auf der Karte',
  },

  ownMap: {
    ask: (name) =>
      `Das ist unsere eigene Karte. ${name} zeigt mehr, erhält dann aber auch Daten über Ihren Besuch.`,
    allow: (name) => `${name} zulassen`,
    failed: (name) => `${name} konnte nicht geladen werden. Das ist unsere eigene Karte.`,
  },

  controls: {
    'NavigationControl.ZoomIn': 'Vergrößern',
    'NavigationControl.ZoomOut': 'Verkleinern',
    'AttributionControl.ToggleAttribution': 'Quelle der Karte ein- oder ausblenden',
    'Map.Title': 'Kartenausschnitt, mit den Pfeiltasten zu verschieben',
    'Marker.Title': 'Ort auf der Karte',
    'CooperativeGesturesHandler.WindowsHelpText':
      'Halten Sie Strg gedrückt und scrollen Sie, um die Karte zu zoomen',
    'CooperativeGesturesHandler.MacHelpText':
      'Halten Sie ⌘ gedrückt und scrollen Sie, um die Karte zu zoomen',
    'CooperativeGesturesHandler.MobileHelpText': 'Verschieben Sie die Karte mit zwei Fingern',
  },

  fields: { zoom: 'Zoomstufe' },
};
