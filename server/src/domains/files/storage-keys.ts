import type { ReceivedPurpose } from './rules.ts';

/** Where a file's bytes lie in the store. */
export const fileKey = (companyUuid: string, purpose: ReceivedPurpose | 'export', uuid: string): string =>
  `${companyUuid}/${purpose}/${uuid}`;

/** Where a chunk's bytes lie in the store. */
export const chunkKey = (companyUuid: string, chunkUuid: string): string => `${companyUuid}/chunk/${chunkUuid}`;

/** Where the picture of a CV's first page lies. */
export const firstPageKey = ({ storage_key }: { storage_key: string }): string => `${storage_key}.first`;
