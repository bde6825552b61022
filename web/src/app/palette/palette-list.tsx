import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Key } from '../../ui/key/key.tsx';
import { keySign } from '../../ui/key/use-key.ts';
import { Tag, type Tone } from '../../ui/tag/tag.tsx';
import { groups, type Item } from './item.ts';
import styles from './palette.module.css';

interface PaletteListProps {
  id: string;
  items: readonly Item[];
  chosen: Item | undefined;
  onPoint: (id: string) => void;
  onRun: (item: Item) => void;
}

/** The lines under the names of their groups. The focus stays in the field above; the chosen line is told by its id. */
export function PaletteList({ id, items, chosen, onPoint, onRun }: PaletteListProps) {
  const { t } = useTranslation('palette');
  const shown = groups.filter((group) => items.some((item) => item.group === group));
  return (
    <div id={id} role="listbox" aria-label={t('title')} className={styles.list}>
      {shown.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className={styles.group}>
            {t(`group.${group}`)}
          </p>
          {items
            .filter((item) => item.group === group)
            .map((item) => (
              <Line
                key={item.id}
                id={`${id} ${item.id}`.replaceAll(' ', '-')}
                item={item}
                chosen={item === chosen}
                onPoint={() => onPoint(item.id)}
                onRun={() => onRun(item)}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

const tones: Record<Stage, Tone> = {
  new: 'green',
  primary_screening: 'green',
  written: 'amber',
  interview: 'blue',
  employed: 'green',
  reject: 'neutral',
};

interface LineProps {
  id: string;
  item: Item;
  chosen: boolean;
  onPoint: () => void;
  onRun: () => void;
}

function Line({ id, item, chosen, onPoint, onRun }: LineProps) {
  const { t } = useTranslation('resumes');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and answers to Enter
    // biome-ignore lint/a11y/useFocusableInteractive: the field above has the focus, by the combobox pattern
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={chosen}
      className={styles.line}
      onPointerMove={chosen ? undefined : onPoint}
      onClick={onRun}
    >
      {item.icon && <item.icon size={18} stroke={1.7} aria-hidden="true" />}
      <span className={styles.label}>{item.label}</span>
      {item.detail && <span className={styles.detail}>{item.detail}</span>}
      <span className={styles.end}>
        {item.stage && <Tag tone={tones[item.stage]}>{t(`stage.${item.stage}`)}</Tag>}
        {item.shortcut && <Key>{keySign(item.shortcut)}</Key>}
      </span>
    </div>
  );
}
