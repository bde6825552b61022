import type { Talent } from '@qinghe/contract/talents/list.ts';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useKey } from '../../ui/key/use-key.ts';
import { allToggled, nothingSelected, toggled } from '../../ui/table/selection.ts';
import { isInvitable } from './invite-action.tsx';
import type { useCurrentRow } from './use-current-row.ts';

/** Who is selected of those that are shown: by V wherever the focus is, by Space on a row, by its box; Esc takes all back. */
export function useTalentSelection(
  found: readonly Talent[],
  { current, setCurrent }: Pick<ReturnType<typeof useCurrentRow>, 'current' | 'setCurrent'>,
) {
  const { t } = useTranslation('talents');
  const [selection, select] = useState(nothingSelected);
  const [begun, setBegun] = useState(false);
  const order = found.filter(isInvitable).map(({ uuid }) => uuid);
  const chosen = order.filter((uuid) => selection.keys.has(uuid));
  const toggle = (uuid: string | undefined) => {
    if (uuid !== undefined && order.includes(uuid)) select(toggled(selection, uuid));
  };
  const clear = () => {
    select(nothingSelected);
    setBegun(false);
  };
  const toggleCurrent = () => {
    toggle(current);
    if (current !== undefined) setCurrent(current);
  };
  useKey('v', toggleCurrent, { enabled: current !== undefined, label: t('many.toggle') });
  useKey('Escape', clear, { enabled: chosen.length > 0 });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = (event.target as HTMLElement).dataset;
    if (event.key !== ' ' || key === undefined) return;
    event.preventDefault();
    toggle(key);
  };
  const frame = {
    selected: { all: order.length > 0 && chosen.length === order.length, some: chosen.length > 0 },
    isSelecting: begun || chosen.length > 0,
    onSelecting: (selecting: boolean) => (selecting ? setBegun(true) : clear()),
    onAll: () => select(allToggled(selection, order)),
  };
  return { chosen, toggle, clear, press, frame };
}
