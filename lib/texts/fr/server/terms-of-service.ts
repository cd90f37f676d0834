import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/terms-of-service';
import { advertisingCostsText } from '@/lib/texts/fr/server/advertising-costs';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';

type Articles = ReturnType<InOtherWords<typeof nl.termsArticles>>;

export const termsTexts: InOtherWords<typeof nl.termsTexts> = {
  documentTitle: 'Conditions d’utilisation',
  description:
    'Ce qui est convenu entre vous et nous\u{a0}: compte gratuit, pas de commission, prix TVA comprise, et ce que nous attendons des locataires et des propriétaires.',
  title: 'Conditions d’utilisation',
  intro:
    'Voici ce qui est convenu lorsque vous utilisez ce site, comme visiteur, locataire ou propriétaire. Nous l’avons écrit de façon aussi courte et claire que possible.',
  contents: 'Sommaire',
  article: (number, title) => `Article ${number}. ${title}`,
  articleId: (number) => `article-${number}`,
};

export const termsArticles: InOtherWords<typeof nl.termsArticles> = (months) => [
  ...aboutTheSite(),
  ...aboutAdvertising(),
  ...aboutStaying(),
  ...aboutTheLaw(months),
];

function aboutTheSite(): Articles {
  const site = siteName();
  const { street, postalCode, city, companyNumber, email } = contactDetails;
  return [
    {
      title: 'Qui nous sommes',
      paragraphs: [
        `${site} est une place de marché en ligne pour les locations de vacances à la côte belge. Notre adresse est ${street}, ${postalCode} ${city}, notre numéro d’entreprise ${companyNumber}. Vous pouvez nous joindre à ${email}.`,
        'Dans ces conditions, un «\u{a0}propriétaire\u{a0}» est toute personne qui propose un logement de vacances sur le site, un «\u{a0}locataire\u{a0}» toute personne qui souhaite en louer un, et un «\u{a0}utilisateur\u{a0}» toute personne qui utilise le site.',
      ],
    },
    {
      title: 'Champ d’application',
      paragraphs: [
        'Ces conditions valent pour toute utilisation du site. Qui crée un compte les accepte. D’autres conditions ne valent entre vous et nous que si nous en convenons ensemble par écrit.',
        'Entre locataire et propriétaire vaut ce dont ils conviennent entre eux. Cet accord ne peut pas être contraire à ces conditions.',
      ],
    },
    {
      title: 'Ce que nous faisons et ne faisons pas',
      paragraphs: [
        'Nous offrons aux propriétaires un espace pour présenter leur logement et aux locataires les moyens de chercher, de poser une question et de demander un séjour.',
        'Nous ne louons pas nous-mêmes de logements, ne sommes ni agent immobilier, ni organisateur de voyages, ni assureur, et ne sommes pas partie au contrat de location. Nous ne percevons ni ne conservons de loyers.',
      ],
    },
    {
      title: 'Coûts',
      paragraphs: [
        advertisingCostsText(),
        'Nous ne prenons pas de commission\u{a0}: ni au propriétaire, ni au locataire, et pas davantage lorsqu’un séjour a lieu. Chercher, poser des questions et envoyer des demandes ne coûte rien.',
      ],
    },
    {
      title: 'Votre compte',
      paragraphs: [
        'Pour créer un compte, vous devez avoir 21 ans ou plus et indiquer vos propres nom et adresse e-mail. Nous demandons votre date de naissance pour le vérifier\u{a0}; les autres utilisateurs ne la voient pas.',
        'Chaque utilisateur a un seul compte. Seules les agences de location peuvent en avoir plusieurs.',
        'Gardez votre mot de passe pour vous. Ce qui est fait avec votre compte vous est imputé jusqu’à ce que vous nous signaliez que quelqu’un d’autre l’utilise. Si quelqu’un ne fait que gérer votre calendrier avec vous, vous l’y invitez avec un compte à lui.',
      ],
    },
  ];
}

