/** Reads CVs. Nothing here knows of databases, storage or people: bytes in, fields with their places out. */
export { CvUnreadable, type CvUnreadableReason } from './cv-unreadable.ts';
export type { FirstPage } from './draw-first-page.ts';
export type { CvKind } from './extract-text.ts';
export { headingOf } from './headings.ts';
export {
  drawFirstPageIsolated,
  drawPageIsolated,
  drawPictureIsolated,
  readCvIsolated,
  readMailIsolated,
  readSheetsIsolated,
} from './isolated.ts';
export { schoolNames } from './known.ts';
export type { CvBox, CvLine, CvSpan } from './lines.ts';
export type { CvReading } from './read-cv.ts';
export { readCv } from './read-cv.ts';
export type { MailReading } from './read-mail.ts';
export { MAX_FILE_MILLISECONDS, type RecogniseOptions, recogniseCv } from './recognise-cv.ts';
export { recogniseIdCard } from './recognise-id-card.ts';
export { recogniseLicence } from './recognise-licence.ts';
export { type CvAnswer, type CvQuestion, questionsOf, withAnswer } from './second-reading.ts';
export type { SheetRow } from './sheet-rows.ts';
export { wordFormatOf } from './word-format.ts';
