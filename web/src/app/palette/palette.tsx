import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePaused } from '../../lib/browser/use-paused.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { heldKeys } from '../../ui/key/hold-keys.tsx';
import { Key } from '../../ui/key/key.tsx';
import type { Item } from './item.ts';
import styles from './palette.module.css';
import { PaletteList } from './palette-list.tsx';
import { useFoundItems, useRecentItems } from './use-found-items.ts';
import { useLocalItems } from './use-local-items.ts';

/** Milliseconds in which the next letter may still come. */
const TYPING_PAUSE = 60;

export interface PaletteProps {
  onClose: () => void;
}

/** Everything by its name: what can be done here, places, jobs, people, settings. A combobox with its list below. */
export default function Palette({ onClose }: PaletteProps) {
  const { t } = useTranslation('palette');
  const [text, setText] = useState(heldKeys);
  const [composing, setComposing] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const typed = text.trim();
  const asked = usePaused(typed, TYPING_PAUSE, composing);
  const recent = useRecentItems();
  const local = useLocalItems(typed);
  const found = useFoundItems(typed, asked);
  const items = inOrder(typed === '' ? recent : [], local, found.items);
  const chosen = items.find(({ id }) => id === chosenId) ?? items[0];
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const run = (item: Item) => {
    // The dialog gives the focus back first, so that the action may take it.
    flushSync(onClose);
    item.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && chosen) {
      const next = items[(items.indexOf(chosen) + step + items.length) % items.length];
      setChosenId(next?.id ?? null);
    } else if (event.key === 'Enter' && chosen) run(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open title={t('title')} placement="top" onClose={onClose}>
      <div className={styles.search}>
        <IconSearch size={18} stroke={1.7} aria-hidden="true" />
        <input
          ref={input}
          role="combobox"
          className={styles.input}
          value={text}
          maxLength={40}
          placeholder={t('placeholder')}
          aria-label={t('placeholder')}
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-activedescendant={chosen && `${list} ${chosen.id}`.replaceAll(' ', '-')}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setChosenId(null);
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <Key>Esc</Key>
          <span className={styles.closeWord}>{t('close')}</span>
        </button>
      </div>
      <PaletteList id={list} items={items} chosen={chosen} onPoint={setChosenId} onRun={run} />
      <Notes typed={typed} count={items.length} searching={found.searching} retry={found.retry} />
    </Dialog>
  );
}

interface NotesProps {
  typed: string;
  count: number;
  searching: boolean;
  retry: (() => void) | undefined;
}

/** What the list itself does not say: that people are still looked for, that nobody was found, that it went wrong. */
function Notes({ typed, count, searching, retry }: NotesProps) {
  const { t } = useTranslation('palette');
  const { t: common } = useTranslation('common');
  const nothing = count === 0 && !searching && !retry;
  return (
    <>
      <p className={searching || nothing ? styles.note : 'visually-hidden'} role="status">
        {searching ? t('searching') : nothing ? t('nothing', { typed }) : typed === '' ? '' : t('results', { count })}
        {nothing && <span className={styles.hint}>{t('nothingHint')}</span>}
      </p>
      {retry && (
        <div className={styles.note} role="alert">
          {t('searchFailed')}
          <Button onClick={retry}>{common('retry')}</Button>
        </div>
      )}
    </>
  );
}

/** By group; a person that was opened lately stands there only. */
function inOrder(recent: Item[], local: Item[], found: Item[]): Item[] {
  const settings = local.filter(({ group }) => group === 'settings');
  const others = local.filter(({ group }) => group !== 'settings');
  return [...recent, ...others, ...found, ...settings];
}
