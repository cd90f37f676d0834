import { formatNumber } from '@/lib/format/number';
import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/map';

const listings = (count: number) =>
  `${formatNumber(count)} ${pluralForm(count) === 'one' ? 'home' : 'homes'}`;

export const mapTexts: InOtherWords<typeof nl.mapTexts> = {
  label: 'Map',
  overview: (count) => `Map of the coast with ${listings(count)}`,
  overviewOf: (town, count) => `Map of ${town} with ${listings(count)}`,
  listing: (name) => `Map showing where ${name} is`,
  listingAround: (name) => `Map of the area around ${name}`,
  failed: 'The map couldn’t be loaded. You’ll find all the homes in the list below.',
  failedListing: 'The map couldn’t be loaded.',
  listingsFailed: 'The homes on the map couldn’t be loaded.',
  attribution: (host) => `Map data: ${host}`,

  markers: {
    listing: (name, town) => `${name}, ${town}`,
    priced: (name, price) => `${name}, ${price}`,
    total: (total, nights) => `${total} for ${nights}`,
    perNight: (price) => `${price} per night`,
    stack: (count) => `${listings(count)} at this spot`,
    cluster: (count) => `${listings(count)} in this area, zoom in`,
  },

  preview: {
    label: (name) => `Preview of ${name}`,
    licence: (number) => `Registration number ${number}`,
    link: 'View home',
    close: 'Close',
    previous: 'Previous home at this spot',
    next: 'Next home at this spot',
    place: (number, count) => `${number} of ${count} at this spot`,
    around: 'The owner will tell you exactly where it is.',
    crowded: (count) => `${listings(count)} at this spot`,
    crowdedText: 'Narrow your search or choose from the list below.',
    streetView: 'Street View',
    streetViewOf: (name) => `Street View near ${name}`,
    noStreetView: 'There are no street views of this spot.',
  },

  view: {
    searchHere: 'Search as I move the map',
    cards: 'Homes on the map',
  },

  ownMap: {
    ask: (name) => `This is our own map. ${name} shows more, but then also gets data about your visit.`,
    allow: (name) => `Allow ${name}`,
    failed: (name) => `${name} couldn’t be loaded. This is our own map.`,
  },

  controls: {
    'NavigationControl.ZoomIn': 'Zoom in',
    'NavigationControl.ZoomOut': 'Zoom out',
    'AttributionControl.ToggleAttribution': 'Show or hide the source of the map',
    'Map.Title': 'Map, move it with the arrow keys',
    'Marker.Title': 'Place on the map',
    'CooperativeGesturesHandler.WindowsHelpText': 'Hold down Ctrl and scroll to zoom in or out',
    'CooperativeGesturesHandler.MacHelpText': 'Hold down ⌘ and scroll to zoom in or out',
    'CooperativeGesturesHandler.MobileHelpText': 'Move the map with two fingers',
  },

  fields: { zoom: 'Zoom level' },
};
