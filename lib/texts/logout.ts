/** Where signing out did not work. */
export const logoutFailed = 'Uitloggen is niet gelukt. U bent nog aangemeld. Probeer het opnieuw.';
