import * as contract from '@qinghe/contract/company/information.ts';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import { AppError } from '../../../app-error.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireCurrent, requireUnseen } from '../../../refusals.ts';
import { findArea, readCompanyTags, readHighlights } from '../../dict/index.ts';
import { countFreshPictures } from '../../files/index.ts';
import { requirePublishableTexts } from '../../jobs/index.ts';
import { findStatusOf } from '../queries.ts';
import { isShown } from '../rules.ts';
import { presentInformation } from './information.ts';
import { lockInformation, readPictures, saveInformation, savePictures } from './information-queries.ts';

type Change = ParsedInputOf<typeof contract.updateBase>;

/**
 * What is left out stays. Who waits for their own identity writes it as long as nobody sees the company's page.
 * @throws AppError 40901 changed since, 42202 for words that may not be published, 400 for a code or a picture that there
 * is not
 */
export const updateBase = write(
  contract.updateBase,
  { audit: 'company.information_changed' },
  async (call, { version, ...change }) => {
    const { db, member, note, locale } = call;
    const { companyUuid } = member;
    const present = () => presentInformation(db, companyUuid);
    const standing = await findStatusOf(db, companyUuid);
    requireUnseen(member, standing !== undefined && isShown(standing));
    const before = await requireCurrent(await lockInformation(db, companyUuid), version, present);
    const { logo_uuid, picture_uuids, ...texts } = change;
    await requirePublishableTexts(db, { brief: texts.brief, address: texts.address, website: texts.website }, locale);
    await requireKnownCodes(call, { ...before, ...texts });
    await changePictures(call, { logo_uuid, picture_uuids });
    await saveInformation(db, companyUuid, texts);
    note({ objectUuid: companyUuid, detail: { fields: Object.keys(change) } });
    return present();
  },
);

async function requireKnownCodes(
  { db }: MemberWrite,
  { city, district, tags, highlights }: Pick<contract.CompanyInformation, 'city' | 'district' | 'tags' | 'highlights'>,
): Promise<void> {
  const unknown = (field: string) => new AppError(400, { field, reason: 'format.required' });
  if (city !== '' && (await findArea(db, city))?.level !== 'city') throw unknown('city');
  if (district !== '' && (await findArea(db, district))?.parent !== city) throw unknown('district');
  const allTags = await readCompanyTags(db);
  const allHighlights = await readHighlights(db);
  // Groups of tags have no parent; they are headings.
  if (!tags.every((tag) => allTags.some(({ code, parent }) => code === tag && parent !== null))) throw unknown('tags');
  if (!highlights.every((one) => allHighlights.some(({ code }) => code === one))) throw unknown('highlights');
}

async function changePictures(
  { db, member: { companyUuid }, now }: MemberWrite,
  { logo_uuid, picture_uuids }: Pick<Change, 'logo_uuid' | 'picture_uuids'>,
): Promise<void> {
  if (logo_uuid === undefined && picture_uuids === undefined) return;
  const before = await readPictures(db, companyUuid);
  const logo = logo_uuid === undefined ? before.find(({ position }) => position === 0)?.file_uuid : logo_uuid;
  const rest = picture_uuids ?? before.filter(({ position }) => position > 0).map(({ file_uuid }) => file_uuid);
  const wanted = [
    ...(logo ? [{ position: 0, file_uuid: logo }] : []),
    ...rest.map((file_uuid, index) => ({ position: index + 1, file_uuid })),
  ];
  const fresh = wanted
    .map(({ file_uuid }) => file_uuid)
    .filter((uuid) => !before.some((old) => old.file_uuid === uuid));
  const refuse = (reason: string) =>
    new AppError(400, { field: logo_uuid === undefined ? 'picture_uuids' : 'logo_uuid', reason });
  if (logo && rest.includes(logo)) throw refuse('format.twice');
  if (fresh.length > 0 && (await countFreshPictures(db, companyUuid, fresh, now)) < fresh.length)
    throw refuse('company.picture');
  await savePictures(db, companyUuid, wanted);
}
