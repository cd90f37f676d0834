import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/errors';

export const errorTexts: InOtherWords<typeof nl.errorTexts> = {
  unauthenticated: 'Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es noch einmal.',
  sign_in_expired: 'Die Anmeldung hat zu lange gedauert. Melden Sie sich noch einmal mit Ihrem Passwort an.',
  forbidden: 'Dazu sind Sie nicht berechtigt.',
  email_not_verified: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  second_factor_due: 'Richten Sie zuerst die Zwei-Faktor-Authentifizierung Ihres Kontos ein.',
  not_found: 'Das wurde nicht gefunden.',
  lodging_not_found: 'Diese Registrierungsnummer steht nicht im Register von Toerisme Vlaanderen.',
  listing_not_found: 'Diese Unterkunft wurde nicht gefunden.',
  listing_ordered_offline: 'Diese Ferienunterkunft ist auf Anordnung einer Behörde offline.',
  order_stands:
    'Eine Behörde hat angeordnet, diese Unterkunft offline zu halten. Solange die Anordnung gilt, können Sie sie nicht veröffentlichen.',
  malformed_navigation: 'Diese Abfrage ist nicht richtig angekommen. Laden Sie die Seite neu.',
  method_not_allowed: 'Das ist hier nicht möglich.',
  conflict: 'Das hat inzwischen jemand anderes geändert. Laden Sie die Seite neu.',
  busy: 'Hier wird gerade schon etwas geändert. Versuchen Sie es in einigen Sekunden noch einmal.',
  transition_not_allowed: 'Das ist nicht möglich: {what}.',
  stay_taken: 'Diese Tage sind nicht mehr frei, sie überschneiden sich mit: {what}.',
  guest_gone: 'Die Daten dieses Gastes sind gelöscht. Sie können nicht mehr schreiben.',
  stay_not_approved: 'Zahlungen fordern Sie für einen zugesagten Aufenthalt an.',
  no_payment_account: 'Geben Sie zuerst unter „Betalingen“ das Konto an, auf das Gäste zahlen.',
  dac7_off: 'DAC7 ist ausgeschaltet: Es wird nichts gemeldet.',
  dac7_incomplete:
    'Keiner der Vermieter mit Aufenthalten in diesem Jahr hat bisher steuerliche Angaben gemacht.',
  dac7_unchanged: 'Seit der letzten Datei hat sich nichts geändert.',
  tax_details_due:
    'Ergänzen Sie zuerst Ihre steuerlichen Angaben unter „Gegevens“. Danach können Sie wieder veröffentlichen.',
  payment_plan_exists: 'Für diesen Aufenthalt sind schon Zahlungen angefordert.',
  payment_plan_paid: 'Es ist schon etwas bezahlt. Die angeforderten Zahlungen lassen sich nicht mehr ändern.',
  payment_request_paid:
    'Von dieser Zahlung ist schon etwas eingegangen. Sie lässt sich nicht mehr stornieren.',
  payment_request_canceled: 'Diese Zahlung wird nicht mehr verlangt.',
  no_arrival_info: 'Füllen Sie zuerst die Anreiseinfos der Unterkunft aus.',
  arrival_info_given: 'Der Gast kann die Anreiseinfos schon lesen.',
  no_deposit_paid: 'Der Gast hat keine Kaution gezahlt.',
  deposit_returned: 'Sie haben die Kaution schon zurückgezahlt.',
  agreement_replaced:
    'Es gibt inzwischen einen neuen Mietvertrag. Laden Sie die Seite neu und lesen Sie ihn zuerst.',
  agreement_accepted: 'Dieser Mietvertrag ist schon angenommen.',
  agreement_void: 'Dieser Aufenthalt findet nicht statt: Es gibt nichts mehr anzunehmen.',
  not_a_booking: 'Zahlungen vermerken Sie bei einem zugesagten oder stornierten Aufenthalt.',
  too_many_payments:
    'Zu diesem Aufenthalt sind schon zu viele Zahlungen eingetragen. Löschen Sie eine, um weitere zu speichern.',
  guest_has_no_page:
    'Dieser Gast hat keine Bestätigung erhalten und daher keine eigene Seite. Senden Sie zuerst eine Bestätigung.',
  message_settled: 'Diese Nachricht ist schon gesendet oder übersprungen.',
  no_message_due:
    'An diesen Gast geht diese Nachricht nicht automatisch. Schreiben Sie sie selbst bei den Nachrichten.',
  offer_in_past: 'Diese Tage sind schon vorbei. Wählen Sie für Ihr Angebot Tage in der Zukunft.',
  change_open: 'Eine Änderung dieses Aufenthalts wartet schon auf eine Antwort.',
  change_closed: 'Das ist nicht mehr möglich: {what}.',
  stay_not_changeable:
    'Eine Änderung ist nur bei einem zugesagten Aufenthalt möglich, bis zum Tag vor der Anreise.',
  stay_not_over:
    'Ein zugesagter Aufenthalt, der noch läuft oder bevorsteht, kann nicht gelöscht werden. Stornieren Sie ihn zuerst.',
  stay_not_departed:
    'Wer da war, geben Sie ab dem Abreisetag an, für einen Aufenthalt, der hier angefragt und bestätigt wurde.',
  period_not_over: 'Dieser Zeitraum läuft noch. Gemeldet wird, sobald er vorbei ist.',
  reports_stopped: 'Die Meldungen sind angehalten. Schalten Sie sie zuerst wieder ein.',
  account_holder:
    'Diese E-Mail-Adresse gehört zu einem Konto. Der Nutzer selbst kann unter „Gegevens bewerken“ alle Daten herunterladen und das Konto löschen.',
  guest_expected:
    'Dieser Gast hat noch eine Anfrage oder einen Aufenthalt, der läuft oder bevorsteht. Lehnen Sie zuerst die Anfrage ab oder stornieren Sie den Aufenthalt.',
  letter_leaving:
    'An diesen Gast oder über ihn geht gerade eine E-Mail hinaus. Versuchen Sie es in einigen Minuten noch einmal.',
  mail_not_waiting: 'Diese E-Mail ist schon gesendet oder wird gerade gesendet.',
  mail_forgotten:
    'Den Inhalt einer E-Mail löschen wir nach einer Woche. Diese E-Mail kann daher nicht mehr gesendet werden.',
  listing_has_booking: 'Die Anzeige konnte nicht gelöscht werden: Mit ihr ist noch eine Buchung verbunden.',
  user_has_booking:
    'Dieses Konto kann nicht gelöscht werden: Ein Aufenthalt läuft noch oder steht bevor. Stornieren Sie ihn zuerst.',
  signature_refused: 'Diese Nachricht ist nicht richtig signiert.',
  billing_is_free: 'Inserieren ist kostenlos: Es gibt nichts zu zahlen.',
  subscription_not_running: 'Dieses Abonnement ist schon gekündigt oder beendet.',
  subscription_not_canceled:
    'Dieses Abonnement kann nicht fortgesetzt werden: Es ist nicht gekündigt, oder es ist schon beendet.',
  order_not_refundable:
    'So viel kann von dieser Zahlung nicht mehr erstattet werden. Geben Sie einen niedrigeren Betrag ein.',
  payments_unavailable:
    'Der Zahlungsdienst ist kurzzeitig nicht erreichbar. Versuchen Sie es in einigen Minuten noch einmal.',
  payment_not_opened:
    'Der Zahlungsdienst ist kurzzeitig nicht erreichbar. Ihre Anzeige ist als Entwurf gespeichert: Veröffentlichen Sie sie in einigen Minuten noch einmal.',
  subscription_running:
    'Dieses Konto kann nicht gelöscht werden: Ein Abonnement läuft noch. Kündigen Sie es zuerst.',
  moderation_not_allowed:
    'Das ist nicht mehr möglich: Die Anzeige wurde inzwischen geprüft oder geändert. Laden Sie die Seite neu.',
  listing_incomplete:
    'Diese Anzeige ist unvollständig und kann so nicht online gehen. Ergänzen Sie sie zuerst.',
  home_withheld:
    'Unser Team hat diese Unterkunft offline genommen. Gästen, die warten, können Sie nicht mehr schreiben.',
  review_no_stay: 'Sie können nur einen Aufenthalt bewerten, der stattgefunden hat.',
  review_too_early: 'Sie können Ihren Aufenthalt ab dem Tag nach Ihrer Abreise bewerten.',
  review_too_late: 'Ein Aufenthalt kann bis 60 Tage nach der Abreise bewertet werden.',
  review_exists: 'Dieser Aufenthalt ist schon bewertet.',
  review_own_home: 'Eine Unterkunft, die Sie selbst vermieten oder mitverwalten, können Sie nicht bewerten.',
  review_answered: 'Sie haben auf diese Bewertung schon geantwortet.',
  review_reported: 'Sie haben diese Bewertung schon gemeldet. Unser Team prüft sie.',
  cannot_reverse:
    'Diese Maßnahme kann nicht mehr aufgehoben werden: Die Unterkunft oder das Konto existiert nicht mehr.',
  own_decision: 'Wer entschieden hat, bearbeitet die Beschwerde nicht: Das macht ein anderer Administrator.',
  no_open_appeal: 'Es gibt keine Beschwerde, die auf eine Antwort wartet.',
  appeal_made: 'Sie haben gegen diese Entscheidung bereits Beschwerde eingelegt.',
  appeal_entered: 'Gegen diese Entscheidung wurde bereits Beschwerde eingelegt.',
  appeal_too_late: 'Eine Beschwerde ist bis sechs Monate nach der Entscheidung möglich.',
  notice_decided: 'Über diese Meldung wurde bereits entschieden.',
  last_second_factor:
    'Das ist der einzige zweite Faktor eines Administrators und kann nicht entfernt werden. Richten Sie zuerst einen anderen ein.',
  last_owner: 'Das ist der einzige Hauptadministrator. Ernennen Sie zuerst einen anderen.',
  no_second_factor:
    'Richten Sie zuerst eine App oder einen Passkey ein. Wiederherstellungscodes ersetzen sie, wenn Sie sie verloren haben.',
  totp_not_started: 'Dieser Code gehört nicht zu einer neuen App. Beginnen Sie die Einrichtung von vorn.',
  impersonation_refused: 'Sie können sich nicht als dieser Nutzer anmelden.',
  search_alert_ended: 'Dieser Suchauftrag ist beendet.',
  token_used: 'Dieser Link ist nicht mehr gültig.',
  provider_answer_expired:
    'Die Anmeldung hat zu lange gedauert. Gehen Sie zurück zur Anmeldung und beginnen Sie noch einmal.',
  last_identity:
    'Sie haben noch kein Passwort. Wählen Sie zuerst eines über „Passwort vergessen?“, sonst können Sie sich nicht mehr anmelden.',
  password_needed: 'Geben Sie Ihr Passwort noch einmal ein, um das zu ändern.',
  password_of_other: 'Das kann nur der Nutzer selbst, mit dem eigenen Passwort.',
  payload_too_large:
    'Was Sie senden, ist zu groß. Kürzen Sie Ihren Text oder wählen Sie weniger oder kleinere Dateien.',
  address_too_long: 'Diese Internetadresse enthält zu viele Daten.',
  csrf_mismatch: 'Ihre Sitzung ist abgelaufen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  wrong_host: 'Unter dieser Adresse gibt es diese Website nicht.',
  invalid: 'Es ist noch nicht alles richtig ausgefüllt. Prüfen Sie die markierten Felder.',
  malformed_body:
    'Was Sie senden, kann nicht gelesen werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  too_many_requests: 'Sie haben das zu oft versucht. Warten Sie kurz und versuchen Sie es dann noch einmal.',
  too_many_letters:
    'An diese E-Mail-Adresse gingen schon so viele E-Mails, dass gerade keine weitere gesendet werden kann. Versuchen Sie es später noch einmal.',
  too_many_codes:
    'Heute wurden zu viele falsche Codes eingegeben. Verwenden Sie einen Passkey oder einen Wiederherstellungscode, oder wählen Sie über „Passwort vergessen?“ ein neues Passwort: Danach funktioniert die App sofort wieder.',
  too_many_photos: 'Sie können {points} Fotos pro Tag senden. Versuchen Sie es morgen noch einmal.',
  too_many_listings: 'Sie können {points} Anzeigen pro Tag anlegen. Versuchen Sie es morgen noch einmal.',
  no_entry_point: 'Es ist keine Meldestelle eingerichtet.',
  no_short_stay_checks: 'Die Meldestelle kennt in dieser Version keine Stichproben.',
  run_going_on: 'Das läuft bereits. Versuchen Sie es gleich noch einmal.',
  entry_point_failed: '{what}',
  internal: 'Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal.',
  unavailable: 'Das ist kurzzeitig nicht erreichbar. Versuchen Sie es später noch einmal.',
};
