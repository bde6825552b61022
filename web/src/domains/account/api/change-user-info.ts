import { changeUserInfo } from '@qinghe/contract/account/user-info.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useChangeUserInfo = () => useAction(changeUserInfo);

/** Whether parked applications stand apart from the new ones: every list and number of them follows. */
export const useChangeParking = () => useAction(changeUserInfo, { touches: ['account', 'resumes'] });
