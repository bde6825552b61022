import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { listMentionable } from '@qinghe/contract/resumes/annotate.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export type Mentionable = OutputOf<typeof listMentionable>['items'][number];

/** Whom a note about an application can name. */
export const useMentionable = (uuid: string, { enabled }: { enabled: boolean }) =>
  useQuery({ ...apiQuery(listMentionable, { uuid }, { silent: true }), enabled });
