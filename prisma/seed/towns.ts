/** The demo world's data about each town: number of listings, price level, locations. */
import type { CityId } from '@/lib/listings/cities';

export interface Town {
  readonly id: CityId;
  /** Listings online in the demo world; 240 in total. */
  readonly listings: number;
  /** Price level relative to the average of the coast. */
  readonly priceLevel: number;
  /** Longitudes of the ends of the built-up stretch along the sea. */
  readonly from: number;
  readonly to: number;
  /** Metres from the high-water line to the first row of homes, and to the last. */
  readonly firstRow: number;
  readonly lastRow: number;
  /** Streets in the first row, in the blocks behind it, and in the villa quarters. */
  readonly front: readonly string[];
  readonly blocks: readonly string[];
  readonly villas: readonly string[];
  /** Number of houses and villas per ten homes. */
  readonly detached: number;
}

export const towns: readonly Town[] = [
  {
    id: 1,
    listings: 22,
    priceLevel: 1,
    from: 3.121,
    to: 3.146,
    firstRow: 150,
    lastRow: 900,
    front: ['Zeedijk'],
    blocks: [
      'Kerkstraat',
      'Koning Leopold III-plein',
      'Langestraat',
      'De Smet de Naeyerlaan',
      'Franchommelaan',
    ],
    villas: ['Koninginnelaan', 'Weststraat', 'Malecotstraat'],
    detached: 2,
  },
  {
    id: 2,
    listings: 12,
    priceLevel: 0.86,
    from: 2.952,
    to: 2.982,
    firstRow: 330,
    lastRow: 1300,
    front: ['Koninklijke Baan', 'Driftweg'],
    blocks: ['Kapelstraat', 'Duinenstraat', 'Klemskerkestraat'],
    villas: ['Zeelaan', 'Parklaan', 'Astridlaan', 'Zonnelaan'],
    detached: 5,
  },
  {
    id: 3,
    listings: 18,
    priceLevel: 1.14,
    from: 3.012,
    to: 3.042,
    firstRow: 140,
    lastRow: 1150,
    front: ['Zeedijk'],
    blocks: ['Koninklijke Baan', 'Leopoldlaan', 'Stationsstraat'],
    villas: ['Rembrandtlaan', 'Memlinclaan', 'Zwartestraat', 'Rubenslaan', 'Maria-Hendrikalaan'],
    detached: 5,
  },
  {
    id: 4,
    listings: 18,
    priceLevel: 0.97,
    from: 2.57,
    to: 2.6,
    firstRow: 130,
    lastRow: 1300,
    front: ['Zeedijk', 'Leopold I Esplanade'],
    blocks: ['Zeelaan', 'Nieuwpoortlaan', 'Meeuwenlaan', 'Kasteelstraat'],
    villas: ['Dumontlaan', 'Witte Berglaan', 'Bonzellaan', 'Visserslaan'],
    detached: 4,
  },
  {
    id: 5,
    listings: 28,
    priceLevel: 1.42,
    from: 3.271,
    to: 3.31,
    firstRow: 120,
    lastRow: 1300,
    front: ['Zeedijk-Knokke', 'Zeedijk-Albertstrand', 'Zeedijk-Het Zoute'],
    blocks: ['Lippenslaan', 'Kustlaan', 'Dumortierlaan', 'Elizabetlaan', 'Paul Parmentierlaan'],
    villas: ['Zoutelaan', 'Sparrendreef', 'Bronlaan', 'Camille Lemonnierlaan'],
    detached: 3,
  },
  {
    id: 6,
    listings: 22,
    priceLevel: 1.06,
    from: 2.614,
    to: 2.65,
    firstRow: 130,
    lastRow: 1400,
    front: ['Zeedijk'],
    blocks: ['Koninklijke Baan', 'Zeelaan', 'Strandlaan', 'Terlinckplein'],
    villas: ['Kerkstraat', 'Lejeunelaan', 'Duinenkranslaan', 'Jorislaan'],
    detached: 4,
  },
  {
    id: 7,
    listings: 18,
    priceLevel: 0.93,
    from: 2.802,
    to: 2.834,
    firstRow: 130,
    lastRow: 1100,
    front: ['Zeedijk', 'Epernayplein'],
    blocks: ['Leopoldlaan', 'Koninginnelaan', 'Kerkstraat', 'Strandlaan'],
    villas: ['Zeelaan', 'Oostendelaan', 'Duinenweg'],
    detached: 2,
  },
  {
    id: 8,
    listings: 12,
    priceLevel: 1.08,
    from: 3.232,
    to: 3.262,
    firstRow: 200,
    lastRow: 800,
    front: ['Zeedijk-Heist', 'Zeedijk-Duinbergen'],
    blocks: ['Knokkestraat', 'Elizabetlaan', 'Pannenstraat', 'Onderwijsstraat'],
    villas: ['Parkstraat', 'Duinendreef', 'Meerminlaan'],
    detached: 3,
  },
  {
    id: 9,
    listings: 20,
    priceLevel: 1.1,
    from: 2.712,
    to: 2.73,
    firstRow: 130,
    lastRow: 1000,
    front: ['Zeedijk', 'Loodswezenplein'],
    blocks: ['Albert I-laan', 'Franslaan', 'Lombardsijdelaan', 'Hendrikaplein'],
    villas: ['Victorlaan', 'Goethalsstraat', 'Canadalaan'],
    detached: 2,
  },
  {
    id: 10,
    listings: 14,
    priceLevel: 1,
    from: 2.664,
    to: 2.69,
    firstRow: 140,
    lastRow: 1500,
    front: ['Zeedijk', 'Astridplein'],
    blocks: ['Albert I-laan', 'Leopold II-laan', 'Vrijheidstraat'],
    villas: ['Duinparklaan', 'Dorpsstraat', 'Spelleplekkestraat', 'Zonnebloemlaan'],
    detached: 5,
  },
  {
    id: 11,
    listings: 26,
    priceLevel: 1.04,
    from: 2.876,
    to: 2.908,
    firstRow: 250,
    lastRow: 1100,
    front: ['Zeedijk', 'Albert I-promenade', 'Koning Boudewijnpromenade'],
    blocks: ['Koningsstraat', 'Van Iseghemlaan', 'Leopold II-laan', 'Christinastraat', 'Kapellestraat'],
    villas: ['Nieuwpoortsesteenweg', 'Northlaan', 'Dorpsstraat', 'Prins Roselaan'],
    detached: 2,
  },
  {
    id: 12,
    listings: 10,
    priceLevel: 0.95,
    from: 3.068,
    to: 3.088,
    firstRow: 130,
    lastRow: 650,
    front: ['Zeedijk', 'Rotonde'],
    blocks: ['Leopold II-laan', 'Kerkstraat', 'De Bruynehelling'],
    villas: ['Zwarte Duinenlaan', 'Astridlaan', 'Manitobalaan'],
    detached: 4,
  },
  {
    id: 13,
    listings: 12,
    priceLevel: 0.89,
    from: 2.758,
    to: 2.78,
    firstRow: 130,
    lastRow: 1000,
    front: ['Zeedijk', 'Koning Ridderdijk'],
    blocks: ['Distellaan', 'Henri Jasparlaan', 'Meeuwenlaan', 'Priorijlaan'],
    villas: ['Duinenlaan', 'Zonnelaan', 'Essex Scottishlaan'],
    detached: 3,
  },
  {
    id: 14,
    listings: 8,
    priceLevel: 0.84,
    from: 3.169,
    to: 3.1765,
    firstRow: 150,
    lastRow: 520,
    front: ['Zeedijk'],
    blocks: ['Baron de Maerelaan', 'Zeebruggelaan', 'Strandwijkstraat'],
    villas: ['Duinenlaan', 'Brusselstraat', 'Tijdokstraat'],
    detached: 3,
  },
];

/** Total number of listings online in the demo world. */
export const LISTINGS_ONLINE = towns.reduce((sum, town) => sum + town.listings, 0);
