import {
  type Chosen,
  type ExportForm,
  exportForms,
  MAX_EXPORTED_APPLICATIONS,
  MAX_EXPORTED_BYTES,
  MAX_EXPORTED_CVS,
} from '@qinghe/contract/resumes/exports.ts';
import { type ReactNode, useState } from 'react';
import { usePlanExport, useStartExport } from '../../../../domains/resumes/api/exports.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Callout } from '../../../../ui/callout/callout.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { RadioField } from '../../../../ui/field/radio-field.tsx';
import { SkeletonRows } from '../../../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../../../ui/stack/stack.tsx';
import { ErrorState } from '../../../../ui/state/state.tsx';
import { Hint } from '../../../../ui/text/hint.tsx';
import { megabytes } from './megabytes.ts';

interface NewExportProps {
  chosen: Chosen;
  /** What is said of the one before. */
  before: ReactNode;
  /** It was not begun: something else may be on its way. */
  onRefused: () => void;
  onClose: () => void;
}

const MOST = { sheet: MAX_EXPORTED_APPLICATIONS, cvs: MAX_EXPORTED_CVS };

/** Asks in which form; who would be in it and what it may hold is said before it begins. */
export function NewExport({ chosen, before, onRefused, onClose }: NewExportProps) {
  const { t } = useTranslation(['exports', 'common']);
  const [form, setForm] = useState<ExportForm>('sheet');
  const plan = usePlanExport({ form, chosen });
  const { run, busy } = useStartExport();
  const start = async () => {
    if (!(await run({ form, chosen }))) onRefused();
  };
  const isCounted = plan.data !== undefined && !plan.isPlaceholderData;
  const most = megabytes(MAX_EXPORTED_BYTES);
  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!isCounted || plan.data?.problem !== null}
            onClick={() => void start()}
          >
            {t('start')}
          </Button>
        </>
      }
    >
      {before}
      <RadioField
        label={t('form')}
        options={exportForms.map((value) => ({ value, label: t(value) }))}
        hint={t(`hint.${form}`, { count: MOST[form], size: most })}
        value={form}
        onChange={setForm}
      />
      {plan.error && !isCounted ? (
        <ErrorState title={t('planFailed')} onRetry={() => void plan.refetch()} />
      ) : isCounted ? (
        <Stack gap={1}>
          <Planned {...plan.data} form={form} />
        </Stack>
      ) : (
        <SkeletonRows rows={1} />
      )}
      <Hint as="p">{t('logged')}</Hint>
    </Dialog>
  );
}

type Plan = NonNullable<ReturnType<typeof usePlanExport>['data']>;

function Planned({ applications, without_cv, bytes, problem, form }: Plan & { form: ExportForm }) {
  const { t } = useTranslation('exports');
  const size = megabytes(bytes);
  if (problem !== null)
    return (
      <Callout tone="amber">
        {t(`problem.${problem}`, { count: MOST[form], size, most: megabytes(MAX_EXPORTED_BYTES) })}
      </Callout>
    );
  return (
    <>
      <p role="status">
        {form === 'sheet' ? t('people', { count: applications }) : t('peopleAndSize', { count: applications, size })}
      </p>
      {without_cv > 0 && <p>{t('without', { count: without_cv })}</p>}
    </>
  );
}
