import { expect } from 'vitest';
import { findDifferences } from '../src/domains/wallet/reconcile-queries.ts';
import type { TestApp } from './app.ts';

/** Holds the ledger of a company against itself. */
export async function noDifferences(
  { services }: TestApp,
  { companyUuid }: { companyUuid: string | null },
): Promise<void> {
  expect(await findDifferences(services.db, companyUuid ?? '')).toEqual([]);
}
