/** Who did something, as shown to others: '… door beheerder namens Rita Claes'. */
export const doerText = (name: string, byAdmin: boolean) => (byAdmin ? `beheerder namens ${name}` : name);
