/**
 * Characters of the short code of a booking or contact request, which people read out and type: 'K-7GH2QX'. The
 * database generates it (`request_code` in the migrations).
 */
export const codeCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
