import * as contract from '@qinghe/contract/imports/export.ts';
import { MAX_IMPORT_ROWS } from '@qinghe/contract/imports/import.ts';
import { jobImport as texts } from '@qinghe/contract/texts/job-import.ts';
import { optionTexts } from '@qinghe/contract/texts/options.ts';
import { say, textsIn } from '@qinghe/contract/texts/say.ts';
import { memberRead } from '../../http/read.ts';
import { route } from '../../http/route.ts';
import { readCategories } from '../dict/index.ts';
import { chinaTime, storeExport } from '../files/index.ts';
import { conditionsOf, draftOf, readJobs } from '../jobs/index.ts';
import { fieldsOf, headOf } from './columns.ts';
import { writeCell } from './write-cell.ts';

const listed = [
  'state',
  'owner',
  'applications',
  'new',
  'interview',
  'views',
  'clicks',
  'published',
  'changed',
] as const;

/** The jobs of a list, as many as an import takes. @throws AppError 429 after twenty in an hour */
export const exportJobs = route(contract.exportJobs, 'job.exported', async (context, { order, ...filter }) => {
  const { db, scope, now, locale } = memberRead(context);
  const { kind } = filter;
  const page = { order, limit: MAX_IMPORT_ROWS };
  const { items, next_cursor } = await readJobs(db, scope, conditionsOf(filter, now), page);
  const categories = await readCategories(db);
  const t = textsIn(texts, locale);
  return storeExport(context, {
    audit: 'job.exported',
    title: t('sheet.jobs'),
    head: [...fieldsOf(kind).map((field) => headOf(field, locale)), ...listed.map((name) => t(`listed.${name}`))],
    rows: items.map((job) => [
      ...fieldsOf(kind).map((field) => writeCell(draftOf(job), field, { categories, cities: job.city_names, locale })),
      say(optionTexts, `job_state.${job.state}`, locale),
      job.owner_name ?? '',
      job.applications,
      job.applications_new,
      job.applications_interview,
      job.views ?? 0,
      job.external_url !== '' ? (job.external_clicks ?? 0) : '',
      job.published_at ? chinaTime(job.published_at) : '',
      chinaTime(job.updated_at),
    ]),
    cut: next_cursor !== null,
  });
});
