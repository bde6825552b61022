export { askForErasure, takeErasureBack } from './erasure/ask-for-erasure.ts';
export { findRequestHold } from './erasure/hold-queries.ts';
export { findReceipt } from './erasure/receipt-queries.ts';
export { type AskedFor, countErasureRequests, findErasureRequest } from './erasure/request-queries.ts';
export { type Corrected, correctOwnData } from './own-data/correct-own-data.ts';
export { type OwnData, readOwnData } from './own-data/read-own-data.ts';
export { refuseSorting } from './own-data/refuse-sorting.ts';
export { readRetention } from './retention/retention.ts';
