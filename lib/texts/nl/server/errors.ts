import type { ErrorCode } from '@/lib/api/error-codes';

/** The message of each error code. `{name}` is filled in from the error's params. */
export const errorTexts = {
  unauthenticated: 'U bent niet ingelogd. Log in en probeer het opnieuw.',
  sign_in_expired: 'Het inloggen duurde te lang. Log opnieuw in met uw wachtwoord.',
  forbidden: 'U hebt hiervoor geen toestemming.',
  email_not_verified: 'Bevestig eerst uw e-mailadres.',
  second_factor_due: 'Stel eerst de tweestapsverificatie van uw account in.',
  not_found: 'Dit kan niet gevonden worden.',
  lodging_not_found: 'Dit logiesdecreetnummer staat niet in het basisregister.',
  listing_not_found: 'Deze vakantiewoning kan niet gevonden worden.',
  listing_ordered_offline: 'Deze vakantiewoning staat offline op bevel van een overheid.',
  order_stands:
    'Een overheid beval om deze woning offline te houden. Zolang dat bevel geldt, kunt u ze niet publiceren.',
  malformed_navigation: 'Deze vraag is niet goed aangekomen. Laad de pagina opnieuw.',
  method_not_allowed: 'Dit kan hier niet gevraagd worden.',
  conflict: 'Iemand anders heeft dit intussen gewijzigd. Laad de pagina opnieuw.',
  busy: 'Hieraan wordt op dit moment al iets gewijzigd. Probeer het over enkele seconden opnieuw.',
  transition_not_allowed: 'Dit kan niet: {what}.',
  stay_taken: 'Deze dagen zijn niet meer vrij: ze overlappen met {what}.',
  guest_gone: 'De gegevens van deze gast zijn verwijderd. U kunt niet meer schrijven.',
  stay_not_approved: 'Betalingen vraagt u voor een goedgekeurd verblijf.',
  no_payment_account: 'Vul eerst onder ‘Betalingen’ de rekening in waarop gasten betalen.',
  dac7_off: 'DAC7 staat uit: er wordt niets doorgegeven.',
  dac7_incomplete: 'Geen van de verhuurders met verblijven in dat jaar gaf al fiscale gegevens op.',
  dac7_unchanged: 'Er is niets gewijzigd sinds het laatste bestand.',
  tax_details_due: 'Vul eerst uw fiscale gegevens in, onder ‘Gegevens’. Daarna kunt u weer publiceren.',
  payment_plan_exists: 'Voor dit verblijf zijn al betalingen gevraagd.',
  payment_plan_paid: 'Er is al iets betaald. De gevraagde betalingen kunnen niet meer gewijzigd worden.',
  payment_request_paid: 'Van deze betaling is al iets ontvangen. Ze kan niet meer geannuleerd worden.',
  payment_request_canceled: 'Deze betaling wordt niet meer gevraagd.',
  no_arrival_info: 'Vul eerst de aankomstinfo van de woning in.',
  arrival_info_given: 'De gast kan de aankomstinfo al lezen.',
  no_deposit_paid: 'De gast heeft geen waarborg betaald.',
  deposit_returned: 'U hebt de waarborg al teruggegeven.',
  agreement_replaced: 'Er is intussen een nieuwe huurovereenkomst. Laad de pagina opnieuw en lees die eerst.',
  agreement_accepted: 'Deze huurovereenkomst is al aanvaard.',
  agreement_void: 'Dit verblijf gaat niet door: er valt niets meer te aanvaarden.',
  not_a_booking: 'Betalingen noteert u bij een goedgekeurd of geannuleerd verblijf.',
  too_many_payments: 'Bij dit verblijf staan al te veel betalingen. Verwijder er een om er nog te bewaren.',
  guest_has_no_page:
    'Deze gast kreeg geen bevestiging en heeft dus geen eigen pagina. Stuur eerst een bevestiging.',
  message_settled: 'Dit bericht is al verstuurd of overgeslagen.',
  no_message_due: 'Naar deze gast vertrekt dit bericht niet vanzelf. Schrijf het zelf bij de berichten.',
  offer_in_past: 'Deze dagen zijn al voorbij. Kies voor uw voorstel dagen die nog komen.',
  change_open: 'Er wacht al een wijziging van dit verblijf op een antwoord.',
  change_closed: 'Dit kan niet meer: {what}.',
  stay_not_changeable: 'Een wijziging kan alleen voor een goedgekeurd verblijf, tot de dag voor de aankomst.',
  stay_not_over:
    'Een goedgekeurd verblijf dat nog bezig is of nog komt, kan niet verwijderd worden. Annuleer het eerst.',
  stay_not_departed:
    'Wie er verbleef, zegt u vanaf de dag van vertrek, van een goedgekeurd verblijf dat hier is aangevraagd.',
  period_not_over: 'Deze periode loopt nog. Melden kan zodra ze voorbij is.',
  reports_stopped: 'De meldingen zijn stopgezet. Zet ze eerst weer aan.',
  account_holder:
    'Dit e-mailadres hoort bij een account. De gebruiker zelf kan onder ‘Gegevens bewerken’ alle gegevens downloaden en het account verwijderen.',
  guest_expected:
    'Deze gast heeft nog een aanvraag, of een verblijf dat bezig is of nog komt. Wijs de aanvraag eerst af, of annuleer het verblijf.',
  letter_leaving:
    'Er vertrekt net een e-mail aan of over deze gast. Probeer het over enkele minuten opnieuw.',
  mail_not_waiting: 'Deze e-mail is al vertrokken, of vertrekt net.',
  mail_forgotten:
    'De inhoud van een e-mail wissen we na een week. Deze e-mail kan dus niet meer verstuurd worden.',
  listing_has_booking:
    'Verwijderen van advertentie mislukt, er is nog een boeking gekoppeld aan deze advertentie.',
  user_has_booking:
    'Dit account kan niet verwijderd worden: er is nog een lopend of komend verblijf. Annuleer het eerst.',
  signature_refused: 'Dit bericht is niet juist ondertekend.',
  billing_is_free: 'Adverteren is gratis: er is niets te betalen.',
  subscription_not_running: 'Dit abonnement is al opgezegd of beëindigd.',
  subscription_not_canceled:
    'Dit abonnement kan niet hervat worden: het is niet opgezegd, of het is al beëindigd.',
  order_not_refundable:
    'Zoveel kan van deze betaling niet meer terugbetaald worden. Vul een lager bedrag in.',
  payments_unavailable: 'De betaaldienst is even niet bereikbaar. Probeer het over enkele minuten opnieuw.',
  payment_not_opened:
    'De betaaldienst is even niet bereikbaar. Uw advertentie is bewaard als concept: publiceer ze over enkele minuten opnieuw.',
  subscription_running:
    'Dit account kan niet verwijderd worden: er loopt nog een abonnement. Zeg het eerst op.',
  moderation_not_allowed:
    'Dit kan niet meer: de advertentie is intussen al beoordeeld of gewijzigd. Laad de pagina opnieuw.',
  listing_incomplete: 'Deze advertentie is niet volledig en kan zo niet online komen. Vul ze eerst aan.',
  home_withheld: 'Een beheerder haalde deze woning offline. U kunt gasten die wachten niet meer schrijven.',
  review_no_stay: 'U kunt alleen een verblijf beoordelen dat doorging.',
  review_too_early: 'U kunt uw verblijf beoordelen vanaf de dag na uw vertrek.',
  review_too_late: 'Een verblijf kan tot 60 dagen na het vertrek beoordeeld worden.',
  review_exists: 'Dit verblijf is al beoordeeld.',
  review_own_home: 'Een woning die u zelf verhuurt of mee beheert, kunt u niet beoordelen.',
  review_answered: 'U hebt deze beoordeling al beantwoord.',
  review_reported: 'U hebt deze beoordeling al gemeld. Een beheerder kijkt ze na.',
  cannot_reverse:
    'Deze maatregel kan niet meer ongedaan gemaakt worden: de woning of het account bestaat niet meer.',
  own_decision: 'Wie de beslissing nam, leest het beroep niet: dat doet een andere beheerder.',
  no_open_appeal: 'Er is geen beroep dat op een antwoord wacht.',
  appeal_made: 'U ging al in beroep tegen deze beslissing.',
  notice_decided: 'Over deze melding is al beslist.',
  last_second_factor:
    'Dit is de enige tweede stap van een beheerder en kan niet verwijderd worden. Stel eerst een andere in.',
  last_owner: 'Dit is de enige hoofdbeheerder. Maak eerst iemand anders hoofdbeheerder.',
  no_second_factor: 'Stel eerst een app of een passkey in. Herstelcodes vervangen die als u ze kwijt bent.',
  totp_not_started: 'Deze code hoort niet bij een nieuwe app. Begin opnieuw met instellen.',
  impersonation_refused: 'U kunt niet inloggen als deze gebruiker.',
  search_alert_ended: 'Deze melding is stopgezet.',
  token_used: 'Deze link is niet meer geldig.',
  provider_answer_expired: 'Het inloggen duurde te lang. Ga terug naar Inloggen en begin opnieuw.',
  last_identity:
    'U hebt nog geen wachtwoord. Kies er eerst een via ‘Wachtwoord vergeten?’, anders kunt u niet meer inloggen.',
  password_needed: 'Vul opnieuw uw wachtwoord in om dit te wijzigen.',
  password_of_other: 'Alleen de gebruiker zelf kan dit, met het eigen wachtwoord.',
  payload_too_large: 'Wat u verstuurt, is te groot. Kort uw tekst in, of kies minder of kleinere bestanden.',
  address_too_long: 'Dit internetadres bevat te veel gegevens.',
  csrf_mismatch: 'Uw sessie is verlopen. Laad de pagina opnieuw en probeer het nog eens.',
  wrong_host: 'Op dit adres staat deze site niet.',
  invalid: 'Niet alles is juist ingevuld. Kijk de aangeduide velden na.',
  malformed_body: 'Wat u verstuurt, kan niet gelezen worden. Laad de pagina opnieuw en probeer het nog eens.',
  too_many_requests: 'U hebt dit te vaak geprobeerd. Wacht even en probeer het dan opnieuw.',
  too_many_letters:
    'Naar dit e-mailadres gingen al zoveel e-mails dat er nu geen meer kan vertrekken. Probeer het later opnieuw.',
  too_many_codes:
    'Er zijn vandaag te veel onjuiste codes ingevuld. Gebruik een passkey of een herstelcode, of kies een nieuw wachtwoord via ‘Wachtwoord vergeten?’: daarna werkt de app meteen weer.',
  too_many_photos: 'U kunt {points} foto’s per dag versturen. Probeer het morgen opnieuw.',
  too_many_listings: 'U kunt {points} advertenties per dag aanmaken. Probeer het morgen opnieuw.',
  no_entry_point: 'Er is geen meldpunt ingesteld.',
  run_going_on: 'Dit is al bezig. Probeer het zo dadelijk opnieuw.',
  entry_point_failed: '{what}',
  internal: 'Er is iets misgegaan. Probeer het later opnieuw.',
  unavailable: 'Dit is even niet bereikbaar. Probeer het later opnieuw.',
} as const satisfies Record<ErrorCode, string>;
