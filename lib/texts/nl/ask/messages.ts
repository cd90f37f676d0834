/** Notes that the site itself adds to a thread. */
export const offerNoteTexts = {
  made: (days: string, total: string) => `De verhuurder deed een voorstel: ${days}, ${total} in totaal.`,
  takenBack: 'De verhuurder trok het voorstel in.',
  accepted: 'De gast aanvaardde het voorstel. Het verblijf is goedgekeurd.',
  declined: 'De gast wees het voorstel af.',
  withdrawn: 'De gast trok de aanvraag in.',
  canceled: 'De gast annuleerde het verblijf.',
  closed: 'De woning wordt hier niet langer aangeboden. De aanvraag is afgesloten.',
  unanswered: 'De woning wordt hier niet langer aangeboden. Uw vraag kan hier niet meer beantwoord worden.',
} as const;

/** The thread, on the landlord's screen and on the guest's own page. */
export const threadTexts = {
  title: 'Berichten',
  guest: 'Gast',
  landlord: 'Verhuurder',
  you: 'U',
  system: 'Melding',
  adminForLandlord: 'Beheerder namens de verhuurder',
  adminForYou: 'Beheerder, namens u',
  byAdmin: '(door een beheerder namens de verhuurder)',
  empty: 'Nog geen berichten.',
  older: 'Oudere berichten',
  byItself: 'vanzelf verstuurd',
  read: 'Gelezen',
  sending: 'Wordt verstuurd',
  retry: 'Opnieuw versturen',
  report: 'Meld dit',
  label: 'Uw bericht',
  help: 'Zonder opmaak. Uw bericht gaat ook per e-mail.',
  send: 'Versturen',
  failed: 'Uw bericht kon niet verstuurd worden. Probeer het later opnieuw.',
  loadFailed: 'De berichten konden niet geladen worden.',
} as const;
