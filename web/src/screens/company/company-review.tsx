import type { getFullInfo } from '@qinghe/contract/company/review.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { useState } from 'react';
import { useFoundCheck } from '../../domains/account/api/check-info.ts';
import { useFullInfo } from '../../domains/company/api/review.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { fullTime } from '../../lib/time/relative-time.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/section/section.tsx';
import IdentityStep from '../identity/identity-step.tsx';
import { AppealDialog } from './appeal-dialog.tsx';
import { MasterOnly } from './master-only.tsx';
import { PapersFacts } from './papers/papers-facts.tsx';
import { Reasons } from './papers/reasons.tsx';
import styles from './registration.module.css';
import { Waiting } from './waiting.tsx';

/**
 * How the papers of the company stand: what was decided, why, and what can be done. The guard sends whoever must show anew
 * who they are here as well (product document, section 4).
 */
export default function CompanyReview() {
  if (useFoundCheck().data?.identity.check_status === 4) return <IdentityStep again />;
  return (
    <MasterOnly>
      <Review />
    </MasterOnly>
  );
}

function Review() {
  const info = useFullInfo();
  return info.data ? <Standing info={info.data} /> : <Waiting query={info} />;
}

type Info = OutputOf<typeof getFullInfo>;
type CheckStatus = Info['company']['check_status'];

function Standing({ info }: { info: Info }) {
  const { t, i18n } = useTranslation('company');
  const [appealing, setAppealing] = useState(false);
  const { check_status: status } = info.company;
  const papers = info.in_review ?? info.in_force;
  const [newest] = info.history;
  const actions = (
    <>
      {isSettled(status) && (
        <ButtonLink variant="primary" to="/">
          {t('review.toWork')}
        </ButtonLink>
      )}
      {info.abilities.appeal && <Button onClick={() => setAppealing(true)}>{t('review.appeal')}</Button>}
      {info.abilities.submit && (
        <ButtonLink variant={status === 'reject' ? 'primary' : 'default'} to="/register/identity-refill">
          {t('review.change')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <div className={styles.page}>
      <Page
        heading={info.company.name}
        lead={t(`review.statusHint.${status}`)}
        note={t(`review.status.${status}`)}
        actions={actions}
      >
        {(newest?.step === 'refused' || newest?.step === 'withdrawn') && (
          <Callout tone="red" title={t('review.reasons')}>
            <Reasons reasons={newest.reasons} />
          </Callout>
        )}
        <Section title={t('review.history')}>
          <ol className={styles.list}>
            {info.history.map((entry) => (
              <li key={entry.uuid} className={styles.entry}>
                <span>{t(`review.step.${entry.step}`)}</span>
                <span className={styles.when}>
                  {fullTime(new Date(entry.at), i18n.language)} · {t(`review.by.${entry.by}`, { name: entry.by_name })}
                </span>
                {entry.message && <span>{entry.message}</span>}
                {entry !== newest && <Reasons reasons={entry.reasons} />}
              </li>
            ))}
          </ol>
        </Section>
        {papers && <PapersFacts {...papers} />}
        {appealing && <AppealDialog version={info.version} onClose={() => setAppealing(false)} />}
      </Page>
    </div>
  );
}

/** The company works: there is more to do than to read this. */
const isSettled = (status: CheckStatus): boolean => ['pass', 'later_check', 'revision'].includes(status);
