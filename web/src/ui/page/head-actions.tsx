import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMedia } from '../../lib/browser/use-media.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import styles from './head-actions.module.css';

interface Words {
  label: string;
  /** Of a button; a menu in which one has a picture and the others none is harder to read. */
  icon?: ReactNode;
  /** In the menu red. */
  danger?: boolean;
}

/** Leads somewhere, or does something. */
export type HeadAction = Words & ({ to: string; run?: never } | { to?: never; run: () => void; busy?: boolean });

interface HeadActionsProps {
  /** The step that the screen is for: the one filled button. */
  primary?: HeadAction | undefined;
  /** All others, those that are used most first: two stand beside it, the rest in a menu. */
  others: readonly HeadAction[];
}

const PLAIN = 2;
/** Of few buttons a phone has room for all. */
const ON_PHONE = 2;
const PHONE = '(max-width: 640px)';

/** What can be done with a whole screen, in one row: a filled button, two plain ones, and the rest behind 更多. */
export function HeadActions({ primary, others }: HeadActionsProps) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const isPhone = useMedia(PHONE);
  const all = others.length + (primary ? 1 : 0);
  const plain = others.slice(0, isPhone ? (all <= ON_PHONE ? all : 0) : PLAIN);
  const rest = others.slice(plain.length);
  return (
    <div className={styles.row}>
      {plain.map((action) => (
        <Act key={action.label} action={action} />
      ))}
      {rest.length > 0 && (
        <Menu
          label={t('page.more')}
          trigger={t('page.more')}
          triggerHasWords
          triggerClass={styles.more ?? ''}
          groups={[
            rest.map(({ label, danger = false, to, run }) => ({
              label,
              danger,
              onSelect: () => (to === undefined ? run() : void navigate(to)),
            })),
          ]}
        />
      )}
      {primary && <Act action={primary} isPrimary />}
    </div>
  );
}

function Act({ action, isPrimary = false }: { action: HeadAction; isPrimary?: boolean }) {
  const look = { icon: action.icon, ...(isPrimary && { variant: 'primary' as const }) };
  return action.to === undefined ? (
    <Button {...look} {...(action.busy !== undefined && { busy: action.busy })} onClick={action.run}>
      {action.label}
    </Button>
  ) : (
    <ButtonLink {...look} to={action.to}>
      {action.label}
    </ButtonLink>
  );
}
