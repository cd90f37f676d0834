/** Validation messages of the listing form and its API calls (docs/rules/listing-form.md#messages). */
export const listingFormTexts = {
  roundPrice: 'Vanafprijs moet een ronde prijs zijn, zonder komma',
  stayOrder: 'Maximumverblijf mag niet korter zijn dan het minimumverblijf.',
  phone: 'Telefoonnummer begint met 0032 of 0031, gevolgd door 5 tot 9 cijfers.',
  rentalPeriod: 'Kies minstens één verblijfsduur.',
  photoNeeded: 'Voeg minstens één foto toe.',
  unknownPlan: 'Kies een van de abonnementen.',
  billing: 'Vul eerst uw factuurgegevens aan om te kunnen publiceren.',
  cityOfRegister: 'Deze gemeente hoort niet bij het logiesdecreetnummer.',
  ownEmail: 'Uw eigen e-mailadres hoeft niet bij de beheerders te staan.',
  tooManyManagers: 'Een vakantiewoning heeft hoogstens 10 beheerders.',
  managerTwice: 'Elk e-mailadres mag maar één keer in de lijst staan.',
  photoSize: "Foto's dienen een minimum en liggend formaat te hebben van 1008 x 651 pixels.",
  tooManyPhotos: 'Een vakantiewoning heeft hoogstens 10 foto’s.',
  tooManyAccountPhotos:
    'In de advertenties van dit account staan al 1.000 foto’s, en meer kunnen er niet bij. Verwijder er eerst enkele.',
  unknownPhoto: 'Deze foto hoort niet bij deze vakantiewoning.',
  photoMissing: 'Een foto is niet goed verstuurd. Voeg ze opnieuw toe.',
  photoPlace: 'De volgorde of de stand van een foto klopt niet. Laad de pagina opnieuw.',
  roomName: 'Geef elke kamer een naam van hoogstens 60 tekens, zonder webadres.',
  bedKind: 'Kies bij elk bed welke soort het is.',
  bedCount: 'Vul bij elk bed een aantal van 1 tot 10 in.',
  bedTwice: 'Vermeld elke soort bed maar één keer per kamer.',
  tooManyRooms: 'Een vakantiewoning heeft hoogstens 20 kamers.',
  /** Appended to the name of a copied listing. */
  copySuffix: ' (kopie)',
  unknownOwner: 'Deze verhuurder bestaat niet.',
} as const;
