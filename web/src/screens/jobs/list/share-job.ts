import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** The ways to pass an online job on. */
export function useSharing({ uuid }: Pick<JobSummary, 'uuid'>) {
  const { t } = useTranslation('jobs');
  const open = (file: string) => void window.open(`/jobs/${uuid}/${file}`, '_blank', 'noopener');
  return {
    async copyLink() {
      await copyText(`${location.origin}/jobs/${uuid}?from=link`);
      toast.success(t('action.copied'));
    },
    openPoster: () => open('poster.pdf'),
    openPicture: () => open('share.png'),
  };
}
