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
