import { deleteRejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import { useAction } from '../../../lib/use-action.ts';

export const useDeleteRejectTemplate = () => useAction(deleteRejectTemplate);
