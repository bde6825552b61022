import type { ExportForm } from '@qinghe/contract/resumes/exports.ts';
import { applicationExportTexts } from '@qinghe/contract/texts/application-export.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { fileKey, XLSX } from '../../files/index.ts';
import type { OfExport } from './export-queries.ts';

export const ZIP = 'application/zip';

/** Where a try's bytes lie in the store. */
export const exportKey = ({ company_uuid, uuid, attempt }: OfExport & { attempt: number }): string =>
  `${fileKey(company_uuid, 'export', uuid)}.${attempt}`;

/** What the file is when it is downloaded. */
export const downloadOf = ({ form, locale, made_at }: { form: ExportForm; locale: Locale; made_at: string }) => ({
  name: `${say(applicationExportTexts, `name.${form}`, locale)} ${chinaDay(new Date(made_at))}.${form === 'sheet' ? 'xlsx' : 'zip'}`,
  type: form === 'sheet' ? XLSX : ZIP,
});
