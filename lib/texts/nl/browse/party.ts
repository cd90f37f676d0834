/** The party: who comes along to a stay. */
const counted = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** A number of each kind, in words. */
export const partyTexts = {
  adults: (count: number) => counted(count, 'volwassene', 'volwassenen'),
  children: (count: number) => counted(count, 'kind', 'kinderen'),
  babies: (count: number) => counted(count, 'baby', 'baby’s'),
  pets: (count: number) => counted(count, 'hond', 'honden'),
} as const;

/** Why a party does not fit in a holiday home. */
export const partyFaultTexts = {
  tooMany: (most: number) =>
    `In deze vakantiewoning kunnen hoogstens ${counted(most, 'persoon', 'personen')} verblijven, kinderen inbegrepen.`,
  noCots: (cots: number) =>
    cots === 0
      ? 'Deze vakantiewoning heeft geen kinderbedje: baby’s tellen er mee als persoon, en dan is ze te klein.'
      : `Deze vakantiewoning heeft ${counted(cots, 'kinderbedje', 'kinderbedjes')}: de andere baby’s tellen mee als persoon, en dan is ze te klein.`,
  noPets: 'In deze vakantiewoning zijn geen huisdieren toegelaten.',
} as const;
