import type { PaperField } from '@qinghe/contract/company/papers.ts';
import type { getFullInfo, ReviewReason } from '@qinghe/contract/company/review.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { ApiForm } from '../../../ui/form/api-form.ts';

/** Why papers were refused, a line for each field. */
export function Reasons({ reasons }: { reasons: readonly ReviewReason[] }) {
  const { t } = useTranslation('company');
  if (reasons.length === 0) return null;
  return (
    <ul>
      {reasons.map(({ field, code, text }) => (
        <li key={field}>{t('reason', { field: t(`field.${field}`), reason: text || t(`review.code.${code}`) })}</li>
      ))}
    </ul>
  );
}

/** What the papers that stand now were refused for; nothing once they were handed in again. */
export function standingReasons({ history: [newest] }: Pick<OutputOf<typeof getFullInfo>, 'history'>) {
  return newest?.step === 'refused' || newest?.step === 'withdrawn' ? newest.reasons : [];
}

/** A form whose fields say why they were refused, until something else is typed. */
export function useReasonsAtFields(reasons: readonly ReviewReason[]) {
  const { t } = useTranslation('company');
  return <Values extends Partial<Record<PaperField, string>>>(
    form: ApiForm<Values>,
    before: Values,
  ): ApiForm<Values> => ({
    ...form,
    field: (name) => {
      const field = form.field(name);
      const reason = reasons.find((one) => one.field === name);
      const stands = reason && field.value === before[name as keyof Values];
      return { ...field, error: field.error ?? (stands ? reason.text || t(`review.code.${reason.code}`) : undefined) };
    },
  });
}
