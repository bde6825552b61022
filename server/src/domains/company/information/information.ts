import * as contract from '@qinghe/contract/company/information.ts';
import type { Reader } from '../../../db/database.ts';
import { read } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { findStatusOf } from '../queries.ts';
import { isShown } from '../rules.ts';
import { findInformation, findPapersAddress, readPictures } from './information-queries.ts';

export const getInformation = read(contract.getInformation, async ({ db, member, services }) => {
  const standing = requireFound(await findStatusOf(db, member.companyUuid));
  const information = await presentInformation(db, member.companyUuid);
  // The form begins with the address of the papers; nobody else sees that before it is saved here.
  const isEmpty = information.city === '' && information.address === '';
  return {
    ...information,
    ...(isEmpty && (await findPapersAddress(db, member.companyUuid))),
    preview_url: isShown(standing) ? `${services.publicUrl}/companies/${member.companyUuid}` : null,
  };
});

/** What a company shows of itself, with the addresses of its pictures. */
export async function presentInformation(db: Reader, companyUuid: string): Promise<contract.CompanyInformation> {
  const information = requireFound(await findInformation(db, companyUuid));
  const pictures = (await readPictures(db, companyUuid)).map(({ file_uuid, position }) => ({
    position,
    picture: { file_uuid, url: contract.companyPictureUrl(companyUuid, file_uuid) },
  }));
  return {
    ...information,
    logo: pictures.find(({ position }) => position === 0)?.picture ?? null,
    pictures: pictures.filter(({ position }) => position > 0).map(({ picture }) => picture),
  };
}
