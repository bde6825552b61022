import { createHmac } from 'node:crypto';
import { FACE_CONSENT } from '@qinghe/contract/identity/face-check.ts';
import { IDENTITY_CONSENT, type IdentityPapers } from '@qinghe/contract/identity/identity.ts';
import { AppError } from '../../app-error.ts';
import { seal } from '../../http/sealed.ts';
import type { Write } from '../../http/write.ts';
import { findOwnIdentityPicture } from '../files/index.ts';
import { compareFace } from './compare-face.ts';
import { replaceFaces } from './face-queries.ts';
import { type IdentityRow, saveIdentity } from './queries.ts';
import { insertStep } from './review-queries.ts';
import { maskNumber, obstacleTo } from './rules.ts';

export interface Submission {
  accountUuid: string;
  papers: IdentityPapers;
  /** Pictures of the face; the caller has seen to the consent. */
  faces: readonly string[];
}

/**
 * Puts an identity before the operators, on whatever device it was made; `current` is locked.
 * @throws AppError 40902 while it waits or once it has passed, 400 for pictures of others, or one used twice
 */
export async function submitIdentity(
  { db, services, now }: Pick<Write, 'db' | 'services' | 'now'>,
  current: IdentityRow,
  { accountUuid, papers: { consent: _given, number, ...papers }, faces }: Submission,
): Promise<IdentityRow> {
  const reason = obstacleTo(current.check_status);
  if (reason) throw new AppError(40902, { reason });
  const pictures = [
    ['front_uuid', papers.front_uuid],
    ['back_uuid', papers.back_uuid],
    ...faces.map((uuid) => ['face_uuids', uuid] as const),
  ] as const;
  const seen = new Set<string>();
  for (const [field, uuid] of pictures) {
    if (uuid === null) continue;
    if (seen.has(uuid) || !(await findOwnIdentityPicture(db, accountUuid, uuid)))
      throw new AppError(400, { field, reason: 'identity.picture' });
    seen.add(uuid);
  }
  const hasFace = faces.length > 0;
  const saved = await saveIdentity(
    db,
    accountUuid,
    {
      ...papers,
      version: current.version,
      number_sealed: seal(number, services.signingSecret),
      number_masked: maskNumber(number),
      number_hash: createHmac('sha256', services.signingSecret).update(`identity:${number}`).digest(),
      consent_version: IDENTITY_CONSENT,
      face_consent_version: hasFace ? FACE_CONSENT : '',
      face_consent_at: hasFace ? now : null,
      face_outcome: hasFace ? 'waiting' : null,
    },
    now,
  );
  const actor = { kind: 'account' as const, uuid: accountUuid };
  await insertStep(db, accountUuid, { step: 'submitted', actor, at: now });
  await replaceFaces(db, accountUuid, faces);
  if (hasFace) await services.tasks.enqueue(db, compareFace, { account_uuid: accountUuid, version: saved.version });
  return saved;
}
