import { deleteCommonWord } from '@qinghe/contract/settings/common-words.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useDeleteCommonWord = () => useAction(deleteCommonWord);
