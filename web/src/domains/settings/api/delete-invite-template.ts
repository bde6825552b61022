import { deleteInviteTemplate } from '@qinghe/contract/settings/invite-templates.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useDeleteInviteTemplate = () => useAction(deleteInviteTemplate);
