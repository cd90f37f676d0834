/** Characters of what one person writes to another: a question, a request, a word with a decision. */
export const MESSAGE_MAX = 2000;
