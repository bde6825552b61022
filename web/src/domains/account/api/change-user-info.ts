import { changeUserInfo } from '@qinghe/contract/account/user-info.ts';
import { useAction } from '../../../lib/use-action.ts';

export const useChangeUserInfo = () => useAction(changeUserInfo);