function aboutAdvertising(): Articles {
  return [
    {
      title: 'Annonces',
      paragraphs: [
        'Vous ne publiez d’annonces que pour des logements que vous êtes en droit de louer et qui se trouvent à la côte belge. Il y a une seule annonce par logement.',
        'Votre texte, vos photos, les équipements et votre calendrier sont exacts, complets et à jour. Vous indiquez tout ce qu’un locataire doit savoir à l’avance, même ce qui est moins agréable, comme des travaux dans la rue.',
      ],
    },
    {
      title: 'Décret sur l’hébergement et autorisations',
      paragraphs: [
        'Chaque annonce porte le numéro sous lequel le logement est déclaré auprès de Toerisme Vlaanderen. En tant que propriétaire, vous êtes responsable de ce que le numéro corresponde au logement et de ce que le logement respecte le décret flamand sur l’hébergement touristique («\u{a0}logiesdecreet\u{a0}») ainsi que les règles de la commune et de la copropriété.',
        'La taxe communale de séjour, l’impôt sur les revenus et la TVA sont l’affaire du propriétaire. Les taxes sur les logements de vacances sont un montant fixe par an\u{a0}: ce qu’un locataire paie comme taxe de séjour, c’est le propriétaire qui le répercute.',
      ],
    },
    {
      title: 'Prix',
      paragraphs: [
        'Le prix de l’annonce est celui que paie le locataire, TVA comprise. Il vaut par nuit et pour le logement entier, sauf si l’annonce indique clairement autre chose. Dès que les dates sont choisies, le locataire voit le total avec tous les frais obligatoires pour son groupe.',
        'Les frais que chaque locataire doit payer, comme un nettoyage obligatoire, sont compris dans le prix ou figurent expressément dans l’annonce. Après l’acceptation d’une demande, le prix ne change que si le locataire et le propriétaire conviennent ensemble d’une modification du séjour.',
      ],
    },
    {
      title: 'Photos et textes',
      paragraphs: [
        'Ce que vous publiez reste à vous. Vous nous donnez le droit de le montrer sur le site, dans des résultats de recherche et dans des messages sur votre logement, aussi longtemps que votre annonce existe.',
        'Vous ne publiez que des photos et des textes dont vous avez les droits, et pas de photos où sont reconnaissables des personnes qui n’y ont pas consenti. Des photos que nous montrons, nous retirons les données de localisation de l’appareil.',
      ],
    },
    {
      title: 'Vérification et refus',
      paragraphs: [
        'Un administrateur vérifie chaque nouvelle annonce avant sa mise en ligne, puis à nouveau lorsque l’adresse ou le numéro d’enregistrement change. Cette vérification n’est ni un contrôle du logement ni une garantie.',
        'Nous pouvons refuser une annonce ou la mettre hors ligne si elle ne respecte pas ces conditions. Nous vous disons pourquoi, et vous pouvez y répondre.',
        'Ce que l’on nous signale et ce qui attire l’attention est toujours examiné et tranché par un membre de notre équipe\u{a0}: les ordinateurs indiquent tout au plus ce qu’il faut vérifier. Chacun peut signaler un logement, un avis ou un message par «\u{a0}Signaler\u{a0}» et reçoit un accusé de réception, puis notre décision. La personne visée par une mesure en lit le fondement, l’article, les faits et les recours, et peut introduire un recours dans les six mois, une seule fois. Un autre administrateur décide alors, s’il y en a un.',
      ],
    },
  ];
}

