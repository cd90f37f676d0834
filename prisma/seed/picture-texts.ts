/** Descriptions in Dutch of each kind of picture, for people who cannot see it. */
import type { PropertyType } from '@/lib/listings/kinds';

const views = {
  sea: 'zicht op zee',
  dunes: 'zicht op de duinen',
  roofs: 'zicht over de daken',
  garden: 'zicht op het groen',
} as const;

export type PictureView = keyof typeof views;
export const isPictureView = (text: string): text is PictureView => Object.hasOwn(views, text);

/** Rooms and terraces: the description, to which the view is added. */
const places = {
  studio: 'Leefruimte van de studio met eettafel',
  'living-panorama': 'Woonkamer met een raam over de hele breedte',
  'living-sofa': 'Woonkamer met bank en salontafel',
  'living-nook': 'Leeshoek met een luie stoel bij het raam',
  dining: 'Eethoek met tafel en stoelen',
  'kitchen-island': 'Open keuken met eiland',
  'kitchen-table': 'Keuken met ontbijttafel',
  bedroom: 'Slaapkamer met tweepersoonsbed',
  'bedroom-view': 'Slaapkamer met een groot raam achter het bed',
  'kids-room': 'Kinderkamer met stapelbed',
  'bathroom-tub': 'Badkamer met vrijstaand bad',
  'bathroom-shower': 'Badkamer met inloopdouche',
  balcony: 'Balkon met zitplaatsen',
  'roof-terrace': 'Dakterras met zitplaatsen',
  'garden-terrace': 'Terras in de tuin met zitplaatsen',
} as const;

type Place = keyof typeof places;

/** Everything else: buildings and surroundings; the town is added. */
const sights = {
  'apartment-dike': 'Appartementsgebouw aan de zeedijk',
  'apartment-close': 'Gevel van het appartementsgebouw met balkons',
  'apartment-sand': 'Appartementsgebouw gezien vanaf het strand',
  'apartment-street': 'Appartementsgebouw aan de straatkant',
  'apartment-marina': 'Appartementsgebouw aan de jachthaven',
  'dike-walk': 'Wandelaars op de zeedijk',
  'dike-above': 'De zeedijk en het strand van bovenaf',
  'villa-norman': 'Kustvilla in Normandische stijl',
  'villa-modern': 'Moderne villa met grote ramen',
  'villa-thatch': 'Villa met rieten dak',
  'villa-brick': 'Bakstenen villa met tuin',
  'villa-belle': 'Witte villa uit de belle époque',
  'house-cottages': 'Rij witte vissershuisjes',
  'house-terrace': 'Rijhuis in baksteen',
  'house-farm': 'Lage hoeve aan de rand van de polder',
  'house-bungalow': 'Bungalow met houten gevel',
  waves: 'Golven die op het strand rollen',
  'beach-day': 'Parasols en windschermen op het strand',
  'quiet-beach': 'Een leeg strand met voetsporen',
  breakwater: 'Stenen golfbreker met palen in zee',
  pier: 'De pier in zee',
  lighthouse: 'De vuurtoren bij de havengeul',
  'dune-path': 'Pad door de duinen naar het strand',
  dunes: 'Duinen met dennen en duindoorn',
  cabins: 'Rij strandcabines',
  kites: 'Vliegers boven het strand',
  'sand-yachts': 'Strandzeilers op het natte zand',
  'horse-fisher': 'Garnaalvisser te paard in de branding',
  tram: 'De kusttram',
  market: 'Kraampjes op de markt',
  'fishing-quay': 'Vissersboten aan de kaai',
  marina: 'Zeilboten in de jachthaven',
  polder: 'De polder achter de kust',
} as const;

export type PictureKind = Place | keyof typeof sights;
export const isPictureKind = (text: string): text is PictureKind =>
  Object.hasOwn(places, text) || Object.hasOwn(sights, text);

/** A studio has no separate bedroom. */
const placesInStudio: Readonly<Record<Place, string>> = {
  ...places,
  bedroom: 'Slaaphoek met tweepersoonsbed',
  'bedroom-view': 'Slaaphoek bij een groot raam',
  'kids-room': 'Slaaphoek met stapelbed',
};

const isPlace = (kind: PictureKind): kind is Place => Object.hasOwn(places, kind);

/**
 * 'Woonkamer met bank en salontafel, zicht op zee', or 'Zeilboten in de jachthaven, Nieuwpoort'
 * @throws RangeError for a place without its view
 */
export function pictureText(
  { kind, view }: { kind: PictureKind; view: PictureView | null },
  listing: { type: PropertyType; townName: string },
): string {
  if (!isPlace(kind)) return `${sights[kind]}, ${listing.townName}`;
  if (view === null) throw new RangeError(`A picture of kind ${kind} looks out on nothing`);
  return `${(listing.type === 'studio' ? placesInStudio : places)[kind]}, ${views[view]}`;
}
