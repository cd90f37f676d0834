/** Who did something, as others read it: '… door beheerder namens Rita Claes'. */
export const doerText = (name: string, byAdmin: boolean) => (byAdmin ? `beheerder namens ${name}` : name);
