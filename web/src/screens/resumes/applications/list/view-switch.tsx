import IconBoard from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs';
import IconFocus from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useKey } from '../../../../ui/key/use-key.ts';
import { useDeskFrame } from '../desk-context.ts';
import type { View } from '../use-desk.ts';
import styles from './view-switch.module.css';

const choices = [
  { view: 'list', Icon: IconList, shortcut: 'l' },
  { view: 'focus', Icon: IconFocus, shortcut: 'f' },
  { view: 'board', Icon: IconBoard, shortcut: 'b' },
] as const;

/** List, one after another, or all stages at once; the same people under the same filters. */
export function ViewSwitch() {
  const { t } = useTranslation('resumes');
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('view.label')}</legend>
      {choices.map(({ view, Icon, shortcut }) => (
        <Choice key={view} view={view} shortcut={shortcut}>
          <Icon size={18} stroke={1.7} aria-hidden="true" />
        </Choice>
      ))}
    </fieldset>
  );
}

function Choice({ view, shortcut, children }: { view: View; shortcut: string; children: React.ReactNode }) {
  const { t } = useTranslation('resumes');
  const desk = useDeskFrame();
  const words = t(`view.${view}`);
  useKey(shortcut, () => desk.setView(view), { label: t('view.switchTo', { view: words }) });
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={desk.view === view}
      aria-label={words}
      title={`${words}  ${shortcut.toUpperCase()}`}
      aria-keyshortcuts={shortcut}
      onClick={() => desk.setView(view)}
    >
      {children}
    </button>
  );
}
