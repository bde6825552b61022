import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef, useState } from 'react';
import { Key } from '../key/key.tsx';
import { useKey } from '../key/use-key.ts';
import styles from './filter-bar.module.css';

const DEBOUNCE_MS = 250;

interface FilterSearchProps {
  /** What is searched for: `搜姓名、手机`. */
  label: string;
  value: string;
  maxLength?: number;
  onChange: (value: string) => void;
}

/** Searches a list as one types, a moment after the last letter. The key / leads to it, Esc empties it. */
export function FilterSearch({ label, value, maxLength, onChange }: FilterSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      report.current(typed.trim());
      setTyped(null);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Of two searches on a page that of its list is meant.
  useKey('/', () => input.current?.focus(), { label, first: true });
  return (
    <span className={styles.search}>
      <IconSearch size={16} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={maxLength}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('');
        }}
      />
      <Key>/</Key>
    </span>
  );
}
