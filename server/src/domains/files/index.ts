export { deleteFile, findFile, holdFile, saveReading, saveReadingPage } from './queries.ts';
export { filesRoutes } from './routes.ts';
export { type ReceivedFile, receiveFile, recordFile } from './store-file.ts';
