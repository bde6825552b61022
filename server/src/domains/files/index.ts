export { deleteFile, findFile, saveReading } from './queries.ts';
export { filesRoutes } from './routes.ts';
export { type ReceivedFile, receiveFile, recordFile } from './store-file.ts';
