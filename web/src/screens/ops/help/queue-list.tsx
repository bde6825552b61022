import type { HandledHelp } from '@qinghe/contract/help/console.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './help.module.css';

/** From so many minutes of our hours on a wait is red. */
export const LONG = 15;

interface QueueListProps {
  items: readonly HandledHelp[];
  openUuid: string | null;
  onOpen: (uuid: string) => void;
}

export function QueueList({ items, openUuid, onOpen }: QueueListProps) {
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <li key={item.uuid}>
          <button
            type="button"
            className={styles.row}
            aria-current={item.uuid === openUuid}
            onClick={() => onOpen(item.uuid)}
          >
            <Row item={item} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Row({ item }: { item: HandledHelp }) {
  const { t } = useTranslation('help', { keyPrefix: 'inbox' });
  const { account, company, last, operator, returned_by } = item;
  return (
    <>
      <span className={styles.line}>
        <span className={styles.name}>
          <strong>{account.name || t('nameless')}</strong> <Hint>{company?.name ?? t('noCompany')}</Hint>
        </span>
        <Turn item={item} />
      </span>
      <span className={styles.words}>{last.side === 'person' ? last.text : t('us', { text: last.text })}</span>
      {returned_by !== null && <Hint>{t('returned', { name: returned_by })}</Hint>}
      {operator && !operator.is_you && <Hint>{t('by', { name: operator.name })}</Hint>}
    </>
  );
}

/** How long its person waits for us, or whose turn it is. */
export function Turn({ item: { state, waited_minutes } }: { item: HandledHelp }) {
  const { t } = useTranslation('help', { keyPrefix: 'inbox' });
  if (waited_minutes === null) return <Tag>{t(`states.${state}`)}</Tag>;
  return <Tag tone={waited_minutes >= LONG ? 'red' : 'amber'}>{t('waits', { count: waited_minutes })}</Tag>;
}
