import type { CompanyCaseDetail } from '@qinghe/contract/company/cases.ts';
import { licenceFields } from '@qinghe/contract/company/paper-values.ts';
import type { PaperField } from '@qinghe/contract/company/papers.ts';
import type { NotedMark } from '@qinghe/contract/company/register-marks.ts';
import type { ReviewReason } from '@qinghe/contract/company/review.ts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { useKey } from '../../../ui/key/use-key.ts';
import styles from './case-fields.module.css';
import { FieldRow } from './field-row.tsx';
import { codes, type Reasons } from './reasons.ts';
import { markKeys, type SaveMark } from './register-cells.tsx';
import { usePaperWords } from './use-paper-words.ts';

interface CaseFieldsProps {
  detail: Pick<
    CompanyCaseDetail,
    'submitted' | 'in_force' | 'refused' | 'history' | 'credit_code_adds_up' | 'same_code'
  >;
  /** What operators read in the public register, and how it is kept; left out where nothing is compared. */
  register?: { marks: readonly NotedMark[]; onMark: SaveMark };
  reasons: Reasons;
  /** Left out where nothing can be refused. */
  onReasons?: ((reasons: Reasons) => void) | undefined;
}

/** Of what a public register says anything: of the licence. */
const inRegister = (field: PaperField): boolean => licenceFields.some((one) => one === field);

/**
 * Field by field: what was handed in, what the public register says, why it is refused, if it is. The row that one stands
 * in shows what can be done; arrows go on, Y X W mark it, 1 to 4 give a reason.
 */
export function CaseFields({ detail, register, reasons, onReasons }: CaseFieldsProps) {
  const { t } = useTranslation(['ops', 'company']);
  const [current, setCurrent] = useState<PaperField>();
  const { wordsOf } = usePaperWords();
  const fields = wordsOf(detail.submitted);
  const earlier = detail.in_force ?? detail.refused;
  const before = new Map(earlier ? wordsOf(earlier) : []);
  const refusedFor = lastRefusal(detail.history);
  const refuse = (field: PaperField, reason: Reasons[PaperField]) => {
    const { [field]: _gone, ...others } = reasons;
    onReasons?.(reason ? { ...others, [field]: reason } : others);
  };
  const go = (step: number) => {
    const next = fields[fields.findIndex(([field]) => field === current) + step]?.[0];
    if (next) setCurrent(next);
  };
  const notedOf = (field: PaperField) => register?.marks.find((mark) => mark.field === field);
  useKey('ArrowDown', () => go(1), { label: t('companies.nextField') });
  useKey('ArrowUp', () => go(-1), { enabled: current !== undefined, label: t('companies.previousField') });
  return (
    <div className={styles.pane}>
      {detail.submitted.licence.proof === 'letter' && <Callout tone="amber">{t('companies.byLetter')}</Callout>}
      {register && (
        <p className={styles.lead}>
          {t('companies.registerLead')}{' '}
          <a href="https://www.gsxt.gov.cn/" target="_blank" rel="noreferrer">
            {t('companies.openRegister')}
          </a>
        </p>
      )}
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">{t('companies.column.field')}</th>
            <th scope="col">{t('companies.column.papers')}</th>
            {register && <th scope="col">{t('companies.column.register')}</th>}
            {register && <th scope="col">{t('companies.column.check')}</th>}
            {onReasons && (
              <th scope="col">
                <span className="visually-hidden">{t('companies.giveReason')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {fields.map(([field, value]) => (
            <FieldRow
              key={field}
              field={field}
              value={value}
              before={before.has(field) && before.get(field) !== value ? before.get(field) : undefined}
              former={refusedFor.find((one) => one.field === field)}
              warnings={warningsOf(field, detail).map(({ key, names }) =>
                t(`companies.${key}`, { names: names.join(t('companies.and')) }),
              )}
              register={register && { noted: notedOf(field), isThere: inRegister(field), onMark: register.onMark }}
              isCurrent={field === current}
              onCurrent={() => setCurrent(field)}
              reason={reasons[field]}
              onReason={onReasons && ((reason) => refuse(field, reason))}
            />
          ))}
        </tbody>
      </table>
      {current && register && inRegister(current) && (
        <MarkKeys onMark={(mark) => register.onMark(current, mark, notedOf(current)?.words ?? '')} />
      )}
      {current && onReasons && (
        <ReasonKeys onCode={(code) => refuse(current, { code, text: reasons[current]?.text ?? '' })} />
      )}
    </div>
  );
}

/** Keys of the current row. */
function MarkKeys({ onMark }: { onMark: (mark: keyof typeof markKeys) => void }) {
  useKey(markKeys.same, () => onMark('same'));
  useKey(markKeys.differs, () => onMark('differs'));
  useKey(markKeys.spelling, () => onMark('spelling'));
  return null;
}

function ReasonKeys({ onCode }: { onCode: (code: ReviewReason['code']) => void }) {
  const [first, second, third, fourth] = codes;
  useKey('1', () => onCode(first));
  useKey('2', () => onCode(second));
  useKey('3', () => onCode(third));
  useKey('4', () => onCode(fourth));
  return null;
}

/** What is odd about a field by itself. */
function warningsOf(
  field: PaperField,
  { credit_code_adds_up, same_code }: CaseFieldsProps['detail'],
): { key: 'codeOff' | 'sameCode'; names: string[] }[] {
  if (field !== 'credit_code') return [];
  const others = same_code.map(({ name }) => name);
  return [
    ...(credit_code_adds_up ? [] : [{ key: 'codeOff' as const, names: [] }]),
    ...(others.length > 0 ? [{ key: 'sameCode' as const, names: others }] : []),
  ];
}

/** Why the papers were refused, where that was the last decision. */
function lastRefusal(history: CompanyCaseDetail['history']): readonly ReviewReason[] {
  const last = history.find(({ step }) => step !== 'submitted' && step !== 'appealed');
  return last?.reasons ?? [];
}
