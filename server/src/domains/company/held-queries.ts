import { CERTIFIED } from '@qinghe/contract/company/endpoints.ts';
import { sql } from 'kysely';

/** Whether the company of the statement around may not publish: frozen, or without papers in force. */
export const isHeld = sql<boolean>`not (company.check_status = any(${[...CERTIFIED]}::text[]) and company.frozen_at is null)`;
