export * from './calendar-feed.ts';
export * from './endpoints.ts';
export * from './first-steps.ts';
export * from './handling.ts';
export * from './room.ts';
export * from './today.ts';
