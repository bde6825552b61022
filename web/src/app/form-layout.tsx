import { holdsRole } from '@qinghe/contract/role-order.ts';
import { Outlet } from 'react-router';
import { useUserInfo } from '../domains/account/api/get-user-info.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { ComponentLibrary } from '../ui/library/component-library.tsx';
import { Page } from '../ui/page/page.tsx';
import { NoPermission } from '../ui/state/no-permission.tsx';

/**
 * Screens with the fields of the component library, which comes with the first of them. They are for whoever may save what
 * they hold: who only reads and comes by an address hears so before typing, not from the server afterwards.
 */
export function FormLayout() {
  const { t } = useTranslation('shell');
  const user = useUserInfo().data;
  if (user && !holdsRole(user.role, 'recruiter'))
    return (
      <Page>
        <NoPermission title={t('formsAreForRecruiters')} hint={t('formsAreForRecruitersHint')} />
      </Page>
    );
  return (
    <ComponentLibrary>
      <Outlet />
    </ComponentLibrary>
  );
}
