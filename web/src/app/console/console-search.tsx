import { limits } from '@qinghe/contract/limits.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useKey } from '../../ui/key/use-key.ts';
import styles from './console-frame.module.css';

/** Looks for companies and accounts; what is typed stands in no address, since it may be a phone. */
export function ConsoleSearch() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useKey('/', () => input.current?.focus(), { label: t('console.search') });
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const q = words.trim();
        if (q.length > 1) void navigate('/ops/search', { state: { q } });
      }}
    >
      <input
        ref={input}
        type="search"
        className={styles.searchField}
        aria-label={t('console.search')}
        aria-keyshortcuts="/"
        placeholder={t('console.search')}
        maxLength={limits.email}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </form>
  );
}
