import { copyText } from '../../../lib/browser/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/toast/toast.ts';

interface Shared {
  /** Path of the public page. */
  page: string;
  /** What the copied link says of where its readers come from; nothing where nobody counts. */
  from?: 'link';
  /** What is said once it is copied. */
  copied: string;
}

/** The ways to pass an online job or brochure on. */
export function useSharing({ page, from, copied }: Shared) {
  const open = (file: string) => void window.open(`${page}/${file}`, '_blank', 'noopener');
  return {
    async copyLink() {
      await copyText(`${location.origin}${page}${from ? `?from=${from}` : ''}`);
      toast.success(copied);
    },
    openPoster: () => open('poster.pdf'),
    openPicture: () => open('share.png'),
  };
}

export function useSharingJob(uuid: string) {
  const { t } = useTranslation('jobs');
  return useSharing({ page: `/jobs/${uuid}`, from: 'link', copied: t('action.copied') });
}
