import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from './state.tsx';

interface NoPermissionProps {
  /** Whose it is: 「这里只有主账号能看」. */
  title?: string;
  /** Whom to ask, by name where it is known. */
  hint?: ReactNode;
  /** A message to that person, a way on. */
  action?: ReactNode;
}

/** What a person may not see: says whose it is and whom to ask, never that something broke. */
export function NoPermission({ title, hint, action }: NoPermissionProps) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      icon={<IconLock size={26} aria-hidden="true" />}
      title={title ?? t('list.forbidden')}
      hint={hint ?? t('list.forbiddenHint')}
      action={action}
    />
  );
}
