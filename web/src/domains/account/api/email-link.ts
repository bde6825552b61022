import { changeEmailByLink, openEmailLink } from '@qinghe/contract/account/contact.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** What a link in a mail is about; looking at it uses nothing up. Without a token nothing is asked. */
export const useEmailLink = (token: string) =>
  useQuery({ ...apiQuery(openEmailLink, { token }), enabled: token !== '' });

export const useChangeEmailByLink = () => useAction(changeEmailByLink, { touches: [] });
