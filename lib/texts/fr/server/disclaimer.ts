import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/disclaimer';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';

export const disclaimerTexts: InOtherWords<typeof nl.disclaimerTexts> = {
  documentTitle: 'Mentions légales',
  description:
    'Ce dont nous répondons et ce dont nous ne répondons pas, ce que deviennent vos données et quels cookies nous utilisons.',
  title: 'Mentions légales',
  intro: 'Ce dont nous répondons, ce dont nous ne répondons pas, et ce que deviennent vos données.',
  cookiesId: 'cookies',
  cookiesTitle: 'Cookies',
  cookies: [
    'Un cookie est un petit morceau de texte qu’un site garde dans votre navigateur. De lui-même, ce site n’utilise que ce qu’il lui faut pour fonctionner. Pour cela, la loi ne demande pas de consentement. Voici la liste complète\u{a0}:',
  ],
  cookiesAfter: [
    'Nous ne mesurons pas les visiteurs avec des cookies et n’affichons pas de publicités de tiers. Nous comptons combien de fois un logement est consulté, sans retenir qui vous êtes.',
    'Si vous activez les notifications sur un appareil, votre navigateur nous donne une adresse chez son fabricant (Apple, Google, Microsoft ou Mozilla), que nous gardons jusqu’à ce que vous les désactiviez ou vous déconnectiez. Ce que nous y envoyons est chiffré\u{a0}: seul votre appareil peut le lire.',
    'Certains éléments viennent de tiers, comme une carte de Google lorsqu’elle est configurée. Nous ne les chargeons que si vous autorisez les cookies fonctionnels. Si le contrôle de sécurité de Google est configuré pour les formulaires, il n’est chargé que lorsque vous commencez à remplir un formulaire.',
    'Votre choix vaut 90 jours et vous pouvez le modifier à tout moment.',
  ],
  changeCookies: 'Modifier mes préférences de cookies',
  table: { name: 'Nom', purpose: 'À quoi il sert', duration: 'Combien de temps' },
};

export const storedItems: InOtherWords<typeof nl.storedItems> = [
  {
    name: 'cookie_preferences',
    purpose: 'Retient votre choix en matière de cookies.',
    duration: '90 jours',
  },
  {
    name: 'cookie_question',
    purpose: 'Retient que vous avez fermé la question sur les cookies sans choisir.',
    duration: 'Jusqu’à ce que vous fermiez l’onglet',
  },
  {
    name: 'loaded_anew',
    purpose:
      'Retient quand une page a été rechargée parce qu’une partie manquait, pour que cela n’arrive qu’une fois.',
    duration: 'Jusqu’à ce que vous fermiez l’onglet',
  },
  {
    name: 'language_switch_place',
    purpose: 'Retient où vous en étiez sur une page quand vous l’ouvrez dans une autre langue.',
    duration: 'Jusqu’à ce que vous fermiez l’onglet',
  },
  {
    name: 'language_offer_refused',
    purpose: 'Retient que vous ne voulez pas qu’on vous propose une autre langue.',
    duration: 'Jusqu’à ce que vous effaciez les données de votre navigateur',
  },
  {
    name: 'favorite_listings',
    purpose: 'Retient les logements que vous mettez en favoris. Reste sur votre appareil.',
    duration: 'Jusqu’à ce que vous les retiriez',
  },
  {
    name: 'favorite_lines',
    purpose:
      'Retient le nom et la station balnéaire de vos favoris, pour que vous les voyiez aussi sans internet. Reste sur votre appareil.',
    duration: 'Jusqu’à ce que vous les retiriez',
  },
  {
    name: 'own_requests',
    purpose:
      'Retient quel logement vous avez demandé pour quelles dates, pour que vous le voyiez aussi sans internet. Uniquement si vous autorisez les cookies fonctionnels. Reste sur votre appareil.',
    duration: 'Jusqu’après votre départ, ou jusqu’à ce que vous refusiez les cookies fonctionnels',
  },
  {
    name: 'offline-page',
    purpose:
      'Garde une seule page avec sa mise en forme, pour les moments sans internet. Seulement si vous avez un favori ou une demande, si vous avez mis le site sur votre écran d’accueil ou si vous avez activé les notifications. Ne contient rien sur vous.',
    duration: 'Jusqu’à ce que vous effaciez les données de votre navigateur',
  },
  {
    name: 'overview_view',
    purpose: 'Retient si vous consultez les locations en liste ou sur la carte. Reste sur votre appareil.',
    duration: 'Jusqu’à ce que vous choisissiez à nouveau la liste',
  },
  {
    name: 'holiday_region',
    purpose:
      'Retient de quelle région un propriétaire voit les vacances sur son calendrier. Reste sur votre appareil.',
    duration: 'Jusqu’à ce que vous effaciez les données de votre navigateur',
  },
  {
    name: 'row_keys',
    purpose:
      'Retient si un propriétaire a désactivé les raccourcis clavier des listes. Reste sur votre appareil.',
    duration: 'Jusqu’à ce que vous effaciez les données de votre navigateur',
  },
  {
    name: 'payment_matches',
    purpose:
      'Retient quelles opérations d’un extrait de compte un propriétaire a associées, avec le compte de la personne qui a payé. Reste sur votre appareil.',
    duration: 'Jusqu’à ce que vous effaciez les données de votre navigateur',
  },
  {
    name: 'XSRF-TOKEN',
    purpose:
      'Protège les formulaires\u{a0}: seules nos propres pages peuvent envoyer quelque chose en votre nom.',
    duration: '12 heures',
  },
  {
    name: 'next-auth.session-token',
    purpose: 'Vous garde connecté. Sur une connexion sécurisée, __Host- précède le nom.',
    duration: '12 heures sans activité, ou 30 jours si vous souhaitez rester connecté',
  },
  {
    name: 'known_browser',
    purpose:
      'Reconnaît un appareil sur lequel vous vous êtes déjà connecté, pour que les tentatives ratées d’autres personnes ne vous bloquent pas. Ne connecte personne. Sur une connexion sécurisée, __Host- précède le nom.',
    duration: '180 jours, ou jusqu’à ce que vous changiez de mot de passe',
  },
  {
    name: 'second-factor',
    purpose:
      'Retient que la première étape de la connexion a réussi, jusqu’à la deuxième étape. Ne connecte personne.',
    duration: '10 minutes',
  },
  {
    name: 'signed_in',
    purpose:
      'Retient que quelqu’un est connecté, pour que les pages sachent si elles doivent afficher votre compte.',
    duration:
      'Jusqu’à ce que vous vous déconnectiez ou fermiez le navigateur, ou 30 jours si vous souhaitez rester connecté',
  },
  {
    name: 'form-memory',
    purpose:
      'Garde ce que vous avez rempli lorsqu’un formulaire sans script contient encore une erreur, et quelle demande vous venez d’envoyer. Chiffré.',
    duration: '10 minutes',
  },
  {
    name: 'form:…',
    purpose: 'Garde sur votre appareil un formulaire à moitié rempli, pour que vous ne perdiez rien.',
    duration: 'Jusqu’à ce que vous fermiez l’onglet ou envoyiez le formulaire',
  },
  {
    name: 'listing-form:…',
    purpose:
      'Garde ce que vous avez écrit dans une annonce sans l’avoir encore enregistré. Reste sur votre appareil, sans les photos.',
    duration:
      'Jusqu’à ce que vous enregistriez l’annonce ou recommenciez. Après 14 jours, ce n’est plus utilisé',
  },
  {
    name: 'results:…',
    purpose: 'Retient où vous étiez dans les résultats de recherche, pour que vous y reveniez.',
    duration: 'Jusqu’à ce que vous fermiez l’onglet',
  },
];

