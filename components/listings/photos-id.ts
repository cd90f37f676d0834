/** The id targeted by the link that shows all photos without JavaScript. */
export const photosId = 'fotos';
