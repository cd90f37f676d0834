/** The query parameter of the login page that holds an invitation's token. */
export const invitationParameter = 'uitnodiging';
