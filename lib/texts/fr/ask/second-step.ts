import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/second-step';

export const secondStepTexts: InOtherWords<typeof nl.secondStepTexts> = {
  title: 'Deuxième étape',
  intro: 'Votre mot de passe est correct. Saisissez maintenant le code de votre application.',
  introRecovery: 'Saisissez un de vos codes de secours. Chaque code ne sert qu’une fois.',
  code: 'Code de l’application',
  codeHelp: 'Six chiffres, nouveaux toutes les 30 secondes.',
  recoveryCode: 'Code de secours',
  recoveryHelp: 'Dix caractères, par exemple ABCDE-FGH23.',
  submit: 'Continuer',
  byPasskey: 'Utiliser une clé d’accès',
  recoveryInstead: 'Utiliser un code de secours',
  appInstead: 'Utiliser le code de l’application',
  back: 'Retour à la connexion',
  wrongCode: 'Ce code est incorrect ou a déjà servi. Attendez le suivant et réessayez.',
  wrongPasskey: 'Cette clé d’accès n’a pas été acceptée. Réessayez.',
  passkeyFailed: 'La clé d’accès n’a pas pu être utilisée. Réessayez ou saisissez un code.',
  failed: 'Une erreur s’est produite. Réessayez plus tard.',
};
