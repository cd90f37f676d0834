/** The query parameter of the login page that carries an invitation's token. */
export const invitationParameter = 'uitnodiging';
