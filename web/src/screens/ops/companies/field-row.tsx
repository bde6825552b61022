import type { PaperField } from '@qinghe/contract/company/papers.ts';
import type { NotedMark } from '@qinghe/contract/company/register-marks.ts';
import type { ReviewReason } from '@qinghe/contract/company/review.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Key } from '../../../ui/key/key.tsx';
import styles from './case-fields.module.css';
import { codes, type Reasons } from './reasons.ts';
import { MarkButtons, RegisterCells, type SaveMark } from './register-cells.tsx';

type Reason = NonNullable<Reasons[PaperField]>;

interface FieldRowProps {
  field: PaperField;
  value: string;
  /** What stood there before, where that is something else. */
  before: string | undefined;
  /** Why it was refused the last time. */
  former: ReviewReason | undefined;
  warnings: readonly string[];
  register: { noted: NotedMark | undefined; isThere: boolean; onMark: SaveMark } | undefined;
  isCurrent: boolean;
  onCurrent: () => void;
  reason: Reason | undefined;
  onReason: ((reason: Reason | undefined) => void) | undefined;
}

/** One field. Quiet until one stands in it: what can be done shows in the current row, under the pointer, by Tab. */
export function FieldRow({ field, value, register, isCurrent, onCurrent, reason, onReason, ...rest }: FieldRowProps) {
  const { t } = useTranslation(['ops', 'company']);
  const { before, former, warnings } = rest;
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const isOffered = isCurrent && register?.noted?.mark === 'differs';
  const columns = 1 + (register ? 2 : 0) + (onReason ? 1 : 0);
  const givesReason = onReason && (reason || isOffered) ? onReason : undefined;
  const marks = isCurrent && register?.isThere ? register : undefined;
  return (
    <>
      <tr
        ref={row}
        className={styles.field}
        data-refused={reason ? true : undefined}
        data-current={isCurrent || undefined}
        // By the pointer it is the click: what grows before that is no longer under it.
        onFocus={({ target }) => target.matches(':focus-visible') && onCurrent()}
        onClick={onCurrent}
      >
        <th scope="row" className={styles.label}>
          {t(`company:field.${field}`)}
        </th>
        <td className={styles.value}>
          {value || '—'}
          {warnings.map((words) => (
            <span key={words} className={styles.warning}>
              {words}
            </span>
          ))}
          {before !== undefined && (
            <span className={styles.warning}>{t('companies.before', { value: before || '—' })}</span>
          )}
          {former && (
            <span className={styles.warning}>
              {t('companies.refusedFor', { reason: former.text || t(`company:review.code.${former.code}`) })}
            </span>
          )}
        </td>
        {register?.isThere && (
          <RegisterCells
            field={field}
            value={value}
            noted={register.noted}
            isCurrent={isCurrent}
            onMark={register.onMark}
          />
        )}
        {register && !register.isThere && (
          <>
            <td className={styles.hint}>{t('companies.notInRegister')}</td>
            <td className={styles.check}>—</td>
          </>
        )}
        {onReason && (
          <td className={styles.give}>
            <Button
              variant="quiet"
              aria-pressed={reason !== undefined}
              onClick={() => onReason(reason ? undefined : { code: 'mismatch', text: '' })}
            >
              {t(reason ? 'companies.dropReason' : 'companies.giveReason')}
            </Button>
          </td>
        )}
      </tr>
      {(givesReason || marks) && (
        <tr
          className={styles.more}
          data-refused={reason ? true : undefined}
          data-current={isCurrent || undefined}
          onFocus={onCurrent}
        >
          <td />
          <td colSpan={columns}>
            {marks && <MarkButtons field={field} value={value} noted={marks.noted} onMark={marks.onMark} />}
            {givesReason && (
              <fieldset aria-label={t('companies.kind')} className={styles.codes} data-mark="differs">
                {codes.map((code, index) => (
                  <Button
                    key={code}
                    aria-pressed={reason?.code === code}
                    onClick={() => givesReason({ code, text: reason?.text ?? '' })}
                  >
                    {t(`company:review.code.${code}`)}
                    {isCurrent && index < 4 && <Key>{`${index + 1}`}</Key>}
                  </Button>
                ))}
              </fieldset>
            )}
            {reason && givesReason && (
              <TextField
                label={t('companies.words')}
                hint={t('companies.wordsHint')}
                maxLength={limits.reason}
                value={reason.text}
                onChange={(text) => givesReason({ ...reason, text })}
              />
            )}
          </td>
        </tr>
      )}
    </>
  );
}
