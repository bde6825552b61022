import type { StoredFile } from '@qinghe/contract/files/endpoints.ts';
import { maskName, maskPhone } from '@qinghe/contract/formats.ts';
import * as contract from '@qinghe/contract/identity/face-check.ts';
import type { RequestContext } from '../../http/context.ts';
import { writeForAnyone } from '../../http/write.ts';
import { hashToken, newToken, publishToAccount } from '../account/index.ts';
import type { UploadDoor } from '../files/index.ts';
import { receivePaper, storePaper } from '../files/index.ts';
import { findCheckByKey, lockCheckByKey, markHandedIn, markOpened } from './check-queries.ts';
import { submitIdentity } from './hand-in.ts';
import { requireUsable } from './open-check.ts';
import { lockIdentity } from './queries.ts';
import { PICTURES_OF_KEY } from './quotas.ts';

/** As `newToken` makes them; signed keys have two parts. */
const IS_KEY = /^[\w-]{43}$/;

/** Whoever finds the code learns of the account what a colleague's list shows masked. @throws AppError 40401, 40902 */
export const openFaceCheck = writeForAnyone(
  contract.openFaceCheck,
  { audit: { none: 'It says only that the code was looked at; handing in is written down' } },
  async ({ db, now }, { key }) => {
    const check = await requireUsable(db, await lockCheckByKey(db, hashToken(key)), now);
    if (check.opened_at === null) {
      await markOpened(db, check.account_uuid, now);
      await publishToAccount(db, check.account_uuid, { type: 'identity.changed' });
    }
    return {
      company: check.company ?? '',
      name: maskName(check.name),
      phone: check.phone === null ? '' : maskPhone(check.phone),
      seconds_left: Math.floor((Date.parse(check.expires_at) - now.getTime()) / 1000),
    };
  },
);

/** A picture of the phone's page; it goes within two hours unless it is handed in. Other keys are left to others. */
export const phonePictures: UploadDoor = {
  opens: async (context, key) => IS_KEY.test(key) && (await checkOfKey(context, key)) !== undefined,
  take: takePhonePicture,
};

const checkOfKey = async ({ services: { db }, now }: RequestContext, key: string) =>
  requireUsable(db, await findCheckByKey(db, hashToken(key)), now);

async function takePhonePicture(context: RequestContext, key: string): Promise<StoredFile> {
  const { account_uuid: accountUuid } = await checkOfKey(context, key);
  const owner = { accountUuid, quota: PICTURES_OF_KEY, subject: key };
  const received = await receivePaper(context, ['image/png', 'image/jpeg'], owner);
  const { uuid, name, type, size } = await storePaper(context, 'identity', received, received, owner);
  return { file_uuid: uuid, name, type, size };
}

/** @throws AppError 40401 for a key that has ended, 40902 for one that was used, 400 for pictures of others */
export const handInByPhone = writeForAnyone(
  contract.handInByPhone,
  { audit: 'identity.handed_in' },
  async (call, { key, face_consent: consents, face_uuids: faces, ...papers }) => {
    const { db, now, note, noteNothing } = call;
    const check = await requireUsable(db, await lockCheckByKey(db, hashToken(key)), now);
    const { account_uuid: accountUuid, company_uuid: companyUuid } = check;
    const current = await lockIdentity(db, accountUuid);
    await submitIdentity(call, current, { accountUuid, papers, faces: consents ? faces : [] });
    const { token, tokenHash } = newToken();
    await markHandedIn(db, accountUuid, tokenHash, now);
    await publishToAccount(db, accountUuid, { type: 'identity.changed' });
    if (companyUuid === null) noteNothing();
    else note({ companyUuid, actor: { kind: 'account', uuid: accountUuid }, objectUuid: accountUuid });
    return { key: token };
  },
);
