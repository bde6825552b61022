export {
  countUnreadOfCandidate,
  findOwnFile,
  markReadByCandidate,
  type OwnChat,
  type OwnWord,
  readAllWords,
  readOwnChat,
  sendOwnWord,
  type WordSent,
} from './own-chat.ts';
