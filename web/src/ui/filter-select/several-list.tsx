import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Matched } from '../field/matched.tsx';
import styles from './filter-several.module.css';

export interface FilterSeveralProps {
  /** What is filtered: `现居城市`. It stands alone while nothing is chosen. */
  label: string;
  /** Any of these; none is all. */
  values: readonly string[];
  options: readonly { value: string; label: string }[];
  /** How many may be chosen. */
  max: number;
  /** Told what becomes of those chosen before, so that two quick presses both hold. */
  onChange: (next: (before: string[]) => string[]) => void;
}

/** How many options are drawn at a time; typing finds the others. */
const SHOWN_OPTIONS = 60;

/** The field and the list below it; the focus stays in the field. What was chosen on opening stands first. */
export function SeveralList({
  label,
  values,
  options,
  max,
  onChange,
  onClose,
}: FilterSeveralProps & { onClose: () => void }) {
  const { t } = useTranslation('ui');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [position, setPosition] = useState(0);
  const [first] = useState(values);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const isFirst = ({ value }: { value: string }) => first.includes(value);
  const inOrder = [...options.filter(isFirst), ...options.filter((option) => !isFirst(option))];
  const wanted = words.trim().toLowerCase();
  const found = inOrder.filter((option) => option.label.toLowerCase().includes(wanted)).slice(0, SHOWN_OPTIONS);
  const current = found[Math.min(position, found.length - 1)];
  const isFull = values.length >= max;
  const toggle = (value: string) =>
    onChange((before) => {
      if (before.includes(value)) return before.filter((one) => one !== value);
      return before.length < max ? [...before, value] : before;
    });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown') setPosition(Math.min(position + 1, found.length - 1));
    else if (key === 'ArrowUp') setPosition(Math.max(position - 1, 0));
    else if (key === 'Enter') current && toggle(current.value);
    else if (key === 'Backspace' && words === '') onChange((before) => before.slice(0, -1));
    else if (key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <input
        ref={input}
        role="combobox"
        className={styles.words}
        value={words}
        aria-label={label}
        aria-expanded={true}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-describedby={`${id}-count`}
        aria-activedescendant={current && optionId(id, current.value)}
        placeholder={t('several.find')}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setPosition(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-multiselectable="true" aria-label={label} className={styles.list}>
        {found.map((option) => (
          <Option
            key={option.value}
            id={optionId(id, option.value)}
            label={option.label}
            words={words}
            chosen={values.includes(option.value)}
            current={option === current}
            disabled={isFull && !values.includes(option.value)}
            onToggle={() => toggle(option.value)}
          />
        ))}
      </div>
      <p id={`${id}-count`} className={styles.note} role="status">
        {found.length === 0 ? t('combobox.empty') : t('multi.count', { count: values.length, max })}
      </p>
    </>
  );
}

const optionId = (id: string, value: string) => `${id}-${value}`.replaceAll(/\s/g, '-');

interface OptionProps {
  id: string;
  label: string;
  words: string;
  chosen: boolean;
  current: boolean;
  disabled: boolean;
  onToggle: () => void;
}

function Option({ id, label, words, chosen, current, disabled, onToggle }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and answers to Enter
    // biome-ignore lint/a11y/useFocusableInteractive: the field above has the focus, by the combobox pattern
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={disabled || undefined}
      data-current={current || undefined}
      className={styles.option}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      <span className={styles.check}>{chosen && <IconCheck size={14} stroke={2.4} aria-hidden="true" />}</span>
      <span className={styles.optionLabel}>
        <Matched text={label} words={words} />
      </span>
    </div>
  );
}
