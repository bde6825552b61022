import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './choice-tabs.module.css';

interface ChoiceTabsProps<T extends string> {
  label: string;
  value: T;
  choices: { value: T; label: string }[];
  onChange: (value: T) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs inside a page, for two or three faces of one thing; arrow keys change them. Places of their own are `Tabs`. */
export function ChoiceTabs<T extends string>({ label, value, choices, onChange, children }: ChoiceTabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const current = choices.findIndex((choice) => choice.value === value);
    const next = step && choices[(current + step + choices.length) % choices.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            role="tab"
            id={`${id}-${choice.value}`}
            data-value={choice.value}
            aria-selected={choice.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={choice.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
