/** The form to create and edit a listing (docs/rules/listing-form.md). */
import type { AdvancePeriod, BedKind, Cancellation } from '@/lib/listings/kinds';
import type { ManagerFault } from '@/lib/listing-form/managers';
import type { PhotoFault } from '@/lib/listing-form/photos';
import type { PhoneCode } from '@/lib/listing-form/phone';
import { listingFormTexts } from '@/lib/texts/listing-form';
import { photoTexts } from '@/lib/texts/photos';

export const listingFormScreenTexts = {
  createTitle: 'Advertentie aanmaken',
  editTitle: (name: string) => `“${name}” bewerken`,
  waiting: 'Deze advertentie wacht op beoordeling en is nog niet te zien voor anderen.',
  disabled: 'Deze advertentie staat offline: gasten vinden ze niet.',

  details: 'Gegevens',
  licence: 'Logiesdecreetnummer',
  licenceHelp: 'Zes tekens. U vindt het op uw erkenning van Toerisme Vlaanderen.',
  lookingUp: 'We zoeken het adres op in het basisregister.',
  found: 'Gevonden in het basisregister.',
  notInRegister:
    'Dit nummer staat niet in het basisregister. Kijk het na. Klopt het, vul het adres dan zelf in: wij kijken het na voor de woning online komt.',
  lookUpAgain: 'Opnieuw opzoeken',
  /** Fixed wording (docs/rules/listing-form.md#messages). */
  fromRegister: 'Gegevens uit het basisregister',
  fromRegisterHint: 'Wordt opgehaald via het logiesdecreet-nr.',
  residence: 'Naam residentie',
  listingName: 'Naam vakantiewoning',
  listingNameHelp: 'Zo heet uw woning op de site.',
  street: 'Straat',
  houseNumber: 'Huisnummer',
  houseNumberSuffix: 'Toevoeging',
  postcode: 'Postcode',
  city: 'Gemeente',
  showAddress: 'Adres tonen op de site',
  showAddressHelp: 'Staat dit uit, dan zien bezoekers alleen de gemeente en een punt in de buurt.',
  type: 'Type woning',
  capacity: 'Aantal personen',
  bedrooms: 'Aantal slaapkamers',
  studioBedrooms: 'Een studio telt als één slaapkamer.',
  bathrooms: 'Aantal badkamers',
  declaration: 'Moet deze woning ergens geregistreerd of aangemeld zijn?',
  declarationHelp:
    'In Vlaanderen is elk logies voor toeristen aangemeld bij Toerisme Vlaanderen, hoe zelden u ook verhuurt. U verklaart dit naar waarheid; we bewaren wie het wanneer verklaarde.',
  declarationYes: 'Ja',
  declarationNo: 'Nee',
  oceanview: 'Zeezicht',
  beach: 'Afstand tot het strand',
  beachHelp: 'Te voet. Toont u uw adres niet, dan ronden we af op 50 meter.',
  metres: 'meter',

  options: 'Opties',
  optionsHelp: 'Wat u openlaat, vermelden we niet. Niets hiervan is verplicht.',
  optionYes: 'Ja',
  optionNo: 'Nee',
  optionNotSaid: 'Niet vermeld',
  closedFloor: 'Niet van toepassing op een huis of een villa.',

  rooms: 'Kamers en bedden',
  roomsHelp: 'Zo zien gasten wie waar slaapt. Niets hiervan is verplicht.',
  room: (number: number) => `Kamer ${number}`,
  roomName: 'Naam',
  /** The default name of a room. */
  bedroom: (number: number) => `Slaapkamer ${number}`,
  addRoom: 'Kamer toevoegen',
  removeRoom: (number: number) => `Kamer ${number} verwijderen`,
  roomsFull: 'Meer dan 20 kamers kan niet.',
  beds: 'Bedden',
  bedKind: (number: number) => `Soort bed, rij ${number}`,
  bedCount: (number: number) => `Aantal bedden, rij ${number}`,
  addBed: 'Bed toevoegen',
  addBedTo: (number: number) => `Bed toevoegen aan kamer ${number}`,
  removeBed: (bed: number, room: number) => `Bed ${bed} van kamer ${room} verwijderen`,

  stay: 'Verblijfsduur en prijs',
  periods: 'Te huur per',
  minStay: 'Minimumverblijf',
  maxStay: 'Maximumverblijf',
  nights: 'nachten',
  advance: 'Boekbaar vooraf',
  advanceHelp: 'Zo lang vooraf kunnen gasten reserveren.',
  price: 'Vanafprijs per nacht',
  /** Fixed wording (docs/rules/listing-form.md#messages). */
  morePrices: 'Seizoenen, kosten en kortingen',
  priceHelp: "Prijs in euro's, inclusief BTW",
  checkIn: 'Inchecken vanaf',
  checkOut: 'Uitchecken tot uiterlijk',

  availability: 'Beschikbaarheid',
  availabilityHelp:
    'Een beheerder helpt u met deze woning, in de rol die u kiest. Uzelf hoeft u niet toe te voegen.',
  managerEmail: 'E-mailadres van een beheerder',
  addManager: 'Beheerder toevoegen',
  managers: 'Beheerders',
  /** Fixed wording (docs/rules/listing-form.md#messages). */
  removeManager: 'Verwijderen als beheerder',
  removeManagerNamed: (email: string, state: string) => `${email} ${state}: verwijderen als beheerder`,
  managerActive: 'actief',
  managerInvited: 'uitgenodigd',
  /** Added to the list, which has not been saved yet. */
  managerToInvite: 'na opslaan uitgenodigd',
  managersFull: 'Meer dan 10 beheerders kan niet.',

  description: 'Omschrijving',
  descriptionHelp: 'Minstens 200 tekens. Vertel wat uw woning bijzonder maakt.',
  /** Fixed wording (docs/rules/listing-form.md#messages). */
  descriptionPlaceholder: 'Max. 750 karakters',

  landRegister: 'Kadasternummer',
  landRegisterHelp:
    'Alleen voor de belastingdienst, als we die uw verhuur moeten melden. Het staat op uw aanslagbiljet van de onroerende voorheffing.',

  agreements: 'Afspraken met gasten',
  houseRules: 'Huisregels',
  houseRulesHelp: 'Schrijf één afspraak per regel: stilte, roken, huisdieren, afval.',
  cancellation: 'Annuleren door de gast',
  agreementClause: 'Clausule in de huurovereenkomst',
  agreementClauseHelp:
    'Wat u nog wilt toevoegen. Het komt in de huurovereenkomst die de gast na uw goedkeuring krijgt, als u die onder ‘Betalingen’ hebt aangezet.',
  arrivalInfo: 'Aankomstinfo',
  arrivalInfoHelp:
    'De sleutel, de weg, de parkeerplaats, de wifi. Dit lezen alleen gasten van wie u de aanvraag goedkeurde, uw beheerders en wijzelf.',

  contact: 'Contactmogelijkheden',
  contactHelp: 'Gasten kunnen u altijd een bericht sturen via de site.',
  showPhone: 'Ook telefonisch bereikbaar',
  phoneCode: 'Landcode',
  phone: 'Telefoonnummer',
  phoneHelp: '5 tot 9 cijfers, zonder de eerste nul.',

  /** The button texts are fixed (docs/rules/listing-form.md#buttons). */
  publish: 'Publiceren',
  save: 'Opslaan',
  preview: 'Preview',
  concept: 'Concept opslaan',
  offlineTitle: 'Opslaan als concept en offline halen?',
  offlineText:
    'Uw wijzigingen worden opgeslagen en de advertentie gaat offline: gasten vinden ze niet meer. U kunt ze later opnieuw publiceren.',
  backToForm: 'Terug naar advertentie wijzigen',
  reviewedAgain:
    'U wijzigt het logiesdecreetnummer of het adres. Na het opslaan kijken wij uw advertentie opnieuw na; tot dan is ze niet te zien voor anderen.',
  saved: 'Uw advertentie is opgeslagen.',
  savedAsConcept: 'Uw advertentie is opgeslagen als concept.',
  published: 'Uw advertentie is gepubliceerd.',
  failed: 'Uw advertentie kon niet opgeslagen worden. Probeer het later opnieuw.',

  /** Fixed wording (docs/rules/listing-form.md#buttons). */
  billingTitle: 'Let op, onvolledige gegevens',
  billingText:
    'Om een advertentie te publiceren hebben we uw volledige factuurgegevens nodig. Vul ze hier in: uw advertentie blijft staan zoals ze is, ook de nieuwe foto’s.',
  billingOfOwner: 'Publiceren kan pas als de verhuurder de eigen factuurgegevens aanvult.',
  billingAction: 'Gegevens opslaan',
  billingSaved: 'Uw factuurgegevens zijn opgeslagen. U kunt nu publiceren.',
  billingStillMissing: 'Vul straat, huisnummer, postcode, gemeente en land in.',
  billingLater: 'Later',

  restored: 'Wat u eerder typte, is teruggezet. Foto’s die nog niet opgeslagen waren, kiest u opnieuw.',
  startOver: 'Opnieuw beginnen',
  leaveTitle: 'Pagina verlaten zonder op te slaan?',
  leaveText:
    'Uw wijzigingen zijn nog niet opgeslagen. Wat u typte, blijft op dit toestel bewaard; nieuwe foto’s niet.',
  leave: 'Verlaten',
  stayHere: 'Blijven',
} as const;

