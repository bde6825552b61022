import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import styles from './description-field.module.css';

const tools = [
  {
    name: 'bold',
    keys: 'Ctrl+B',
    icon: IconBold,
    action: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'bulletList',
    keys: '-',
    icon: IconList,
    action: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    keys: '1.',
    icon: IconListNumbers,
    action: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'undo',
    keys: 'Ctrl+Z',
    icon: IconArrowBackUp,
    action: (editor: Editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    keys: 'Ctrl+Y',
    icon: IconArrowForwardUp,
    action: (editor: Editor) => editor.chain().focus().redo().run(),
  },
] as const;

/** The editor's few tools, by the toolbar pattern of the ARIA Authoring Practices: one tab stop, arrow keys within. */
export function Toolbar({ editor }: { editor: Editor | undefined }) {
  const { t } = useTranslation('jobs');
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent) => {
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tools.length) % tools.length;
    setCurrent(index);
    bar.current?.querySelectorAll<HTMLElement>('button')[index]?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={t('editor.tools')} className={styles.toolbar} onKeyDown={move}>
      {tools.map(({ name, keys, icon: Icon, action }, index) => {
        const words = t(`editor.${name}`);
        const toggles = name !== 'undo' && name !== 'redo';
        const can =
          editor !== undefined && (name === 'undo' ? editor.can().undo() : name !== 'redo' || editor.can().redo());
        return (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-label={words}
            title={`${words}（${keys}）`}
            aria-pressed={toggles ? (editor?.isActive(name) ?? false) : undefined}
            aria-disabled={!can}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            // The editor keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => editor && can && action(editor)}
          >
            <Icon size={18} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
