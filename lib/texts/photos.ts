/** What is said about photos that cannot be taken. */
export const photoTexts = {
  tooLarge: 'Een foto mag hoogstens 20 MB groot zijn.',
  tooManyPixels: 'Een foto mag hoogstens 50 megapixels hebben.',
  notAPhoto: 'Dit bestand is geen foto die getoond kan worden. Kies een JPEG-, PNG-, WebP- of AVIF-bestand.',
} as const;
