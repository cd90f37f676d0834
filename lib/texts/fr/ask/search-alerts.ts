import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/search-alerts';

export const searchAlertTexts: InOtherWords<typeof nl.searchAlertTexts> = {
  title: 'Me tenir au courant',
  introSearch:
    'Nous vous écrivons dès qu’un nouveau logement répond à votre recherche, une fois par jour au maximum.',
  introDays:
    'Nous vous écrivons dès qu’un logement qui répond à votre recherche s’ajoute ou se libère, une fois par jour au maximum.',
  introListing: (name) => `Nous vous écrivons dès que ces dates se libèrent à «\u{a0}${name}\u{a0}».`,
  asked: 'Vous cherchez',
  everything: 'Toutes les locations de vacances à la côte',
  licence: 'Un numéro d’enregistrement précis',
  backToSearch: 'Retour aux résultats',
  backToListing: 'Retour au logement',
  email: 'Adresse e-mail',
  emailHelp:
    'Nous envoyons d’abord un e-mail avec un bouton. L’alerte n’est active qu’une fois que vous avez appuyé dessus.',
  submit: 'Créer l’alerte',
  privacy: 'Votre adresse ne sert qu’à cela. Chaque e-mail vous permet d’arrêter l’alerte.',
  failed: 'L’alerte n’a pas pu être enregistrée. Réessayez plus tard.',
  noDays: 'Choisissez d’abord une arrivée et un départ.',
  over: 'Ces dates sont déjà passées. Choisissez-en d’autres.',
  noListing: 'Ce logement n’est plus en ligne.',

  sent: 'Consultez votre boîte mail.',
  sentText:
    'Nous vous avons envoyé un e-mail. Appuyez sur le bouton qu’il contient pour activer l’alerte. Rien reçu\u{a0}? Vérifiez aussi les courriers indésirables.',

  alertTitle: 'Votre alerte',
  confirmIntro: 'Appuyez sur le bouton et nous vous écrirons dès qu’il y a du nouveau.',
  confirm: 'Activer l’alerte',
  watching: 'Votre alerte est active.',
  watchingText: 'Nous vérifions chaque minute et vous écrivons une fois par jour au maximum.',
  until: (day) => `Elle s’arrête d’elle-même après le ${day}.`,
  end: 'Arrêter l’alerte',
  ended: 'Votre alerte est arrêtée.',
  endedText: 'Vous ne recevrez plus d’e-mails à ce sujet.',
  gone: 'Ce lien n’est plus valable.',
  goneText:
    'Une alerte qui n’est pas activée dans les 24 heures disparaît. N’hésitez pas à enregistrer à nouveau votre recherche.',
  search: 'Voir les locations',
  listing: 'Voir le logement',
  confirmed: 'Votre alerte est active.',
};
