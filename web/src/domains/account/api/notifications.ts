import {
  getNotifications,
  saveNotifications,
  saveWechatNotifications,
  unsubscribe,
} from '@qinghe/contract/account/notifications.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useNotifications = () => useQuery(apiQuery(getNotifications, {}));
export const useSaveNotifications = () => useAction(saveNotifications, { successToast: true });
/** Silent as the document has it, but nobody may believe in a choice that was refused. */
export const useSaveWechatNotifications = () =>
  useAction(saveWechatNotifications, { successToast: true, silent: false });
/** The page says what failed. */
export const useUnsubscribe = () => useAction(unsubscribe, { touches: [], silent: true });
