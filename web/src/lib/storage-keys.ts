/** Where the browser keeps the session's token (product document, section 8). */
export const TOKEN_KEY = 'token';
/** Where it keeps the language that was chosen. */
export const LOCALE_KEY = 'locale';
