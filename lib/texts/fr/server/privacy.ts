import type { InOtherWords } from '@/lib/languages/texts';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';
import type * as nl from '@/lib/texts/nl/server/privacy';

export const privacyTexts: InOtherWords<typeof nl.privacyTexts> = {
  documentTitle: 'Vie privée',
  description:
    'Les données que nous conservons, pourquoi, combien de temps, qui les voit et quels sont vos droits.',
  title: 'Vie privée',
  intro: 'Les données que nous conservons, pourquoi, combien de temps et qui les voit.',
  labels: { why: 'Pourquoi', what: 'Quoi', howLong: 'Combien de temps', who: 'Qui les voit' },
  cookies: 'Les cookies que nous utilisons',
};

export const topicTexts: InOtherWords<typeof nl.topicTexts> = {
  name: 'nom',
  email: 'adresse e-mail',
  phone: 'numéro de téléphone',
  address: 'adresse',
  languages: 'langues que vous parlez',
  written: 'ce que vous écrivez ou nous faites savoir',
  review: 'votre avis et la réponse',
  home: 'ce que vous indiquez sur votre logement',
  photos: 'photos',
  calendars: 'calendriers, jours occupés et adresses liées',
  bank: 'numéro de compte et titulaire',
  tax: 'numéros fiscaux',
  billing: 'abonnement, paiements et factures',
  sign_in: 'votre mode de connexion (un mot de passe uniquement sous forme illisible)',
  devices: 'appareils connectés ou recevant des notifications',
  texts: 'réponses préparées et actualités',
  letters: 'e-mails que nous avons envoyés',
  deeds: 'ce que les administrateurs ont fait ou noté, et pourquoi',
  reports: 'ce que nous avons déclaré aux autorités sur les séjours et les logements, sans noms de voyageurs',
  checks: 'nombres de contrôle contre les doublons',
};

export const kindTexts: InOtherWords<typeof nl.kindTexts> = {
  guest: {
    title: 'Vous demandez un séjour ou posez une question',
    why: 'Pour transmettre votre demande ou votre question au propriétaire et organiser le séjour. Une demande comprend aussi les dates, le nombre de personnes, le prix et les paiements. Sans ces données, ce n’est pas possible.',
    howLong: (months) =>
      `Jusqu’à ${months} après le départ, ou ${months} après votre question. Il ne reste ensuite que ce qui n’identifie personne.`,
    who: 'Le propriétaire à qui vous écrivez, la personne qui gère le calendrier pour lui dans la mesure nécessaire, et nos administrateurs pour vous aider.',
  },
  said: {
    title: 'Vous rédigez un avis',
    why: 'Pour informer les autres vacanciers. Vous choisissez le nom affiché.',
    howLong: (months) =>
      `Tant que le logement existe. Votre nom disparaît après ${months} ; à votre demande, tout disparaît.`,
    who: 'Tout le monde. Seuls le propriétaire et nos administrateurs voient ce qui nous est signalé à son sujet.',
  },
  asked: {
    title: 'Vous demandez une alerte, ou vous êtes invité',
    why: 'Pour vous envoyer ce que vous avez demandé, ou ce que quelqu’un vous adresse par le site.',
    howLong: () =>
      'Jusqu’à ce que vous arrêtiez l’alerte ou qu’elle expire, ou que l’invitation soit acceptée ou retirée.',
    who: 'Uniquement nos administrateurs, et la personne qui vous a invité.',
  },
  account: {
    title: 'Vous avez un compte ou vous louez un logement',
    why: 'Pour vous permettre de vous connecter, afficher vos logements et tenir à jour vos demandes, calendriers et paiements.',
    howLong: () =>
      'Jusqu’à ce que vous supprimiez votre compte, ou le logement concerné. Nous gardons 24 mois la trace de ce que les administrateurs ont fait.',
    who: 'De votre logement est public ce que contient l’annonce, avec votre prénom et votre photo. Seules les personnes qui vous paient voient votre numéro de compte ; personne d’autre ne voit vos numéros fiscaux. Nos administrateurs voient ce qu’il leur faut pour vous aider.',
  },
  invoice: {
    title: 'Vous payez un abonnement',
    why: 'La loi nous oblige à conserver les factures.',
    howLong: () => 'Dix ans après l’année de la facture.',
    who: 'Vous, nos administrateurs et notre comptabilité, ainsi que Stripe, qui exécute le paiement.',
  },
  letter: {
    title: 'Nous vous envoyons un e-mail',
    why: 'Pour pouvoir vérifier si un message est arrivé.',
    howLong: () => '90 jours.',
    who: 'Nos administrateurs, et l’entreprise qui achemine nos e-mails.',
  },
};

export const privacySections: typeof nl.privacySections = () => [
  {
    title: 'Avec qui nous partageons des données',
    paragraphs: [
      'Nous ne vendons rien et n’affichons aucune publicité de tiers. Les entreprises qui fournissent nos serveurs et notre messagerie traitent les données uniquement pour notre compte. Stripe traite le paiement des abonnements. Si vous activez les notifications, elles passent, chiffrées, par l’éditeur de votre navigateur.',
      'Les autorités reçoivent ce que la loi impose. Il peut s’agir des séjours dans les logements pour lesquels une commune le demande (sans le nom des vacanciers), ainsi que des propriétaires et de leurs revenus, pour l’impôt. Un propriétaire reçoit lui-même un relevé de ce que nous transmettons à son sujet.',
    ],
  },
  {
    title: 'Ce que nous ne faisons pas',
    paragraphs: [
      'Nous n’établissons aucun profil. Nous comptons les consultations d’un logement sans retenir qui vous êtes. Vos favoris restent sur votre appareil. Aucune décision vous concernant n’est prise par un ordinateur seul.',
    ],
  },
  {
    title: 'Vos droits',
    paragraphs: [
      'Vous pouvez consulter, corriger, emporter et faire effacer vos données, et vous opposer à l’usage que nous en faisons. Si vous avez un compte, vous le faites vous-même sous « Gegevens » : vous y téléchargez toutes vos données et y supprimez votre compte.',
      `Sans compte, écrivez à ${contactDetails.email} depuis l’adresse concernée. Nous répondons dans le mois. Si notre réponse ne vous convient pas, vous pouvez vous adresser à l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles.`,
    ],
  },
  {
    title: 'Qui est responsable',
    paragraphs: [
      `${contactDetails.companyName} (numéro d’entreprise ${contactDetails.companyNumber}), ${contactDetails.street}, ${contactDetails.postalCode} ${contactDetails.city}, pour tout ce qui se passe sur ${siteName()}. Un propriétaire est lui-même responsable de ce qu’il fait des données de ses hôtes.`,
    ],
  },
];
