import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useKey } from '../../../../ui/key/use-key.ts';
import type { Selection } from './use-selection.ts';

/** V selects the open one, Shift with J or K the next ones, A all that are loaded. */
export function useSelectionKeys(
  items: readonly ApplicationSummary[],
  openUuid: string | null,
  selection: Selection,
  step: (by: 1 | -1) => string | undefined,
): void {
  const { t } = useTranslation('resumes');
  const some = items.length > 0;
  const extend = (by: 1 | -1) => {
    if (openUuid && selection.chosen.size === 0) selection.extendTo(openUuid);
    const to = step(by);
    if (to) selection.extendTo(to);
  };
  useKey('v', () => openUuid && selection.toggle(openUuid), {
    enabled: openUuid !== null,
    label: t('shortcuts.select'),
  });
  useKey('Shift+j', () => extend(1), { enabled: some, label: t('shortcuts.extend') });
  useKey('Shift+ArrowDown', () => extend(1));
  useKey('Shift+k', () => extend(-1), { enabled: some, label: t('shortcuts.extendBack') });
  useKey('Shift+ArrowUp', () => extend(-1));
  useKey('a', () => selection.choose(items), { enabled: some, label: t('shortcuts.all') });
}
