import {
  countUnreadAnswers,
  listFeedback,
  readAnswers,
  sendFeedback,
  uploadFeedbackPicture,
} from '@qinghe/contract/feedback/feedback.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useFeedback = () => useInfiniteQuery(apiPages(listFeedback, { limit: 20 }));
/** How many answers wait to be read; none while it is not known. */
export const useUnreadAnswers = (): number =>
  useQuery(apiQuery(countUnreadAnswers, {}, { staleTime: 60_000 })).data?.count ?? 0;
/** The form says what failed. */
export const useSendFeedback = () => useAction(sendFeedback).attempt;
export const useReadAnswers = () => useAction(readAnswers).run;
/** Uploads a picture that waits for its feedback. @returns its name @throws ApiError */
export const uploadPicture = async (file: File): Promise<string> =>
  (await call(uploadFeedbackPicture, {}, { file })).uuid;
