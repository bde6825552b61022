import type { Feedback } from '@qinghe/contract/feedback/feedback.ts';
import { Pictures } from '../../../domains/feedback/components/pictures.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Row } from '../../../ui/stack/stack.tsx';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import styles from './my-feedback.module.css';

const tones = { new: 'neutral', seen: 'blue', answered: 'green', closed: 'neutral' } as const satisfies Record<
  Feedback['state'],
  Tone
>;

/** One feedback with its answers; those after the first `read` are new. */
export function FeedbackEntry({ feedback, read }: { feedback: Feedback; read: number }) {
  const { t } = useTranslation('feedback');
  const { text, page, state, pictures, answers, created_at } = feedback;
  return (
    <li className={styles.entry}>
      <Row>
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
        <Hint>
          <RelativeTime at={created_at} />
        </Hint>
        {page && <Hint>{t('list.from', { page })}</Hint>}
      </Row>
      <p className={styles.text}>{text}</p>
      <Pictures urls={pictures} />
      {answers.map((answer, index) => (
        <div key={answer.uuid} className={styles.answer}>
          <Row>
            <strong>{t('list.answer')}</strong>
            <Hint>
              <RelativeTime at={answer.at} />
            </Hint>
            {index >= read && <Tag tone="amber">{t('list.fresh')}</Tag>}
          </Row>
          <p className={styles.text}>{answer.text}</p>
        </div>
      ))}
    </li>
  );
}
