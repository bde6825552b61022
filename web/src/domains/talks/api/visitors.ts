import type { VisitorState } from '@qinghe/contract/talks/sign-up.ts';
import { exportVisitors, listVisitors } from '@qinghe/contract/talks/visitors.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api-query.ts';
import { download } from '../../../lib/save-file.ts';
import { useAction } from '../../../lib/use-action.ts';

export const useVisitors = (talk_uuid: string, state: VisitorState | undefined) =>
  useInfiniteQuery(apiPages(listVisitors, { talk_uuid, state, limit: 50 }));

const onDone = ({ url }: { url: string }) => download(url);
export const useExportVisitors = () => useAction(exportVisitors, { onDone });
