/** Part of a name, in characters. */
export const NAME_LENGTH = { min: 2, max: 60 };
