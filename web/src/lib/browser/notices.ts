/*
 * Tells the person something in passing, from code that draws nothing. The app hands in how it is shown.
 */
export interface Notices {
  success: (text: string) => void;
  error: (text: string) => void;
}

let shown: Notices | null = null;

export function provideNotices(given: Notices): void {
  shown = given;
}

export const notices: Notices = {
  success: (text) => shown?.success(text),
  error: (text) => shown?.error(text),
};
