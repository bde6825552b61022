import type { SettledProposal } from '@qinghe/contract/ops/proposals.ts';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Section } from '../../../ui/section/section.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import styles from './subject.module.css';

/** What became of proposals, with the words of the second operator; nothing where there were none. */
export function SettledProposals({ proposals }: { proposals: readonly SettledProposal[] }) {
  const { t } = useTranslation('ops');
  if (proposals.length === 0) return null;
  return (
    <Section title={t('proposals.settled')} flush>
      <ul className={styles.rows}>
        {proposals.map(({ uuid, action, subject, taken_back, decided_by, decided_at, words, ...one }) => (
          <li key={uuid} className={styles.settled}>
            <div className={styles.buttons}>
              <Link to={`/ops/${subject.kind}?id=${subject.uuid}`}>
                {t(`proposals.title.${action}`, { name: subject.name || t('subject.nameless') })}
              </Link>
              <Tag tone={one.state === 'confirmed' ? 'green' : 'neutral'}>
                {t(`proposals.settledState.${taken_back ? 'taken_back' : one.state}`, { name: decided_by })}
              </Tag>
              <Hint>
                <RelativeTime at={decided_at} />
              </Hint>
            </div>
            <Hint as="p">
              {t('proposals.settledReason', {
                name: one.own ? t('proposals.you') : one.proposed_by,
                reason: one.reason,
              })}
            </Hint>
            {words && <p className={styles.words}>{words}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
