import { useMemo } from 'react';
import { useUserInfo } from '../../../domains/account/api/get-user-info.ts';
import { useCompanyInfo } from '../../../domains/company/api/get-company-info.ts';
import { useNewestNotices } from '../../../domains/messages/api/notices.ts';
import { useInLanguage } from '../../../lib/i18n/use-in-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TIP_KEY, TOLD_NOTICE_KEY } from '../../../lib/storage/storage-keys.ts';
import { storedChoice, useStoredChoice } from '../../../lib/storage/stored-choice.ts';
import { today } from '../../../lib/time/calendar-day.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import styles from '../home.module.css';
import { SHOWN_NOTICES } from './notices.tsx';

const inReview = ['uncheck', 'later_check', 'appeal', 'revision'] as const;

/** What this browser keeps for one person: a text, empty at first. */
const useKept = (key: string, person: string) =>
  useMemo(() => storedChoice(`${key}${person}`, (stored) => stored ?? ''), [key, person]);

/** The common tip of the document: how the papers stand, or the newest notice once they have passed. Closed, it is gone for the day. */
export function CommonTip() {
  const user = useUserInfo().data;
  const status = useCompanyInfo().data?.company?.check_status;
  if (!user || !status) return null;
  const reviewed = inReview.find((one) => one === status);
  if (reviewed) return <ReviewTip person={user.useruuid} status={reviewed} />;
  return status === 'pass' ? <NoticeTip person={user.useruuid} /> : null;
}

function ReviewTip({ person, status }: { person: string; status: (typeof inReview)[number] }) {
  const { t } = useTranslation('home');
  const closed = useKept(TIP_KEY, person);
  if (useStoredChoice(closed) === today()) return null;
  return (
    <Callout
      action={
        <span className={styles.pair}>
          <Button variant="quiet" onClick={() => closed.set(today())}>
            {t('prompt.notToday')}
          </Button>
          <ButtonLink to="/personal/hr-identify">{t('review.see')}</ButtonLink>
        </span>
      }
    >
      {t(`review.${status}`)}
    </Callout>
  );
}

/** A notice is told until it is opened or put away here. */
function NoticeTip({ person }: { person: string }) {
  const { t } = useTranslation('home');
  const inLanguage = useInLanguage();
  const newest = useNewestNotices(SHOWN_NOTICES)?.[0];
  const [closed, told] = [useKept(TIP_KEY, person), useKept(TOLD_NOTICE_KEY, person)];
  const [isClosed, isTold] = [useStoredChoice(closed) === today(), useStoredChoice(told) === newest?.uuid];
  if (!newest || isClosed || isTold) return null;
  const putAway = () => {
    told.set(newest.uuid);
    closed.set(today());
  };
  return (
    <Callout
      action={
        <span className={styles.pair}>
          <Button variant="quiet" onClick={putAway}>
            {t('tip.close')}
          </Button>
          <ButtonLink to={`/message/notice?id=${newest.uuid}`} onClick={() => told.set(newest.uuid)}>
            {t('tip.read')}
          </ButtonLink>
        </span>
      }
    >
      {t('tip.notice', { title: inLanguage(newest.title, newest.title_en) })}
    </Callout>
  );
}
