import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import type { RowAction } from './table-head.tsx';

/** More of them would push the row's own words aside: they stand in a menu. */
export const MAX_BUTTONS = 2;

interface RowActionsProps {
  /** What the row is called. */
  name: string;
  actions: readonly RowAction[];
  /** Tab reaches them. */
  isStop: boolean;
  disabled: boolean;
}

/** What can be done with one row: as buttons, or behind one button where there are many. */
export function RowActions({ name, actions, isStop, disabled }: RowActionsProps) {
  const { t } = useTranslation('ui');
  if (actions.length > MAX_BUTTONS && !disabled)
    return (
      <Menu
        label={t('table.actions', { name })}
        trigger={<IconDots size={18} aria-hidden="true" />}
        groups={[false, true]
          .map((danger) => actions.filter((action) => Boolean(action.danger) === danger))
          .filter((group) => group.length > 0)
          .map((group) => group.map(({ run, ...action }) => ({ ...action, onSelect: run })))}
      />
    );
  return actions.map((action) => (
    <Button
      key={action.label}
      variant={action.danger ? 'danger' : 'quiet'}
      icon={action.icon}
      tabIndex={isStop ? 0 : -1}
      disabled={disabled}
      onClick={action.run}
    >
      {action.label}
    </Button>
  ));
}
