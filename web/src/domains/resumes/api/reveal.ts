import { revealApplication } from '@qinghe/contract/resumes/anonymous.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { useCacheApplication } from './get-application.ts';

export const useReveal = () => useAction(revealApplication, { onDone: useCacheApplication() });
