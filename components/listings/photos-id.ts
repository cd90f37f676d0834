/** Where the link that shows all photos without script leads. */
export const photosId = 'fotos';