export const listingPhotoTexts = {
  title: 'Foto’s',
  /** Fixed wording (docs/rules/listing-form.md#messages). */
  help: listingFormTexts.photoSize,
  sortHelp: 'Sleep om te sorteren. De eerste foto is de hoofdfoto.',
  /** The fields that Google requires of holiday rentals. */
  googleHelp:
    'Met minstens 8 foto’s, waaronder een slaapkamer, een badkamer en de woonkamer, kan uw woning ook bij de vakantiewoningen van Google verschijnen.',
  add: 'Foto’s toevoegen',
  drop: 'Laat de foto’s hier los',
  main: 'Hoofdfoto',
  count: (count: number, most: number) => `${count} van ${most}`,
  leftOut: (count: number) =>
    `${listingFormTexts.tooManyPhotos} ${count === 1 ? '1 foto is' : `${count} foto’s zijn`} niet toegevoegd.`,
  alt: (number: number) => `Foto ${number}`,
  rotate: (number: number) => `Foto ${number} een kwartslag draaien`,
  replace: (number: number) => `Foto ${number} vervangen`,
  remove: (number: number) => `Foto ${number} verwijderen`,
  sort: (number: number) => `Foto ${number} verplaatsen`,
  reading: 'De foto wordt gelezen.',
  sending: (number: number) => `Foto ${number} wordt verstuurd`,
  faultOf: (name: string, fault: string) => `${name}: ${fault}`,
  refused: (name: string) => `${name} kon niet toegevoegd worden`,
  dismiss: (name: string) => `Melding over ${name} sluiten`,
  dropHere: 'Sleep uw foto’s hierheen, of kies ze',
  instructions:
    'Druk op de spatiebalk om een foto op te pakken, verplaats ze met de pijltjes en druk opnieuw op de spatiebalk om ze neer te zetten. Met Escape blijft alles zoals het was.',
  pickedUp: (number: number) => `Foto ${number} is opgepakt en staat nog op haar plaats.`,
  over: (number: number) => `De foto staat nu op plaats ${number}.`,
  dropped: (number: number) => `De foto is neergezet op plaats ${number}.`,
  canceled: 'De foto staat weer op haar plaats.',
} as const;

