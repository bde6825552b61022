export * from './batches.ts';
export * from './invitation-state.ts';
export * from './invitations.ts';
export * from './list.ts';
export * from './put.ts';
export * from './saved.ts';
export * from './similar.ts';
export * from './words.ts';
