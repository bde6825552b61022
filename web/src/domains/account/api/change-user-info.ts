import { changeUserInfo } from '@qinghe/contract/account/user-info.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useChangeUserInfo = () => useAction(changeUserInfo);
