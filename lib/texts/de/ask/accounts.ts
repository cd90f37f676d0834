import type { InOtherWords } from '@/lib/languages/texts';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';
import { fill } from '@/lib/texts/fill';
import type * as nl from '@/lib/texts/nl/ask/accounts';

export const accountTexts: InOtherWords<typeof nl.accountTexts> = {
  proofNeeded: {
    login:
      'Es gab zu viele fehlgeschlagene Versuche. Führen Sie zuerst die Sicherheitsprüfung durch und versuchen Sie es noch einmal.',
    second_factor:
      'Es gab zu viele falsche Versuche. Führen Sie zuerst die Sicherheitsprüfung durch und versuchen Sie es noch einmal.',
    forgot_password:
      'Es wurden zu viele Links angefordert. Führen Sie zuerst die Sicherheitsprüfung durch und versuchen Sie es noch einmal.',
  },
  login: {
    pageTitle: 'Anmelden oder registrieren',
    metaDescription:
      'Melden Sie sich in Ihrem Konto an oder legen Sie kostenlos eines an, um Ihre Ferienwohnung zu vermieten.',
    dutchDashboard: 'Ihr Kontobereich ist nur auf Niederländisch verfügbar.',
    title: 'Anmelden',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    remember: 'Angemeldet bleiben',
    rememberHelp: '30 Tage auf diesem Gerät. Wählen Sie das nicht auf einem Gerät, das auch andere nutzen.',
    forgot: 'Passwort vergessen?',
    submit: 'Anmelden',
    failed: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
    fallback: 'Bei der Anmeldung ist ein Fehler aufgetreten.',
    suspended: () =>
      `Dieses Konto ist gesperrt. Wenden Sie sich an uns: ${contactDetails.email} oder ${contactDetails.phone}.`,
  },
  register: {
    title: 'Registrieren',
    intro: 'Ein Konto ist kostenlos. Sie vermieten selbst, ohne Provision.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    emailHelp: 'Sie erhalten eine Nachricht, um diese Adresse zu bestätigen.',
    password: 'Passwort',
    passwordHelp: 'Mindestens 10 Zeichen. Ein paar Wörter hintereinander sind sicher und leicht zu merken.',
    dateOfBirth: 'Geburtsdatum',
    submit: 'Konto anlegen',
    doneTitle: 'Sehen Sie in Ihr Postfach',
    done: 'Wir haben Ihnen eine E-Mail geschickt. Folgen Sie dem Link darin, um fortzufahren.',
    again: 'Noch ein Konto anlegen',
    failed: 'Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal.',
    tooYoung: () =>
      fill(
        'Um {product} zu nutzen, müssen Sie mindestens 21 Jahre alt sein. Andere Nutzer sehen Ihr Geburtsdatum nicht.',
        { product: siteName() },
      ),
  },
  password: {
    own_name: 'Wählen Sie ein Passwort, das nicht aus Ihrem Namen oder Ihrer E-Mail-Adresse besteht.',
    too_common:
      'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein längeres oder weniger gewöhnliches Passwort.',
  },
  forgot: {
    title: 'Passwort vergessen',
    intro:
      'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    email: 'E-Mail-Adresse',
    submit: 'Link anfordern',
    done: 'Wenn wir diese E-Mail-Adresse kennen, haben wir Ihnen eine E-Mail geschickt. Der Link darin ist 60 Minuten gültig.',
    failed: 'Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal.',
    back: 'Zurück zur Anmeldung',
    needsScript: () =>
      `Einen Link können Sie nur mit JavaScript anfordern. Schalten Sie JavaScript in Ihrem Browser ein oder lassen Sie sich von uns helfen: ${contactDetails.email} oder ${contactDetails.phone}.`,
  },
  reset: {
    title: 'Neues Passwort wählen',
    intro: (email) => `Für das Konto mit der E-Mail-Adresse ${email}.`,
    password: 'Neues Passwort',
    submit: 'Passwort speichern',
    done: 'Ihr Passwort ist geändert. Sie können sich jetzt anmelden.',
    failed: 'Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal.',
    incomplete:
      'Dieser Link ist unvollständig. Öffnen Sie den Link aus der E-Mail noch einmal oder fordern Sie einen neuen an.',
    requestNew: 'Neuen Link anfordern',
    toLogin: 'Anmelden',
    newFactors:
      'In den letzten 14 Tagen wurde der Zwei-Faktor-Authentifizierung Ihres Kontos Folgendes hinzugefügt. Wenn Sie das nicht selbst waren, entfernen Sie es: Sonst können Sie sich nicht mehr anmelden.',
    newApp: (day) => `App mit Codes, am ${day}`,
    newPasskey: (name, day) => `Passkey „${name}“, am ${day}`,
    ownFactors: 'Haben Sie das selbst hinzugefügt?',
    keepFactors: 'Ja, behalten',
    dropFactors: 'Nein, entfernen',
    factorsUnsaid: 'Geben Sie an, ob Sie das selbst hinzugefügt haben.',
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    confirmIntro: 'Bestätigen Sie mit dem Button, dass dies Ihre E-Mail-Adresse ist.',
    confirm: 'E-Mail-Adresse bestätigen',
    done: 'Ihre E-Mail-Adresse ist bestätigt.',
    expired: 'Dieser Link ist nicht mehr gültig.',
    expiredHelp:
      'Melden Sie sich an, um eine neue E-Mail anzufordern. Wenn Sie Ihre Adresse schon bestätigt haben, müssen Sie nichts tun.',
    sendIntro: (email) =>
      `Wir haben eine E-Mail an ${email} geschickt. Folgen Sie dem Link darin, um Ihre E-Mail-Adresse zu bestätigen.`,
    sendHelp: 'Nichts erhalten? Sehen Sie auch im Spam-Ordner nach oder fordern Sie eine neue E-Mail an.',
    send: 'Neue E-Mail senden',
    sent: 'Wir haben Ihnen eine neue E-Mail geschickt.',
    already: 'Ihre E-Mail-Adresse ist schon bestätigt.',
    failed: 'Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal.',
    toDashboard: 'Zu meinem Konto',
    toLogin: 'Anmelden',
    logout: 'Abmelden',
  },
  undo: {
    title: 'Änderung rückgängig machen',
    intro:
      'Sie haben nicht darum gebeten, die E-Mail-Adresse Ihres Kontos zu ändern? Klicken Sie auf den Button: Ihr Konto erhält diese Adresse zurück, alle werden abgemeldet und Sie wählen sofort ein neues Passwort.',
    introSelf: 'Sie haben selbst darum gebeten? Dann müssen Sie nichts tun.',
    submit: 'Meine Adresse wiederherstellen',
    done: 'Ihr Konto gehört wieder Ihnen. Wählen Sie jetzt ein neues Passwort.',
    expired: 'Dieser Link ist nicht mehr gültig.',
    expiredHelp:
      'Ein Link zum Rückgängigmachen einer Änderung ist 7 Tage gültig und funktioniert einmal. Stimmt etwas mit Ihrem Konto nicht, dann wenden Sie sich an uns.',
    incomplete: 'Dieser Link ist unvollständig. Öffnen Sie den Link aus der E-Mail noch einmal.',
    failed: 'Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal.',
    contact: 'Kontakt aufnehmen',
  },
  undoAccess: {
    title: 'Ihr Konto zurückholen',
    intro:
      'Sie haben das nicht selbst hinzugefügt? Klicken Sie auf den Button: Was Ihrer Zwei-Faktor-Authentifizierung in den letzten 14 Tagen hinzugefügt wurde, verschwindet, verknüpfte Konten werden getrennt, alle werden abgemeldet und Sie wählen sofort ein neues Passwort.',
    introSelf: 'Sie haben es selbst hinzugefügt? Dann müssen Sie nichts tun.',
    submit: 'Mein Konto zurückholen',
    expired: 'Dieser Link ist nicht mehr gültig.',
    expiredHelp:
      'Ein Link zum Zurückholen Ihres Kontos ist 7 Tage gültig und funktioniert einmal. Stimmt etwas mit Ihrem Konto nicht, dann wenden Sie sich an uns.',
    incomplete: 'Dieser Link ist unvollständig. Öffnen Sie den Link aus der E-Mail noch einmal.',
    failed: 'Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal.',
    contact: 'Kontakt aufnehmen',
  },
};
