import type { FilePurpose } from '@qinghe/contract/files/endpoints.ts';

/** Where a file's bytes lie in the store. */
export const fileKey = (companyUuid: string, purpose: FilePurpose, uuid: string): string =>
  `${companyUuid}/${purpose}/${uuid}`;

/** Where a chunk's bytes lie in the store. */
export const chunkKey = (companyUuid: string, chunkUuid: string): string => `${companyUuid}/chunk/${chunkUuid}`;
