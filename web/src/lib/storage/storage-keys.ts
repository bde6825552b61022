/** Where the browser keeps the session's token (product document, section 8). */
export const TOKEN_KEY = 'token';
/** Where it is noted that the person with the token has been let in to a company's desk. */
export const LET_IN_KEY = 'letIn';
/** There as long as nobody has seen what a login tells (product document, section 3). */
export const LOGIN_STATUS_KEY = 'loginStatus';
/** Whose session was the last one here, so that nobody finds what another person typed. */
export const PERSON_KEY = 'person';
/** Where the session of an operator is kept. */
export const OPERATOR_KEY = 'operatorToken';
/** Where it keeps the language that was chosen. */
export const LOCALE_KEY = 'locale';
/** Where it keeps how large a CV is shown. */
export const ZOOM_KEY = 'cvZoom';
/** Where it keeps which parts of the window are folded away. */
export const FOLDED_SIDEBAR_KEY = 'foldedSidebar';
export const FOLDED_LIST_KEY = 'foldedList';
export const FOLDED_RECORD_KEY = 'foldedRecord';
/** Where it keeps which accounts were logged in to here. */
export const REMEMBERED_KEY = 'rememberedAccounts';
/** Where it keeps what it is called beside the other phones of a company. */
export const DEVICE_KEY = 'device';
/** Where it keeps, with a person's id behind it, the day on which they closed the common tip (product document, section 3), and the notice that it told last. */
export const TIP_KEY = 'consultantShow';
export const TOLD_NOTICE_KEY = 'toldNotice';
/** Where it keeps, as text, how many answers of the help chat are unread (product document, section 3). */
export const UNREAD_FEEDBACK_KEY = 'unreadFeedbackCount';
