import { upload } from '@qinghe/contract/files/endpoints.ts';
import {
  type Erasure,
  eraseByPhone,
  getResultByPhone,
  handInByPhone,
  openFaceCheck,
} from '@qinghe/contract/identity/face-check.ts';
import { type ReadCardField, readCardByPhone } from '@qinghe/contract/identity/read-card.ts';
import { useQuery } from '@tanstack/react-query';
import { hasCode, isApiError, NO_RESPONSE } from '../../../lib/api/api-error.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const LOOK_AGAIN_MS = 10_000;
const SOON_MS = 2000;

/** Who asks; asked once, since the time left is counted from there. */
export const useOpenedCheck = (key: string) =>
  useQuery({ ...apiQuery(openFaceCheck, { key }, { staleTime: Number.POSITIVE_INFINITY }), retry: false });

/** Sends one picture under the key. @returns its uuid */
export async function sendPhonePicture(key: string, file: File): Promise<string> {
  const { file_uuid } = await call(upload, { key }, { file });
  return file_uuid;
}

/** Reads name and number of a picture; where that fails they are typed, and nobody need hear of it. */
export async function readCard(key: string, front_uuid: string): Promise<ReadCardField[]> {
  try {
    return (await call(readCardByPhone, { key, front_uuid }, { background: true })).fields;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return [];
  }
}

/** Hands it in; the form says what failed. What the used key has read is not asked for again. */
export const useHandInByPhone = () => useAction(handInByPhone, { silent: true, touches: [] }).attempt;

/** Looked for again, as long as the page is open: nobody tells a phone without a session. */
export const usePhoneResult = (key: string) =>
  useQuery({
    ...apiQuery(getResultByPhone, { key }),
    enabled: key !== '',
    retry: false,
    refetchInterval: ({ state: { data, error } }) => {
      if (error && !hasCode(error, NO_RESPONSE)) return false;
      return data?.erasures.some(isErasing) ? SOON_MS : LOOK_AGAIN_MS;
    },
  });

const isErasing = ({ erased_at: at }: Erasure): boolean => at === null;

export const useEraseByPhone = () => useAction(eraseByPhone, { touches: ['identity'] });
