import { revealContact } from '@qinghe/contract/resumes/endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export const useRevealContact = (uuid: string) => useMutation({ mutationFn: () => call(revealContact, { uuid }) });
