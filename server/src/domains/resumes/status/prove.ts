import type { Trx } from '../../../db/database.ts';
import type { AddressKind } from '../apply/upload-queries.ts';
import { joinByMachine } from '../persons/link-pair.ts';
import { saveProof } from './proof-queries.ts';

/** Somebody has proved an address of an application to be theirs: a phone that is proved for two makes them one person. */
export async function prove(
  trx: Trx,
  companyUuid: string,
  proof: { applicationUuid: string; kind: AddressKind; now: Date },
): Promise<void> {
  await saveProof(trx, companyUuid, proof);
  if (proof.kind === 'phone') await joinByMachine(trx, companyUuid, proof.applicationUuid, proof.now);
}