export const storedForProviders: InOtherWords<typeof nl.storedForProviders> = [
  {
    name: 'next-auth.…',
    purpose: 'Protège la connexion avec un compte d’un autre service. Chiffré ou sans données sur vous.',
    duration: '15 minutes, ou jusqu’à ce que vous fermiez le navigateur',
  },
  {
    name: 'pending_identity',
    purpose:
      'Retient les données que l’autre service a transmises à votre sujet, jusqu’à ce que votre compte soit lié ou créé. Chiffré.',
    duration: '10 minutes',
  },
];

export const disclaimerSections: InOtherWords<typeof nl.disclaimerSections> = (months) => {
  const site = siteName();
  return [
    {
      title: 'Annonces des propriétaires',
      paragraphs: [
        `Les annonces sur ${site} sont écrites par les propriétaires eux-mêmes. Nous les vérifions avant leur mise en ligne, mais nous ne visitons pas les logements. Il revient au propriétaire de veiller à ce que le texte, les photos, le prix et les disponibilités soient exacts.`,
        'Si vous trouvez une erreur ou quelque chose d’inacceptable, signalez-le-nous via la page de contact. Nous vérifierons.',
      ],
    },
    {
      title: 'Accords entre locataire et propriétaire',
      paragraphs: [
        `${site} n’est pas partie au contrat de location. Le locataire et le propriétaire règlent ensemble le paiement, la caution, les clés et le séjour. Ils résolvent entre eux les litiges à ce sujet.`,
      ],
    },
    {
      title: 'Contenu du site',
      paragraphs: [
        'Nous apportons beaucoup de soin à ce site, mais ne pouvons pas garantir que tout y soit toujours complet, exact et accessible. Des prix ou des disponibilités affichés de façon erronée à la suite d’une erreur technique ne donnent aucun droit tant que le propriétaire ne les a pas confirmés.',
        'Les liens vers d’autres sites sont donnés à titre d’aide. Nous ne sommes pas responsables de leur contenu.',
      ],
    },
    {
      title: 'Propriété intellectuelle',
      paragraphs: [
        `La mise en forme, les textes et les dessins du site appartiennent à ${site}. Les photos et les textes d’une annonce appartiennent au propriétaire. Ne reprenez rien sans l’autorisation de la personne qui l’a fait.`,
      ],
    },
    {
      title: 'Vos données personnelles',
      paragraphs: [
        'Nous ne traitons que le nécessaire\u{a0}: les données de votre compte, de vos annonces, et des demandes et messages que vous envoyez. Une demande ou un message va au propriétaire à qui vous l’adressez. Nos administrateurs peuvent le lire pour vous aider, vous ou le propriétaire\u{a0}; personne d’autre ne le voit.',
        `Les demandes de réservation sont rendues anonymes ${months} après le départ, les questions à un propriétaire ${months} après leur envoi. Qui supprime son compte supprime aussi ses annonces et ses données, sauf ce que la loi nous oblige à conserver, comme les factures.`,
        `Vous avez le droit de consulter vos données, de les corriger, de les emporter ou de les faire effacer. Écrivez à ${contactDetails.email}. Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à l’Autorité de protection des données.`,
      ],
    },
  ];
};
