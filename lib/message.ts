/** Maximum length of a message between people: a question, a request, a note with a decision. */
export const MESSAGE_MAX = 2000;
