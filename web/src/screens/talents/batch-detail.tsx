import { Link } from 'react-router';
import { useBatch } from '../../domains/talents/api/batches.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Facts } from '../../ui/facts/facts.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { useBatchWords } from './batch-words.ts';
import { invitationTones } from './invite-action.tsx';
import { useTalentWords } from './talent-words.ts';
import styles from './talents.module.css';

/** One batch: what it took, what was added to it, and each person by code with the answer. */
export function BatchDetail({ uuid }: { uuid: string }) {
  const { t } = useTranslation('talents');
  const [say, words] = [useBatchWords(), useTalentWords()];
  const query = useBatch(uuid);
  if (!query.data) return <QueryState query={query} title={t('batch.failed')} rows={6} />;
  const batch = query.data;
  const facts = [
    { label: t('batch.people'), value: t('batch.askedOf', { count: batch.invited, asked: batch.asked }) },
    { label: t('sent.state'), value: say.results(batch) },
    { label: t('batch.cost'), value: say.cost(batch), note: batch.returned > 0 && say.back(batch) },
    { label: t('invite.words'), value: batch.words },
  ];
  return (
    <>
      <Facts facts={facts} />
      <ul className={styles.people}>
        {batch.people.map((one) => (
          <li key={one.uuid} className={styles.person}>
            <span className={styles.code}>{one.code}</span>
            <div className={styles.words}>
              <p>{one.who ? words.who(one.who) : t('sent.left')}</p>
              <p className={styles.shared}>
                <Tag tone={invitationTones[one.state] ?? 'neutral'}>{t(`state.${one.state}`)}</Tag>
                {one.answered_at && <RelativeTime at={one.answered_at} />}
                {one.application_uuid && (
                  <Link
                    to={`${one.job_kind === 'campus' ? '/resume/school' : '/resume'}/new?id=${one.application_uuid}`}
                  >
                    {t('sent.application')}
                  </Link>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
