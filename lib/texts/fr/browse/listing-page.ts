import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/listing-page';
import { counted, inPlace, ofPlace } from '@/lib/texts/fr/words';

const either = (yes: string, no: string) => (value: number) => (value > 0 ? yes : no);

export const featureTexts: InOtherWords<typeof nl.featureTexts> = {
  capacity: (count) => `Pour ${counted(count, 'personne', 'personnes')}`,
  bedrooms: (count) => counted(count, 'chambre', 'chambres'),
  bathrooms: (count) => counted(count, 'salle de bains', 'salles de bains'),
  beach: (metres) => {
    if (metres === 0) return 'Sur la plage';
    const told =
      metres < 1000
        ? `${metres}\u{a0}m`
        : `${String(Math.round(metres / 100) / 10).replace('.', ',')}\u{a0}km`;
    return `À ${told} de la plage`;
  },
};

export const oceanviewFeatureTexts: InOtherWords<typeof nl.oceanviewFeatureTexts> = {
  front: 'Vue mer frontale',
  side: 'Vue mer latérale',
  no: 'Pas de vue mer',
};

/** '1er étage', '2e étage' */
const storey = (floor: number) => (floor === 1 ? '1er\u{a0}étage' : `${floor}e\u{a0}étage`);

export const optionFeatureTexts: InOtherWords<typeof nl.optionFeatureTexts> = {
  floor: (floor) => (floor === 0 ? 'Rez-de-chaussée' : storey(floor)),
  parking_spaces: (count) =>
    count === 0
      ? 'Pas de parking privé'
      : counted(count, 'place de parking privée', 'places de parking privées'),
  wifi: either('Wifi gratuit', 'Pas de wifi gratuit'),
  outdoor_space: either('Espace extérieur', 'Pas d’espace extérieur'),
  final_cleaning: either('Nettoyage final compris', 'Nettoyage final non compris'),
  bed_linen: either('Linge de lit compris', 'Linge de lit non compris'),
  bath_linen: either('Linge de bain compris', 'Linge de bain non compris'),
  utilities: either('Gaz, eau et électricité compris', 'Gaz, eau et électricité non compris'),
  pets_allowed: either('Animaux admis', 'Animaux non admis'),
  wheelchair_accessible: either('Accessible en fauteuil roulant', 'Pas accessible en fauteuil roulant'),
  single_beds: (count) =>
    count === 0 ? 'Pas de lits simples' : counted(count, 'lit simple', 'lits simples'),
  double_beds: (count) =>
    count === 0 ? 'Pas de lits doubles' : counted(count, 'lit double', 'lits doubles'),
  personal_welcome: either('Accueil sur place', 'Pas d’accueil sur place, vous entrez de façon autonome'),
  air_conditioning: either('Climatisation', 'Pas de climatisation'),
  dishwasher: either('Lave-vaisselle', 'Pas de lave-vaisselle'),
  lift: either('Ascenseur', 'Pas d’ascenseur'),
  washing_machine: either('Lave-linge', 'Pas de lave-linge'),
  tv: either('Télévision', 'Pas de télévision'),
  cot: either('Lit bébé', 'Pas de lit bébé'),
  high_chair: either('Chaise haute', 'Pas de chaise haute'),
  stair_gate: either('Barrière d’escalier', 'Pas de barrière d’escalier'),
  terrace: either('Terrasse ou balcon', 'Ni terrasse ni balcon'),
  garden_fenced: either('Jardin clôturé', 'Pas de jardin clôturé'),
  bicycle_storage: either('Local à vélos', 'Pas de local à vélos'),
  charging_point: either('Borne de recharge', 'Pas de borne de recharge'),
  fireplace: either('Feu ouvert', 'Pas de feu ouvert'),
  sauna: either('Sauna', 'Pas de sauna'),
  swimming_pool: either('Piscine', 'Pas de piscine'),
  beach_cabin: either('Cabine de plage', 'Pas de cabine de plage'),
  work_place: either('Espace de travail', 'Pas d’espace de travail'),
};

export const bedTexts: InOtherWords<typeof nl.bedTexts> = {
  single: (count) => counted(count, 'lit simple', 'lits simples'),
  double: (count) => counted(count, 'lit double', 'lits doubles'),
  bunk: (count) => counted(count, 'lit superposé', 'lits superposés'),
  sofa: (count) => counted(count, 'canapé-lit', 'canapés-lits'),
  cot: (count) => counted(count, 'lit bébé', 'lits bébé'),
};

export const listingPageTexts: InOtherWords<typeof nl.listingPageTexts> = {
  notFoundDocumentTitle: 'Page introuvable',
  notFound: 'Cette location de vacances est introuvable',
  notFoundText: 'Elle n’est peut-être plus proposée, ou l’adresse n’est pas correcte.',
  frontPage: 'Accueil',
  listings: 'Locations',
  licence: 'Numéro d’enregistrement',
  retired: 'Ce logement n’est pas proposé à la location pour le moment.',
  waiting: 'Cette page n’est pas encore publique\u{a0}: le logement attend d’être vérifié.',
  features: 'Équipements',
  allFeatures: (count) => `Voir les ${counted(count, 'équipement', 'équipements')}`,
  fewerFeatures: 'Voir moins d’équipements',
  description: 'À propos de ce logement',
  intro: (fromPrice) => `En basse saison, ce logement se loue ${fromPrice}.`,
  introByYear: (price) => `Ce logement se loue à l’année, dès ${price} par nuit.`,
  inclVat:
    'Tous les prix s’entendent TVA comprise. Vous réservez directement auprès du propriétaire, sans commission.',
  barByYear: (price) => `dès ${price} par nuit`,
  rooms: 'Chambres et lits',
  houseRules: 'Règlement intérieur',
  cancellation: 'Annulation',
  periods: 'Durée du séjour',
  periodsIntro: 'Vous pouvez louer ce logement par\u{a0}:',
  minStay: (nights) => `Au moins ${nights}`,
  maxStay: (nights) => `Au plus ${nights}`,
  advance: (days) => `À réserver jusqu’à ${counted(days, 'jour', 'jours')} à l’avance`,
  checkIn: 'Arrivée à partir de',
  checkOut: 'Départ au plus tard à',
  times: 'Arrivée et départ',
  availability: 'Disponibilités',
  calendarLabel: 'Calendrier des jours libres et occupés',
  book: 'Réserver',
  ask: 'Faire une demande',
  payNothing: 'Vous ne payez encore rien.',
  chooseDays: 'Choisir mes dates',
  nearest: 'Libre à des dates proches\u{a0}:',
  tellMe: 'Me prévenir si ces dates se libèrent',
  days: 'Arrivée et départ',
  guests: 'Voyageurs',
  landlord: 'Propriétaire',
  landlordName: (firstName) => `Proposé par ${firstName}`,
  landlordDirect: 'Loué en direct, sans agence.',
  landlordDutch: 'Vous pouvez prendre contact en néerlandais.',
  report: 'Signaler',
  email: 'Écrire au propriétaire',
  call: 'Appeler le propriétaire',
  location: 'Situation',
  addressOnRequest: 'Le propriétaire vous communique l’adresse exacte.',
  toCentre: (town, distance) => `À environ ${distance} du centre ${ofPlace(town)}, à vol d’oiseau.`,
  moreIn: (town) => `Toutes les locations de vacances ${inPlace(town)}`,
  ownersText: 'Texte du propriétaire, en néerlandais',
  summary: (type, capacity, location) =>
    `${type.charAt(0).toUpperCase()}${type.slice(1)} ${capacity.toLowerCase()} ${inPlace(location)}.`,
};
