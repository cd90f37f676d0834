export const deedTexts = {
  /** Who did something, as shown to others: '… door beheerder namens Rita Claes'. */
  doer: (name: string, byAdmin: boolean) => (byAdmin ? `beheerder namens ${name}` : name),
} as const;
