import type { BrochureState as State } from '@qinghe/contract/jobs/brochures.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../ui/tag/tag.tsx';

/** How a brochure stands, in a word. */
export function BrochureState({ state }: { state: State }) {
  const { t } = useTranslation('jobs');
  return <Tag tone={state === 'online' ? 'green' : 'neutral'}>{t(`state.${state}`)}</Tag>;
}
