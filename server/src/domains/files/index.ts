export { eraseFile } from './erase-file.ts';
export { eraseOldPartialUploads, erasePartialUpload } from './erase-partial-uploads.ts';
export { joinChunks } from './join-chunks.ts';
export { findOwnIdentityPicture, findOwnLicence, findPaper, holdForErasure } from './paper-queries.ts';
export { findPartialUpload, insertPartialUpload } from './partial-upload-queries.ts';
export { countFreshPictures, findPicture } from './picture-queries.ts';
export {
  findFile,
  forgetReadingRest,
  holdFile,
  saveFirstPage,
  saveReading,
  saveReadingFields,
  saveReadingPage,
} from './queries.ts';
export { EXPORTS_AN_HOUR } from './quotas.ts';
export { hashOf, type Received, receiveAttachment } from './receive-attachment.ts';
export { refuseUpload } from './refuse-upload.ts';
export { fileLimits, hasFirstPage, refusalOf as refusalOfFile, refusalOfSize } from './rules.ts';
export { saveChunk } from './save-chunk.ts';
export { shownKey, showPaper } from './show-paper.ts';
export { fileKey, firstPageKey } from './storage-keys.ts';
export { storeDocument, storeExport } from './store-export.ts';
export { receiveFile, recordFile } from './store-file.ts';
export { erasePaper, receivePaper, storePaper } from './store-paper.ts';
export { typeOf } from './type-of.ts';
export type { UploadDoor } from './upload.ts';
export { type Cell, chinaTime, writeSheets, XLSX } from './write-sheet.ts';
