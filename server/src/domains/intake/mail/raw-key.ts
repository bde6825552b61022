import type { OfMail } from './mail-queries.ts';

/** Where a mail lies as it came, sealed. */
export const rawKey = ({ company_uuid, uuid }: OfMail): string => `${company_uuid}/mail/${uuid}`;
