import type { CompanyCaseDetail } from '@qinghe/contract/company/cases.ts';
import type { ReviewStep } from '@qinghe/contract/company/review.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Tone } from '../../../ui/tag/tag.tsx';
import { History, type HistoryStep } from '../casework/history.tsx';
import { usePaperWords } from './use-paper-words.ts';

const tones: Record<ReviewStep, Tone> = {
  submitted: 'blue',
  appealed: 'blue',
  passed: 'green',
  passed_for_now: 'green',
  refused: 'red',
  withdrawn: 'red',
};

interface CaseHistoryProps extends Pick<CompanyCaseDetail, 'history'> {
  notes?: CompanyCaseDetail['notes'];
  /** Where a note is written. */
  children?: ReactNode;
}

/** What happened so far: reasons of refusals, what came otherwise at each hand-in, what operators noted. */
export function CaseHistory({ history, notes = [], children }: CaseHistoryProps) {
  const { t } = useTranslation(['ops', 'company']);
  const { wordsFor } = usePaperWords();
  const steps = history.map((entry): HistoryStep => {
    const nameOf = (field: (typeof entry.changes)[number]['field']) => t(`company:field.${field}`);
    const count = entry.reasons.length > 0 ? t('companies.reasonCount', { count: entry.reasons.length }) : '';
    const reasons = entry.reasons.map(
      ({ field, code, text }) => `${nameOf(field)} · ${text || t(`company:review.code.${code}`)}`,
    );
    const changes = entry.changes.map(({ field, before }) =>
      field === 'licence_uuid'
        ? t('companies.anotherPicture')
        : t('companies.changed', { field: nameOf(field), value: wordsFor(field, before) || '—' }),
    );
    return {
      uuid: entry.uuid,
      at: entry.at,
      tone: tones[entry.step],
      title: t(`company:review.step.${entry.step}`) + count,
      by: entry.by_name,
      lines: [...reasons, ...changes, entry.message, entry.note && t('companies.noted', { note: entry.note })].filter(
        Boolean,
      ),
    };
  });
  return (
    <History steps={steps} notes={notes}>
      {children}
    </History>
  );
}
