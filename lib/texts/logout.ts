/** Where signing out did not work. */
export const logoutFailed = 'Uitloggen is niet gelukt: u bent nog ingelogd. Probeer het opnieuw.';
