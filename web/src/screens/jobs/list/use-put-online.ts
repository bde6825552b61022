import { useState } from 'react';
import type { SeenJob, useJobActions } from '../../../domains/jobs/api/change-job.ts';
import { hasCode, isApiError } from '../../../lib/api/api-error.ts';
import { showFailureOf } from '../../../lib/api/failure.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Puts a job back online; where no place is left the dialog with the ways to get one is asked for, in place of a refusal. */
export function usePutOnline(setOnline: ReturnType<typeof useJobActions>['setOnline']) {
  const { t } = useTranslation('common');
  const [placing, setPlacing] = useState<SeenJob | null>(null);
  const putOnline = async (seen: SeenJob) => {
    try {
      await setOnline({ ...seen, online: true });
      toast.success(t('succeeded'));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (hasCode(error, 40906)) setPlacing(seen);
      else showFailureOf(error, { silent: false });
    }
  };
  return { putOnline, placing, endPlacing: () => setPlacing(null) };
}
