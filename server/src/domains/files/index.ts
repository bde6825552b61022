export { eraseOldPartialUploads, erasePartialUpload } from './erase-partial-uploads.ts';
export { joinChunks } from './join-chunks.ts';
export { findPartialUpload, insertPartialUpload } from './partial-upload-queries.ts';
export { deleteFile, findFile, forgetReadingRest, holdFile, saveReading, saveReadingPage } from './queries.ts';
export { refuseUpload } from './refuse-upload.ts';
export { filesRoutes } from './routes.ts';
export { fileLimits, refusalOfSize } from './rules.ts';
export { saveChunk, type UploadStatus } from './save-chunk.ts';
export { type ReceivedFile, receiveFile, recordFile } from './store-file.ts';
