/** Access instructions of the demo world. The codes are fictitious. */
import type { SeedListing } from '../listing';
import type { Random } from '../random';

function key({ comfort, checkIn }: SeedListing, random: Random): string {
  if (comfort.welcome)
    return `Bel ons een halfuur voor u er bent, ten vroegste om ${checkIn}: wij wachten u op met de sleutel.`;
  const where = random.pick(['links van de voordeur', 'naast de brievenbussen', 'aan de reling van de trap']);
  return `De sleutel zit in het kastje ${where}, code ${random.int(1000, 9999)}. Draai alle cijfers terug na gebruik.`;
}

function parking({ comfort }: SeedListing, random: Random): string {
  if (comfort.parking === 0)
    return 'Uitladen mag voor de deur, parkeren doet u in de straat of in de dichtste parking.';
  return `Uw parkeerplaats draagt nummer ${random.int(2, 48)}.`;
}

export function arrivalInfo(listing: SeedListing, random: Random): string {
  const { comfort, floor } = listing;
  const lines = [
    key(listing, random),
    floor !== null && floor > 0 && `Met de lift naar verdieping ${floor}.`,
    parking(listing, random),
    comfort.wifi && `Wifi: netwerk “Gasten ${listing.name}”, wachtwoord zee-${random.int(100, 999)}-wind.`,
    `Vertrekken doet u voor ${listing.checkOut}.`,
  ];
  return lines.filter((line) => line !== false).join('\n');
}
