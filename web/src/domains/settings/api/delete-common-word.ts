import { deleteCommonWord } from '@qinghe/contract/settings/common-words.ts';
import { useAction } from '../../../lib/use-action.ts';

export const useDeleteCommonWord = () => useAction(deleteCommonWord);
