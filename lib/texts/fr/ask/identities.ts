import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/identities';

export const identityTexts: InOtherWords<typeof nl.identityTexts> = {
  or: 'ou',
  start: (name) => `Se connecter avec ${name}`,
  startFailed: 'La connexion avec ce service ne fonctionne pas pour l’instant. Réessayez plus tard.',
  faults: {
    failed: 'La connexion par un autre service a échoué ou a été interrompue. Réessayez.',
    unverified:
      'L’autre service ne confirme pas que cette adresse e-mail est la vôtre. Confirmez-la là-bas, ou connectez-vous avec votre mot de passe.',
    suspended: 'Ce compte est suspendu. Contactez-nous.',
  },
  link: {
    title: 'Lier votre compte',
    intro: (email, name) =>
      `Il existe déjà un compte avec ${email}. Indiquez une fois le mot de passe de ce compte\u{a0}; ensuite, vous vous connecterez aussi avec ${name}.`,
    password: 'Mot de passe',
    submit: 'Lier et se connecter',
    failed: 'Le compte n’a pas pu être lié. Réessayez.',
    forgot: 'Mot de passe oublié, ou pas encore de mot de passe\u{a0}?',
  },
  register: {
    title: 'Créer un compte',
    intro: (email, name) =>
      `${name} vous connaît sous l’adresse ${email}. Complétez encore ceci pour créer un compte ici.`,
    submit: 'Créer un compte',
    failed: 'Le compte n’a pas été créé. Réessayez.',
    held: 'Jusqu’il y a peu, cette adresse e-mail appartenait à un compte qui en a maintenant une autre. Ce n’est pas vous qui l’avez modifiée\u{a0}? Annulez la modification avec le lien de notre e-mail à ce sujet. Créer un nouveau compte est possible une semaine après la modification.',
  },
  expired: {
    title: 'Se connecter',
    text: 'La connexion a pris trop de temps. Recommencez.',
    back: 'Vers la connexion',
  },
  list: {
    title: 'Comptes liés',
    intro: 'Ils vous permettent de vous connecter sans mot de passe.',
    since: (date) => `Lié le ${date}`,
    remove: 'Dissocier',
    removeLabel: (name, email) => `Dissocier ${name} (${email})`,
    removed: 'Le compte n’est plus lié.',
    failed: 'Le compte n’a pas pu être dissocié. Réessayez.',
  },
};
