import IconBoard from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs';
import IconFocus from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import { type ReactNode, useState } from 'react';
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
  const { view, setView } = useDeskFrame();
  // What was chosen shows at once: the page takes its time to be drawn on a slow machine.
  const [drawn, setDrawn] = useState(view);
  const [shown, setShown] = useState(view);
  if (drawn !== view) {
    setDrawn(view);
    setShown(view);
  }
  const choose = (to: View) => {
    setShown(to);
    setView(to);
  };
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('view.label')}</legend>
      {choices.map(({ Icon, ...choice }) => (
        <Choice key={choice.view} {...choice} chosen={choice.view === shown} onChoose={choose}>
          <Icon size={18} stroke={1.7} aria-hidden="true" />
        </Choice>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  view: View;
  shortcut: string;
  chosen: boolean;
  onChoose: (view: View) => void;
  children: ReactNode;
}

function Choice({ view, shortcut, chosen, onChoose, children }: ChoiceProps) {
  const { t } = useTranslation('resumes');
  const words = t(`view.${view}`);
  const choose = () => onChoose(view);
  useKey(shortcut, choose, { label: t('view.switchTo', { view: words }) });
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={chosen}
      aria-label={words}
      title={`${words}  ${shortcut.toUpperCase()}`}
      aria-keyshortcuts={shortcut}
      onClick={choose}
    >
      {children}
    </button>
  );
}
