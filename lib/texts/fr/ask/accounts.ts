import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/accounts';
import { fill } from '@/lib/texts/fill';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';

export const accountTexts: InOtherWords<typeof nl.accountTexts> = {
  proofNeeded: {
    login: 'Trop de tentatives ont échoué. Faites d’abord le contrôle de sécurité, puis réessayez.',
    second_factor:
      'Trop de tentatives étaient incorrectes. Faites d’abord le contrôle de sécurité, puis réessayez.',
    forgot_password:
      'Trop de liens ont été demandés. Faites d’abord le contrôle de sécurité, puis réessayez.',
  },
  login: {
    pageTitle: 'Se connecter ou s’inscrire',
    metaDescription:
      'Connectez-vous à votre espace ou créez un compte gratuit pour louer votre logement de vacances.',
    dutchDashboard: 'Votre espace n’existe qu’en néerlandais.',
    title: 'Se connecter',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    remember: 'Rester connecté',
    rememberHelp: '30 jours sur cet appareil. À éviter sur un appareil que vous partagez.',
    forgot: 'Mot de passe oublié\u{a0}?',
    submit: 'Se connecter',
    failed: 'Cette adresse e-mail et ce mot de passe ne vont pas ensemble.',
    fallback: 'Une erreur s’est produite lors de la connexion.',
    suspended: () =>
      `Ce compte est suspendu. Contactez-nous\u{a0}: ${contactDetails.email} ou ${contactDetails.phone}.`,
  },
  register: {
    title: 'S’inscrire',
    intro: 'Un compte est gratuit. Vous louez vous-même, sans commission.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    emailHelp: 'Vous recevrez un message pour confirmer cette adresse.',
    password: 'Mot de passe',
    passwordHelp: 'Au moins 10 caractères. Quelques mots à la suite sont sûrs et faciles à retenir.',
    dateOfBirth: 'Date de naissance',
    submit: 'Créer un compte',
    doneTitle: 'Consultez votre boîte mail',
    done: 'Nous vous avons envoyé un e-mail. Suivez le lien qu’il contient pour continuer.',
    again: 'Créer un autre compte',
    failed: 'Une erreur s’est produite. Réessayez plus tard.',
    tooYoung: () =>
      fill(
        'Vous devez avoir 21 ans ou plus pour utiliser {product}. Les autres utilisateurs ne voient pas votre date de naissance.',
        { product: siteName() },
      ),
  },
  password: {
    own_name: 'Choisissez un mot de passe qui ne reprend pas votre nom ou votre adresse e-mail.',
    too_common: 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long ou moins courant.',
  },
  forgot: {
    title: 'Mot de passe oublié',
    intro: 'Indiquez votre adresse e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    email: 'Adresse e-mail',
    submit: 'Demander un lien',
    done: 'Si nous connaissons cette adresse e-mail, nous vous avons envoyé un message. Le lien qu’il contient est valable 60 minutes.',
    failed: 'Une erreur s’est produite. Réessayez plus tard.',
    back: 'Retour à la connexion',
    needsScript: () =>
      `Il faut JavaScript pour demander un lien. Activez-le dans votre navigateur, ou laissez-nous vous aider\u{a0}: ${contactDetails.email} ou ${contactDetails.phone}.`,
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    intro: (email) => `Pour le compte lié à l’adresse e-mail ${email}.`,
    password: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    done: 'Votre mot de passe est modifié. Vous pouvez maintenant vous connecter.',
    failed: 'Une erreur s’est produite. Réessayez plus tard.',
    incomplete: 'Ce lien n’est pas complet. Rouvrez celui de l’e-mail, ou demandez-en un nouveau.',
    requestNew: 'Demander un nouveau lien',
    toLogin: 'Se connecter',
    newFactors:
      'Ces 14 derniers jours, ceci a été ajouté à la validation en deux étapes de votre compte. Si ce n’est pas vous, supprimez-le\u{a0}: sinon, vous ne pourrez plus vous connecter.',
    newApp: (day) => `Application de codes, le ${day}`,
    newPasskey: (name, day) => `Clé d’accès «\u{a0}${name}\u{a0}», le ${day}`,
    ownFactors: 'Avez-vous ajouté ceci vous-même\u{a0}?',
    keepFactors: 'Oui, conserver',
    dropFactors: 'Non, supprimer',
    factorsUnsaid: 'Indiquez si vous l’avez ajouté vous-même.',
  },
  verify: {
    title: 'Confirmer votre adresse e-mail',
    confirmIntro: 'Appuyez sur le bouton pour confirmer que cette adresse e-mail est la vôtre.',
    confirm: 'Confirmer l’adresse e-mail',
    done: 'Votre adresse e-mail est confirmée.',
    expired: 'Ce lien n’est plus valable.',
    expiredHelp:
      'Connectez-vous pour demander un nouvel e-mail. Si vous avez déjà confirmé votre adresse, vous n’avez rien à faire.',
    sendIntro: (email) =>
      `Nous avons envoyé un e-mail à ${email}. Suivez le lien qu’il contient pour confirmer votre adresse.`,
    sendHelp: 'Rien reçu\u{a0}? Vérifiez aussi les courriers indésirables, ou demandez un nouvel e-mail.',
    send: 'Envoyer un nouvel e-mail',
    sent: 'Un nouvel e-mail vous a été envoyé.',
    already: 'Votre adresse e-mail est déjà confirmée.',
    failed: 'Une erreur s’est produite. Réessayez plus tard.',
    toDashboard: 'Vers mon espace',
    toLogin: 'Se connecter',
    logout: 'Se déconnecter',
  },
  undo: {
    title: 'Annuler une modification',
    intro:
      'Vous n’avez pas demandé à modifier l’adresse e-mail de votre compte\u{a0}? Appuyez sur le bouton\u{a0}: votre compte retrouve cette adresse, tout le monde est déconnecté et vous choisissez aussitôt un nouveau mot de passe.',
    introSelf: 'Si c’est bien vous qui l’avez demandé, vous n’avez rien à faire.',
    submit: 'Rétablir mon adresse',
    done: 'Votre compte est à nouveau le vôtre. Choisissez maintenant un nouveau mot de passe.',
    expired: 'Ce lien n’est plus valable.',
    expiredHelp:
      'Un lien pour annuler une modification est valable 7 jours et ne sert qu’une fois. Si quelque chose ne va pas avec votre compte, contactez-nous.',
    incomplete: 'Ce lien n’est pas complet. Rouvrez celui de l’e-mail.',
    failed: 'Une erreur s’est produite. Réessayez plus tard.',
    contact: 'Nous contacter',
  },
  undoAccess: {
    title: 'Reprendre votre compte',
    intro:
      'Vous n’avez pas ajouté ceci vous-même\u{a0}? Appuyez sur le bouton\u{a0}: ce qui a été ajouté ces 14 derniers jours à votre validation en deux étapes disparaît, les comptes liés sont dissociés, tout le monde est déconnecté et vous choisissez aussitôt un nouveau mot de passe.',
    introSelf: 'Si c’est bien vous qui l’avez ajouté, vous n’avez rien à faire.',
    submit: 'Reprendre mon compte',
    expired: 'Ce lien n’est plus valable.',
    expiredHelp:
      'Un lien pour reprendre votre compte est valable 7 jours et ne sert qu’une fois. Si quelque chose ne va pas avec votre compte, contactez-nous.',
    incomplete: 'Ce lien n’est pas complet. Rouvrez celui de l’e-mail.',
    failed: 'Une erreur s’est produite. Réessayez plus tard.',
    contact: 'Nous contacter',
  },
};
