import { deleteRejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useDeleteRejectTemplate = () => useAction(deleteRejectTemplate);
