import type { Broadcast } from '@qinghe/contract/live/broadcasts.ts';
import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { useInLanguage } from '../../../lib/i18n/use-in-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type FieldProps, GroupShell } from '../../../ui/field/field-shell.tsx';
import { Row } from '../../../ui/stack/stack.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './broadcast-field.module.css';

/** One of the broadcasts, each with its time and what it is about; one that is full is shown and not chosen. */
export function BroadcastField({
  broadcasts,
  value,
  onChange,
  onBlur,
  ...shell
}: FieldProps<string> & { broadcasts: readonly Broadcast[] }) {
  const { t, i18n } = useTranslation('live');
  const inLanguage = useInLanguage();
  return (
    <GroupShell {...shell}>
      {(control) => (
        <div className={styles.choices}>
          {broadcasts.map(({ uuid, title, title_en, text, text_en, starts_at, ends_at, full }) => (
            <label key={uuid} className={styles.choice}>
              <input
                type="radio"
                name={control.id}
                value={uuid}
                checked={uuid === value}
                disabled={full}
                aria-invalid={control['aria-invalid']}
                onChange={() => onChange(uuid)}
                onBlur={onBlur}
              />
              <span className={styles.words}>
                <Row as="span">
                  <strong>{inLanguage(title, title_en)}</strong>
                  {full && <Tag tone="amber">{t('full')}</Tag>}
                </Row>
                <Hint>{talkTime(new Date(starts_at), new Date(ends_at), i18n.language)}</Hint>
                {text && <span className={styles.text}>{inLanguage(text, text_en)}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </GroupShell>
  );
}
