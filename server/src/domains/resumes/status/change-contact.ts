import { maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { AddressKind } from '../apply/upload-queries.ts';
import { insertHistory } from '../history-queries.ts';
import type { FullApplication } from '../queries.ts';
import { hasApplied, lockWithAddresses, setAddress } from './contact-queries.ts';
import { prove } from './prove.ts';

interface ContactChange {
  kind: AddressKind;
  /** The new address, proved by a code. */
  address: string;
  /** The address by which somebody has proved that the application is theirs. */
  provedBy: AddressKind;
  now: Date;
}

/**
 * Changes the phone or e-mail of all applications to a company that stand under the old one and under the address that was
 * proved: a limit on applications of one person holds as before. Links that went to the old address prove nothing any more.
 * @returns uuids of the applications, or undefined where the new phone has applied to the company already
 */
export async function changeContact(
  trx: Trx,
  companyUuid: string,
  application: FullApplication,
  { kind, address, provedBy, now }: ContactChange,
): Promise<readonly string[] | undefined> {
  if (kind === 'phone' && (await hasApplied(trx, companyUuid, address))) return undefined;
  const under = { [kind]: application[kind], [provedBy]: application[provedBy] };
  const changed = await lockWithAddresses(trx, companyUuid, under);
  const uuids = changed.map(({ uuid }) => uuid);
  await setAddress(trx, companyUuid, uuids, { kind, address });
  const before = { phone: maskPhone, email: maskEmail }[kind](application[kind]) || null;
  for (const { uuid, version, job_uuid, owner_uuid, kind: jobKind } of changed) {
    await prove(trx, companyUuid, { applicationUuid: uuid, kind, now });
    await insertHistory(trx, companyUuid, {
      uuid: uuidv7(),
      application_uuid: uuid,
      action: 'candidate_corrected',
      from_stage: null,
      to_stage: null,
      reason: '',
      actor_uuid: null,
      version: version + 1,
      stage_since_before: null,
      changes: [{ field: kind, before }],
      at: now,
    });
    const event = { type: 'application.read', uuid, job_uuid, kind: jobKind } as const;
    await publishEvent(trx, { companyUuid, owners: [owner_uuid] }, event);
  }
  return uuids;
}