function aboutStaying(): Articles {
  const site = siteName();
  return [
    {
      title: 'Demandes et réservations',
      paragraphs: [
        'Une demande est une question d’un locataire, pas encore une réservation. Il n’y a de contrat que lorsque le propriétaire accepte la demande, ou lorsque le locataire accepte une proposition du propriétaire. Une modification d’un séjour accepté ne vaut que lorsque l’autre partie l’accepte.',
        'Le propriétaire répond aussi vite que possible et décide librement, sans discriminer. Le locataire principal a au moins 21 ans le jour de l’arrivée.',
      ],
    },
    {
      title: 'Paiement et caution',
      paragraphs: [
        `Le locataire paie directement au propriétaire\u{a0}; un paiement ne passe jamais par ${site}. Si le propriétaire a fixé des conditions de paiement, le locataire les lit avant d’envoyer sa demande et, après l’acceptation, il lit ce qu’il doit payer et quand. Si le propriétaire n’en a pas, le locataire et lui conviennent ensemble de la manière et du moment du paiement.`,
        'Le propriétaire confirme les montants par écrit avant que le locataire paie, et rend la caution dans le délai convenu, déduction faite des dégâts prouvés.',
      ],
    },
    {
      title: 'Annulation',
      paragraphs: [
        'Ce qui est remboursé en cas d’annulation figure sur la page du logement et dans la demande. Pour cette demande, cela reste tel que c’était lorsque le locataire l’a faite. Si rien n’y figure, le locataire et le propriétaire en conviennent à l’avance. S’ils n’ont rien convenu, la loi s’applique.',
        'Si le propriétaire annule un séjour accepté, il rembourse tout ce que le locataire a déjà payé et l’en avertit immédiatement.',
      ],
    },
    {
      title: 'Le séjour',
      paragraphs: [
        'Le propriétaire veille à ce que le logement soit prêt à l’heure convenue, propre et conforme à l’annonce. Le locataire en use avec soin, avec pas plus de personnes et d’animaux que convenu, et suit le règlement intérieur.',
        'Si quelque chose n’est pas en ordre, le locataire le signale immédiatement au propriétaire, afin que celui-ci puisse y remédier.',
      ],
    },
    {
      title: 'Ce qui est interdit',
      paragraphs: ['Sur le site et dans les contacts qui en découlent, vous ne pouvez pas\u{a0}:'],
      points: [
        'donner des informations fausses ou trompeuses, ou vous faire passer pour quelqu’un d’autre\u{a0};',
        'recueillir des données d’autres utilisateurs, ou les utiliser pour autre chose qu’un séjour\u{a0};',
        'envoyer de la publicité non sollicitée, discriminer, insulter ou menacer\u{a0};',
        'surcharger le site, contourner sa sécurité ou en reprendre le contenu à grande échelle\u{a0};',
        'demander aux locataires une commission ou une rémunération pour servir d’intermédiaire via le site.',
      ],
    },
  ];
}

function aboutTheLaw(months: string): Articles {
  const site = siteName();
  return [
    {
      title: 'Vos données',
      paragraphs: [
        'Nous utilisons vos données personnelles pour faire fonctionner le site, transmettre vos demandes et vous répondre, et ne les vendons jamais. Les données d’un locataire ne vont qu’au propriétaire à qui il les envoie.',
        `Nous rendons une demande de réservation anonyme ${months} après le départ, et une question à un propriétaire ${months} après son envoi. Vous pouvez à tout moment consulter vos données, les corriger ou les faire effacer. Ce que nous gardons dans votre navigateur est décrit dans les mentions légales.`,
      ],
    },
    {
      title: 'Disponibilité du site',
      paragraphs: [
        'Nous faisons de notre mieux pour que le site soit toujours accessible et exact, mais ne pouvons pas exclure des interruptions. Nous planifions l’entretien autant que possible aux heures calmes.',
        'Nous relisons régulièrement les calendriers que vous reliez à d’autres plateformes. Ce qu’une autre plateforme transmet trop tard ou de façon erronée, nous ne pouvons pas le savoir\u{a0}: en cas de doute, vérifiez vous-même si les jours sont libres.',
      ],
    },
    {
      title: 'Responsabilité',
      paragraphs: [
        `${site} n’est pas responsable de ce que les utilisateurs publient ou conviennent entre eux, de l’état d’un logement, ni de dommages survenus pendant un séjour.`,
        'Rien dans ces conditions ne limite notre responsabilité en cas de dol, de faute grave ou de dommages corporels, ni les droits que la loi vous donne comme consommateur.',
      ],
    },
    {
      title: 'Fin de votre compte',
      paragraphs: [
        'Vous pouvez supprimer votre compte à tout moment, dès qu’il n’y a plus de séjours acceptés en cours ou prévus. Vos annonces disparaissent alors aussi.',
        'Nous pouvons bloquer ou fermer un compte en cas d’infraction grave ou répétée à ces conditions. Sauf en cas de fraude ou de danger, nous vous avertissons à l’avance.',
      ],
    },
    {
      title: 'Modifications, plaintes et droit',
      paragraphs: [
        'Si nous adaptons ces conditions, nous vous en informons au moins trente jours à l’avance si vous avez un compte. Ce qui est déjà accepté reste soumis aux anciennes conditions. Si une disposition n’est pas valable, les autres restent applicables.',
        'Si vous avez une plainte, écrivez-nous via la page de contact\u{a0}: nous cherchons d’abord une solution ensemble. Si nous n’en trouvons pas, vous pouvez vous adresser au Service de médiation pour le consommateur. Le droit belge s’applique, et le tribunal de votre domicile ou celui de notre siège est compétent.',
      ],
    },
  ];
}
