import type { LifeResult } from '@qinghe/contract/identity/face-check.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** How somebody is identified: by the papers alone, or with the face beside them. */
export function WayText({ face }: Pick<LifeResult, 'face'>) {
  const { t } = useTranslation('identity');
  return <>{t(`ways.${face ?? 'papers'}`)}</>;
}