/** Photo descriptions for people who cannot see them, and suggestions for those. */
export const photoWordTexts = {
  title: 'Wat staat er op de foto’s?',
  help: 'Voor gasten die de foto’s niet kunnen zien, en onder de foto’s wanneer iemand ze groot bekijkt.',
  count: (said: number, all: number) => `${said} van ${all} beschreven`,
  of: (number: number) => `Wat staat er op foto ${number}?`,
  proposals: (number: number) => `Voorstellen voor foto ${number}`,
  living: 'Woonkamer',
  kitchen: 'Keuken',
  bedroom: 'Slaapkamer',
  bathroom: 'Badkamer',
  terrace: 'Terras',
  front: 'Het gebouw van buiten',
  sea: 'Zicht op zee',
  withSea: (word: string) => `${word} met zeezicht`,
  withSeaAside: (word: string) => `${word} met zijdelings zeezicht`,
} as const;

export const photoFaultTexts: Readonly<Record<PhotoFault, string>> = {
  ...photoTexts,
  tooSmall: listingFormTexts.photoSize,
};

export const managerFaultTexts: Readonly<Record<ManagerFault, string>> = {
  empty: 'Vul een e-mailadres in.',
  no_email: 'Vul een geldig e-mailadres in.',
  duplicate: 'Dit e-mailadres staat al in de lijst.',
  own: listingFormTexts.ownEmail,
  too_many: listingFormTexts.tooManyManagers,
};

/** Short, because they are beside their number on a phone. */
export const bedKindTexts: Readonly<Record<BedKind, string>> = {
  single: 'Eenpersoons',
  double: 'Tweepersoons',
  bunk: 'Stapelbed',
  sofa: 'Slaapbank',
  cot: 'Kinderbedje',
};

export const cancellationChoiceTexts: Readonly<Record<Cancellation, string>> = {
  flexible: 'Gratis tot 1 dag vooraf, daarna niets terug',
  moderate: 'Gratis tot 7 dagen vooraf, 50\u00a0% terug tot 1 dag',
  strict: 'Gratis tot 30 dagen vooraf, 50\u00a0% terug tot 7 dagen',
  agreed: 'In overleg',
};

/** How far in advance guests can book. */
export const advancePeriodTexts: Readonly<Record<AdvancePeriod, string>> = {
  365: '1 jaar',
  270: '9 maanden',
  180: '6 maanden',
  90: '3 maanden',
};

export const phoneCodeTexts: Readonly<Record<PhoneCode, string>> = {
  '0032': '+32 (België)',
  '0031': '+31 (Nederland)',
};
