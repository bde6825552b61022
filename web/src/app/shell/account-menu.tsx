import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { memo, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pictureOf } from '../../domains/account/api/avatar.ts';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { logOut } from '../../domains/account/api/log-out.ts';
import { rememberCompany } from '../../domains/account/remembered.ts';
import { useCompanyInfo } from '../../domains/company/api/get-company-info.ts';
import { useUnreadAnswers } from '../../domains/feedback/api/feedback.ts';
import { useIsDemo } from '../../domains/ops/api/get-health.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { withTexts } from '../../lib/i18n/with-texts.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { useActions } from '../../ui/key/use-actions.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';
import { Dot } from '../../ui/tag/tag.tsx';
import styles from './account-menu.module.css';
import { useLanguageItems, useThemeItems } from './choices.tsx';

const FeedbackDialog = onDemand(
  withTexts(['ui', 'feedback'], () => import('../../domains/feedback/components/feedback-dialog.tsx')),
);

/** Who is working here, for which company, as what; opens language, theme, notices, feedback and the way out. */
export const AccountMenu = memo(function AccountMenu() {
  const { t } = useTranslation('shell');
  const { name, affiliation, picture } = useWhoAndWhere();
  useRememberedCompany();
  const unread = useUnreadAnswers();
  const [saying, setSaying] = useState(false);
  const giveFeedback = { label: t('giveFeedback'), run: () => setSaying(true) };
  useActions([giveFeedback]);
  const trigger = (
    <>
      <span className="visually-hidden">{t('account')}</span>
      <Avatar name={name} src={picture} />
      {unread > 0 && (
        <>
          <Dot tone="amber" />
          <span className="visually-hidden">{t('unreadAnswers', { count: unread })}</span>
        </>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.affiliation}>{affiliation}</span>
      </span>
    </>
  );
  const navigate = useNavigate();
  const demo = useIsDemo();
  const opens = (title: 'notices' | 'outbox', to: string) => ({
    label: t(`title.${title}`),
    onSelect: () => void navigate(to),
  });
  const pages = [opens('notices', '/message/notice'), ...(demo ? [opens('outbox', '/outbox')] : [])];
  const feedback = [
    { label: giveFeedback.label, onSelect: giveFeedback.run },
    {
      label: unread > 0 ? t('unreadAnswers', { count: unread }) : t('title.myFeedback'),
      onSelect: () => void navigate('/personal/feedback'),
    },
  ];
  const leave = {
    label: t('logOut'),
    icon: <IconLogout size={16} aria-hidden="true" />,
    onSelect: () => void logOut(),
  };
  return (
    <>
      <Menu
        label={t('account')}
        triggerHasWords
        trigger={trigger}
        triggerClass={styles.trigger ?? ''}
        groups={[useLanguageItems(), useThemeItems(), feedback, pages, [leave]]}
        placement="above-start"
      />
      {saying && (
        <Suspense>
          <FeedbackDialog onClose={() => setSaying(false)} />
        </Suspense>
      )}
    </>
  );
});

/** The list of accounts on the login page names the company, and the role as it is now. */
function useRememberedCompany(): void {
  const { useruuid: uuid, type } = useUserInfo().data ?? {};
  const company = useCompanyInfo().data?.company;
  const name = company ? company.short_name || company.name : '';
  useEffect(() => {
    if (uuid && type && name) rememberCompany(uuid, name, type);
  }, [uuid, name, type]);
}

export function useWhoAndWhere(): { name: string; affiliation: string; picture: string | undefined } {
  const { t } = useTranslation('shell');
  const user = useUserInfo().data;
  const company = useCompanyInfo().data?.company;
  const companyName = company ? company.short_name || company.name : t('noCompany');
  return {
    name: user ? user.name || t('unnamed') : '',
    picture: pictureOf(user?.head_url),
    affiliation: user ? `${companyName} · ${t(`role.${user.type}`)}` : companyName,
  };
}
