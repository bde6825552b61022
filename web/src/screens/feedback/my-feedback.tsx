import { useFeedback } from '../../domains/feedback/api/feedback.ts';
import FeedbackDialog from '../../domains/feedback/components/feedback-dialog.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { itemsIn } from '../../ui/list/query-list.tsx';
import { FeedbackEntry } from './my-feedback/feedback-entry.tsx';
import styles from './my-feedback/my-feedback.module.css';
import { useFreshAnswers } from './my-feedback/use-fresh-answers.ts';

/** What one has handed in, and what was answered; answers that are seen here are read. */
export default function MyFeedback() {
  const { t } = useTranslation('feedback');
  const { dialog, open } = useDialog();
  const query = useFeedback();
  const fresh = useFreshAnswers(itemsIn(query));
  return (
    <ListScreen
      maxWidth={760}
      lead={t('list.lead')}
      add={{ label: t('list.add'), run: () => open((close) => <FeedbackDialog onClose={close} />) }}
      query={query}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
      below={dialog}
    >
      {(items) => (
        <ul className={styles.list}>
          {items.map((item) => (
            <FeedbackEntry key={item.uuid} feedback={item} read={fresh.get(item.uuid) ?? item.read_answers} />
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
