import type { HandledFeedback } from '@qinghe/contract/feedback/console.ts';
import { Link } from 'react-router';
import { Pictures } from '../../../domains/feedback/components/pictures.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './feedback-view.module.css';

/** Who says what of which page, and what was answered. */
export function FeedbackView({ feedback }: { feedback: HandledFeedback }) {
  const { t, i18n } = useTranslation('ops');
  const { text, account, company, contact, page, build, error_id, pictures, answers, created_at } = feedback;
  return (
    <>
      <p className={styles.text}>{text}</p>
      <Pictures urls={pictures} />
      <Facts
        facts={[
          {
            label: t('feedback.person'),
            value: <Link to={`/ops/account?id=${account.uuid}`}>{account.name || t('subject.nameless')}</Link>,
          },
          {
            label: t('feedback.company'),
            value: company && <Link to={`/ops/company?id=${company.uuid}`}>{company.name}</Link>,
          },
          { label: t('feedback.contact'), value: contact },
          { label: t('feedback.page'), value: page, note: build && t('feedback.build', { build }) },
          { label: t('feedback.error'), value: error_id },
          { label: t('feedback.at'), value: fullTime(new Date(created_at), i18n.language) },
        ]}
      />
      {answers.map(({ uuid, text: words, by, at }) => (
        <div key={uuid} className={styles.answer}>
          <Hint>{t('feedback.answeredBy', { by, at: fullTime(new Date(at), i18n.language) })}</Hint>
          <p className={styles.text}>{words}</p>
        </div>
      ))}
    </>
  );
}
