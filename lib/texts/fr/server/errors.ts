import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/errors';

export const errorTexts: InOtherWords<typeof nl.errorTexts> = {
  unauthenticated: 'Vous n’êtes pas connecté. Connectez-vous et réessayez.',
  sign_in_expired: 'La connexion a pris trop de temps. Reconnectez-vous avec votre mot de passe.',
  forbidden: 'Vous n’avez pas l’autorisation de faire cela.',
  email_not_verified: 'Confirmez d’abord votre adresse e-mail.',
  second_factor_due: 'Configurez d’abord la validation en deux étapes de votre compte.',
  not_found: 'Élément introuvable.',
  lodging_not_found: 'Ce numéro d’enregistrement ne figure pas au registre de base.',
  listing_not_found: 'Cette location de vacances est introuvable.',
  listing_ordered_offline: 'Cette location de vacances est hors ligne sur ordre d’une autorité.',
  order_stands:
    'Une autorité a ordonné de garder cette location hors ligne. Tant que cet ordre vaut, vous ne pouvez pas la publier.',
  malformed_navigation: 'Cette demande n’est pas bien arrivée. Rechargez la page.',
  method_not_allowed: 'Cela ne peut pas être demandé ici.',
  conflict: 'Quelqu’un d’autre a modifié ceci entre-temps. Rechargez la page.',
  busy: 'Une modification est déjà en cours. Réessayez dans quelques secondes.',
  transition_not_allowed: 'Ce n’est pas possible\u{a0}: {what}.',
  stay_taken: 'Ces dates ne sont plus libres\u{a0}: elles chevauchent {what}.',
  guest_gone: 'Les données de ce locataire sont supprimées. Vous ne pouvez plus lui écrire.',
  stay_not_approved: 'Les paiements se demandent pour un séjour accepté.',
  no_payment_account:
    'Indiquez d’abord, sous «\u{a0}Betalingen\u{a0}», le compte sur lequel les locataires paient.',
  dac7_off: 'DAC7 est désactivé : rien n’est transmis.',
  dac7_incomplete:
    'Aucun des propriétaires ayant eu des séjours cette année-là n’a encore communiqué ses données fiscales.',
  dac7_unchanged: 'Rien n’a changé depuis le dernier fichier.',
  tax_details_due:
    'Complétez d’abord vos données fiscales, sous « Gegevens ». Vous pourrez ensuite publier à nouveau.',
  payment_plan_exists: 'Des paiements ont déjà été demandés pour ce séjour.',
  payment_plan_paid: 'Une partie est déjà payée. Les paiements demandés ne peuvent plus être modifiés.',
  payment_request_paid: 'Une partie de ce paiement est déjà reçue. Il ne peut plus être annulé.',
  payment_request_canceled: 'Ce paiement n’est plus demandé.',
  no_arrival_info: 'Complétez d’abord les infos d’arrivée du logement.',
  arrival_info_given: 'Le locataire peut déjà lire les infos d’arrivée.',
  no_deposit_paid: 'Le locataire n’a pas payé de caution.',
  deposit_returned: 'Vous avez déjà rendu la caution.',
  agreement_replaced:
    'Il y a entre-temps un nouveau contrat de location. Rechargez la page et lisez-le d’abord.',
  agreement_accepted: 'Ce contrat de location est déjà accepté.',
  agreement_void: 'Ce séjour n’aura pas lieu\u{a0}: il n’y a plus rien à accepter.',
  not_a_booking: 'Les paiements se notent pour un séjour accepté ou annulé.',
  too_many_payments:
    'Ce séjour compte déjà trop de paiements. Supprimez-en un pour pouvoir en enregistrer d’autres.',
  guest_has_no_page:
    'Ce locataire n’a pas reçu de confirmation et n’a donc pas de page personnelle. Envoyez d’abord une confirmation.',
  message_settled: 'Ce message a déjà été envoyé ou passé.',
  no_message_due:
    'Ce message ne part pas automatiquement vers ce locataire. Écrivez-le vous-même dans les messages.',
  offer_in_past: 'Ces dates sont déjà passées. Proposez des dates à venir.',
  change_open: 'Une modification de ce séjour attend déjà une réponse.',
  change_closed: 'Ce n’est plus possible\u{a0}: {what}.',
  stay_not_changeable:
    'Une modification n’est possible que pour un séjour accepté, jusqu’à la veille de l’arrivée.',
  stay_not_over:
    'Un séjour accepté qui est en cours ou à venir ne peut pas être supprimé. Annulez-le d’abord.',
  stay_not_departed:
    'Vous dites qui a séjourné à partir du jour de départ, pour un séjour demandé ici et accepté.',
  period_not_over: 'Cette période n’est pas terminée. La déclaration se fera une fois qu’elle l’est.',
  reports_stopped: 'Les déclarations sont arrêtées. Réactivez-les d’abord.',
  account_holder:
    'Cette adresse e-mail appartient à un compte. L’utilisateur lui-même peut, sous «\u{a0}Gegevens bewerken\u{a0}», télécharger toutes ses données et supprimer son compte.',
  guest_expected:
    'Ce locataire a encore une demande, ou un séjour en cours ou à venir. Refusez d’abord la demande, ou annulez le séjour.',
  letter_leaving:
    'Un e-mail destiné à ce locataire ou à son sujet est en train de partir. Réessayez dans quelques minutes.',
  mail_not_waiting: 'Cet e-mail est déjà parti, ou est en train de partir.',
  mail_forgotten:
    'Nous effaçons le contenu d’un e-mail après une semaine. Celui-ci ne peut donc plus être envoyé.',
  listing_has_booking: 'L’annonce n’a pas pu être supprimée\u{a0}: une réservation y est encore liée.',
  user_has_booking:
    'Ce compte ne peut pas être supprimé\u{a0}: il reste un séjour en cours ou à venir. Annulez-le d’abord.',
  signature_refused: 'Ce message n’est pas correctement signé.',
  billing_is_free: 'Publier une annonce est gratuit\u{a0}: il n’y a rien à payer.',
  subscription_not_running: 'Cet abonnement est déjà résilié ou terminé.',
  subscription_not_canceled:
    'Cet abonnement ne peut pas reprendre\u{a0}: il n’est pas résilié, ou il est déjà terminé.',
  order_not_refundable:
    'Un tel montant ne peut plus être remboursé sur ce paiement. Indiquez un montant plus bas.',
  payments_unavailable:
    'Le service de paiement est momentanément injoignable. Réessayez dans quelques minutes.',
  payment_not_opened:
    'Le service de paiement est momentanément injoignable. Votre annonce est gardée comme brouillon\u{a0}: publiez-la à nouveau dans quelques minutes.',
  subscription_running:
    'Ce compte ne peut pas être supprimé\u{a0}: un abonnement est encore en cours. Résiliez-le d’abord.',
  moderation_not_allowed:
    'Ce n’est plus possible\u{a0}: l’annonce a déjà été vérifiée ou modifiée entre-temps. Rechargez la page.',
  listing_incomplete:
    'Cette annonce n’est pas complète et ne peut pas être mise en ligne telle quelle. Complétez-la d’abord.',
  home_withheld:
    'Un administrateur a mis ce logement hors ligne. Vous ne pouvez plus écrire aux locataires qui attendent.',
  review_no_stay: 'Vous ne pouvez donner votre avis que sur un séjour qui a eu lieu.',
  review_too_early: 'Vous pouvez donner votre avis à partir du lendemain de votre départ.',
  review_too_late: 'Un avis sur un séjour peut être donné jusqu’à 60 jours après le départ.',
  review_exists: 'Un avis a déjà été donné sur ce séjour.',
  review_own_home: 'Vous ne pouvez pas donner d’avis sur un logement que vous louez ou gérez vous-même.',
  review_answered: 'Vous avez déjà répondu à cet avis.',
  review_reported: 'Vous avez déjà signalé cet avis. Un administrateur va le vérifier.',
  cannot_reverse: 'Cette mesure ne peut plus être annulée\u{a0}: le logement ou le compte n’existe plus.',
  own_decision:
    'La personne qui a décidé ne traite pas le recours\u{a0}: un autre administrateur s’en charge.',
  no_open_appeal: 'Aucun recours n’attend de réponse.',
  appeal_made: 'Vous avez déjà introduit un recours contre cette décision.',
  appeal_entered: 'Un recours a déjà été introduit contre cette décision.',
  appeal_too_late: 'Un recours est possible jusqu’à six mois après la décision.',
  notice_decided: 'Une décision a déjà été prise sur ce signalement.',
  last_second_factor:
    'C’est la seule deuxième étape d’un administrateur et elle ne peut pas être supprimée. Configurez-en d’abord une autre.',
  last_owner: 'C’est le seul administrateur principal. Désignez-en d’abord un autre.',
  no_second_factor:
    'Configurez d’abord une application ou une clé d’accès. Les codes de secours les remplacent si vous les perdez.',
  totp_not_started: 'Ce code ne correspond pas à une nouvelle application. Recommencez la configuration.',
  impersonation_refused: 'Vous ne pouvez pas vous connecter en tant que cet utilisateur.',
  search_alert_ended: 'Cette alerte est arrêtée.',
  token_used: 'Ce lien n’est plus valable.',
  provider_answer_expired:
    'La connexion a pris trop de temps. Retournez à la page de connexion et recommencez.',
  last_identity:
    'Vous n’avez pas encore de mot de passe. Choisissez-en d’abord un via «\u{a0}Mot de passe oublié\u{a0}?\u{a0}», sinon vous ne pourrez plus vous connecter.',
  password_needed: 'Indiquez à nouveau votre mot de passe pour modifier ceci.',
  password_of_other: 'Seul l’utilisateur lui-même peut faire cela, avec son propre mot de passe.',
  payload_too_large:
    'Votre envoi est trop volumineux. Raccourcissez votre texte, ou choisissez des fichiers moins nombreux ou plus petits.',
  address_too_long: 'Cette adresse internet contient trop de données.',
  csrf_mismatch: 'Votre session a expiré. Rechargez la page et réessayez.',
  wrong_host: 'Ce site ne se trouve pas à cette adresse.',
  invalid: 'Tout n’est pas correctement rempli. Vérifiez les champs signalés.',
  malformed_body: 'Votre envoi est illisible. Rechargez la page et réessayez.',
  too_many_requests: 'Vous avez essayé trop souvent. Attendez un peu, puis réessayez.',
  too_many_letters:
    'Tant d’e-mails ont déjà été envoyés à cette adresse qu’aucun autre ne peut partir pour l’instant. Réessayez plus tard.',
  too_many_codes:
    'Trop de codes incorrects ont été saisis aujourd’hui. Utilisez une clé d’accès ou un code de secours, ou choisissez un nouveau mot de passe via «\u{a0}Mot de passe oublié\u{a0}?\u{a0}»\u{a0}: l’application fonctionnera alors de nouveau aussitôt.',
  too_many_photos: 'Vous pouvez envoyer {points} photos par jour. Réessayez demain.',
  too_many_listings: 'Vous pouvez créer {points} annonces par jour. Réessayez demain.',
  no_entry_point: 'Aucun point d’entrée n’est configuré.',
  no_short_stay_checks: 'Le point d’entrée ne connaît pas de contrôles dans cette version.',
  run_going_on: 'C’est déjà en cours. Réessayez dans un instant.',
  entry_point_failed: '{what}',
  internal: 'Une erreur s’est produite. Réessayez plus tard.',
  unavailable: 'Ce service est momentanément injoignable. Réessayez plus tard.',
};
