import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/map';
import { formatNumber } from '@/lib/format/number';
import { counted, of, ofPlace } from '@/lib/texts/fr/words';

const listings = (count: number) => counted(count, 'logement', 'logements', formatNumber(count));

export const mapTexts: InOtherWords<typeof nl.mapTexts> = {
  label: 'Carte',
  overview: (count) => `Carte de la côte avec ${listings(count)}`,
  overviewOf: (town, count) => `Carte ${ofPlace(town)} avec ${listings(count)}`,
  listing: (name) => `Carte avec l’emplacement ${of(name)}`,
  listingAround: (name) => `Carte des environs ${of(name)}`,
  failed: 'La carte n’a pas pu se charger. Tous les logements figurent dans la liste ci-dessous.',
  failedListing: 'La carte n’a pas pu se charger.',
  listingsFailed: 'Les logements n’ont pas pu se charger sur la carte.',
  attribution: (host) => `Données cartographiques\u{a0}: ${host}`,

  markers: {
    listing: (name, town) => `${name}, ${town}`,
    priced: (name, price) => `${name}, ${price}`,
    total: (total, nights) => `${total} pour ${nights}`,
    perNight: (price) => `${price} par nuit`,
    stack: (count) => `${listings(count)} à cet endroit`,
    cluster: (count) => `${listings(count)} dans cette zone, zoomer`,
  },

  preview: {
    label: (name) => `Aperçu ${of(name)}`,
    licence: (number) => `Numéro d’enregistrement ${number}`,
    link: 'Voir le logement',
    close: 'Fermer',
    previous: 'Logement précédent à cet endroit',
    next: 'Logement suivant à cet endroit',
    place: (number, count) => `${number} sur ${count} à cet endroit`,
    around: 'Le propriétaire vous indique l’emplacement exact.',
    crowded: (count) => `${listings(count)} à cet endroit`,
    crowdedText: 'Affinez votre recherche ou choisissez dans la liste ci-dessous.',
    streetView: 'Street View',
    streetViewOf: (name) => `Street View près ${of(name)}`,
    noStreetView: 'Il n’existe pas de vues de rue de cet endroit.',
  },

  view: {
    searchHere: 'Chercher quand je déplace la carte',
    cards: 'Logements sur la carte',
  },

  ownMap: {
    ask: (name) =>
      `Voici notre propre carte. ${name} en montre plus, mais reçoit alors aussi des données sur votre visite.`,
    allow: (name) => `Autoriser ${name}`,
    failed: (name) => `${name} n’a pas pu se charger. Voici notre propre carte.`,
  },

  controls: {
    'NavigationControl.ZoomIn': 'Agrandir',
    'NavigationControl.ZoomOut': 'Réduire',
    'AttributionControl.ToggleAttribution': 'Afficher ou masquer la source de la carte',
    'Map.Title': 'Carte, à déplacer avec les touches fléchées',
    'Marker.Title': 'Endroit sur la carte',
    'CooperativeGesturesHandler.WindowsHelpText':
      'Maintenez Ctrl enfoncé et faites défiler pour agrandir ou réduire',
    'CooperativeGesturesHandler.MacHelpText':
      'Maintenez ⌘ enfoncé et faites défiler pour agrandir ou réduire',
    'CooperativeGesturesHandler.MobileHelpText': 'Déplacez la carte avec deux doigts',
  },

  fields: { zoom: 'Niveau de zoom' },
};
