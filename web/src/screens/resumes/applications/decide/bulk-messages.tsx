import { limits } from '@qinghe/contract/limits.ts';
import { MAX_REWRITTEN } from '@qinghe/contract/resumes/decide-many.ts';
import { useState } from 'react';
import type { Plan } from '../../../../domains/resumes/api/plan-decision.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { sayName } from '../words.ts';
import styles from './bulk-dialog.module.css';

interface BulkMessagesProps {
  moves: Plan['moves'];
  rewritten: ReadonlyMap<string, string>;
  onChange: (rewritten: { uuid: string; message: string }[]) => void;
  error?: string | undefined;
}

/** The message of each person as it will be sent; one can be read, rewritten or left out alone. */
export function BulkMessages({ moves, rewritten, onChange, error }: BulkMessagesProps) {
  const { t } = useTranslation('resumes');
  const [open, setOpen] = useState(moves[0]?.uuid);
  const person = moves.find((move) => move.uuid === open) ?? moves[0];
  if (!person) return null;
  // More would be refused; the others get the common message.
  const isFull = rewritten.size >= MAX_REWRITTEN && !rewritten.has(person.uuid);
  const write = (message: string) => {
    const next = new Map(rewritten);
    if (message === person.message) next.delete(person.uuid);
    else next.set(person.uuid, message);
    onChange([...next].map(([uuid, words]) => ({ uuid, message: words })));
  };
  return (
    <section className={styles.messages} aria-label={t('bulk.preview')}>
      <h3>{t('bulk.preview')}</h3>
      <div className={styles.split}>
        <ul className={styles.people}>
          {moves.map((move) => (
            <li key={move.uuid}>
              <button
                type="button"
                className={styles.person}
                aria-current={move.uuid === person.uuid || undefined}
                onClick={() => setOpen(move.uuid)}
              >
                <span className={styles.name}>{sayName(t, move)}</span>
                {rewritten.has(move.uuid) && (
                  <Tag tone="amber">{t(rewritten.get(move.uuid) === '' ? 'bulk.silent' : 'bulk.rewritten')}</Tag>
                )}
                {move.channel && <span className={styles.channel}>{t(`bulk.channel.${move.channel}`)}</span>}
              </button>
            </li>
          ))}
        </ul>
        <TextArea
          key={person.uuid}
          label={t('bulk.messageTo', { name: sayName(t, person) })}
          hint={isFull ? t('bulk.rewriteFull', { count: MAX_REWRITTEN }) : t('bulk.rewriteHint')}
          readOnly={isFull}
          value={rewritten.get(person.uuid) ?? person.message}
          maxLength={limits.message}
          error={error}
          rows={7}
          onChange={write}
        />
      </div>
    </section>
  );
}
