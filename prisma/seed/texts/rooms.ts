/** Sentences about sleeping, cooking, living room and comfort. Each list contains variants of one statement. */
import { isDetached } from '../listing';
import { bedsText, capital, count, numberWord, outdoorText, thisListing } from './words';
import type { Facts } from './words';

const bunk = (listing: Facts) =>
  listing.beds.bunkCorner ? ' In de slaaphoek staat een stapelbed voor de kinderen.' : '';

export function sleeping(listing: Facts): string[] {
  const { beds, capacity } = listing;
  if (listing.type === 'studio')
    return [
      `Slapen doet u in ${bedsText(listing)} in de leefruimte.${bunk(listing)}`,
      `Het tweepersoonsbed staat in een nis, overdag schuift u het gordijn dicht.${bunk(listing)}`,
      `De leefruimte heeft ${bedsText(listing)} en een zithoek bij het raam.${bunk(listing)}`,
    ];
  const rooms = count(beds.bedrooms, 'slaapkamer', 'slaapkamers');
  const verb = beds.bedrooms === 1 ? 'is' : 'zijn';
  return [
    `Er ${verb} ${rooms} met ${bedsText(listing)}.${bunk(listing)}`,
    `${capital(rooms)}, ${bedsText(listing)}: er is plaats voor ${numberWord(capacity)} personen.${bunk(listing)}`,
    `U slaapt er met ${numberWord(capacity)} personen in ${rooms}, met ${bedsText(listing)}.${bunk(listing)}`,
    ...(beds.bedrooms > 1
      ? [`De slaapgelegenheid: ${rooms} met in totaal ${bedsText(listing)}.${bunk(listing)}`]
      : []),
  ];
}

export function bathing({ beds }: Facts): string[] {
  if (beds.bathrooms === 1)
    return [
      'De badkamer is vernieuwd en heeft een raam.',
      'De badkamer is eenvoudig en helder, met veel bergruimte.',
      'In de badkamer vindt u een haardroger en genoeg haakjes voor natte zwempakken.',
    ];
  return [
    `Met ${numberWord(beds.bathrooms)} badkamers hoeft niemand te wachten na een dag op het strand.`,
    `Er zijn ${numberWord(beds.bathrooms)} badkamers, dus ook met een volle bezetting verloopt de ochtend vlot.`,
  ];
}

export function cooking({ comfort }: Facts): string[] {
  if (comfort.dishwasher)
    return [
      'De open keuken heeft een vaatwasser, een oven en alles om echt te koken.',
      'In de keuken staan een vaatwasser, een inductieplaat en een koffiezetapparaat.',
      'Koken kan in een volledig uitgeruste keuken met vaatwasser.',
      'Garnalen pellen doet u aan de lange keukentafel; de afwas is voor de vaatwasser.',
    ];
  return [
    'De keuken is klein maar volledig, met oven en koelkast; een vaatwasser is er niet.',
    'In de keuken vindt u een kookplaat, een microgolfoven en servies voor iedereen.',
  ];
}

export function sitting(listing: Facts): string[] {
  if (!listing.comfort.outdoor)
    return [
      'Het grote raam van de zithoek gaat helemaal open.',
      'De zithoek met bank en leeslamp is de plek voor regenachtige namiddagen.',
    ];
  if (isDetached(listing.type))
    return [
      `In de ${listing.family.garden_fenced ? 'omheinde ' : ''}tuin staan een lange tafel, parasols en een ligstoel of twee.`,
      'De tuin ligt uit de wind; er is een terras waar het ontbijt vanzelf een middag duurt.',
      'Achter het huis ligt een tuin met gras om te spelen en een terras om te barbecueën.',
    ];
  const view = listing.view === 'front' ? ' met zicht op zee' : '';
  return [
    `Op het ${outdoorText(listing)}${view} is plaats voor een tafel met stoelen.`,
    `Het ${outdoorText(listing)}${view} vangt de zon tot laat in de namiddag.`,
    `Buiten zitten kan op het eigen ${outdoorText(listing)}${view}.`,
  ];
}

/** What not every home has; each list contains variants of one statement. */
export function extras(listing: Facts): string[][] {
  const { comfort, floor } = listing;
  const lift = floor !== null && floor > 0 ? ', met een ruime lift' : '';
  return [
    comfort.parking === 0
      ? ['Parkeren doet u in de straat of in een openbare parkeergarage in de buurt.']
      : [
          `Er ${comfort.parking === 1 ? 'hoort een eigen parkeerplaats' : `horen ${numberWord(comfort.parking)} eigen parkeerplaatsen`} bij.`,
          `Uw auto staat veilig: er ${comfort.parking === 1 ? 'is een privéplaats' : `zijn ${numberWord(comfort.parking)} privéplaatsen`}.`,
        ],
    comfort.airConditioning
      ? ['Op warme dagen houdt de airconditioning het koel.', 'Er is airconditioning voor de warmste weken.']
      : [],
    comfort.wheelchair
      ? [
          `${capital(thisListing(listing))} is rolstoeltoegankelijk${lift}.`,
          `Alles is drempelvrij en toegankelijk met een rolstoel${lift}.`,
        ]
      : [],
    comfort.wifi
      ? ['Wifi is gratis.', 'Er is gratis wifi, al hopen we dat u ze weinig nodig hebt.']
      : ['Wifi is er niet: even offline dus.'],
    comfort.pets
      ? [
          'Uw hond is welkom.',
          'Huisdieren zijn welkom; buiten het seizoen mogen ze mee het strand op.',
          'Neem gerust uw hond mee.',
        ]
      : [
          'Huisdieren laten wij niet toe.',
          'Huisdieren zijn niet toegelaten, met dank namens wie allergisch is.',
        ],
  ];
}
