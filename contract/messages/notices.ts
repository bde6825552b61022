import { z } from 'zod';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid } from '../shapes.ts';
import { domain } from './domain.ts';

/** Something that the platform tells everybody. */
const noticeHead = z.object({
  uuid: formats.uuid,
  title: z.string(),
  /** Empty where there is no translation. */
  title_en: z.string(),
  published_at: formats.instant,
});

export const notice = noticeHead.extend({
  /** Plain text; paragraphs are ended by a line break. */
  content: z.string(),
  content_en: z.string(),
});

export const listNotices = domain.endpoint({
  method: 'GET',
  path: '/api/v1/home/notices',
  access: 'public',
  cacheable: true,
  summary: 'What the platform tells everybody, the newest first',
  input: z.object(pageInput),
  output: pageOf(noticeHead),
});

export const getNotice = domain.endpoint({
  method: 'GET',
  path: '/api/v1/home/notices/detail',
  access: 'public',
  cacheable: true,
  summary: 'One notice of the platform',
  input: byUuid,
  output: notice,
});
