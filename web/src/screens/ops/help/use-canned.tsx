import type { CannedAnswer } from '@qinghe/contract/help/canned.ts';
import { MAX_HELP_WORDS } from '@qinghe/contract/help/help.ts';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCannedAnswers } from '../../../domains/help/api/canned.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Key } from '../../../ui/key/key.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './canned.module.css';
import { CannedList } from './canned-list.tsx';

interface Field {
  value: string;
  onChange: (value: string) => void;
}

/** Most answers that are offered at one time; more words narrow them down. */
const OFFERED = 6;
/** A slash with which the words begin, and what is looked for behind it. */
const BEGUN = /^\/([^\n]{0,30})$/u;

const holds = ({ title, content }: CannedAnswer, words: string) =>
  `${title}\n${content}`.toLowerCase().includes(words.trim().toLowerCase());

/**
 * Canned answers in the field of an answer: a slash at its beginning offers them, and what is typed behind it finds them; the
 * button offers them beside what is written. Arrows and Enter or a press put one there, Esc leaves the words as they are.
 */
export function useCanned({ value, onChange }: Field) {
  const { t } = useTranslation(['help', 'common']);
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState<'by button' | 'given up' | null>(null);
  const begun = BEGUN.exec(value);
  const isOpen = shown === 'by button' || (begun !== null && shown === null);
  const asked = useCannedAnswers({ enabled: isOpen });
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const area = () => box.current?.closest('form')?.querySelector('textarea');
  const cursor = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (cursor.current === null) return;
    area()?.focus();
    area()?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  const found = (asked.data?.items ?? []).filter((one) => holds(one, begun?.[1] ?? ''));
  const offered = found.slice(0, OFFERED);
  const show = (how: 'by button' | 'given up' | null) => {
    setActive(0);
    setShown(how);
  };
  /** In the place of the slash, else where the cursor is; what finds no room is cut, and it says so. */
  const pick = ({ content }: CannedAnswer) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area() ?? {};
    const [from, to] = begun ? [0, value.length] : [selectionStart, selectionEnd];
    const room = MAX_HELP_WORDS - value.length + (to - from);
    if (content.length > room)
      toast.error(t('common:pasteCut', { most: MAX_HELP_WORDS, count: content.length - room }));
    const words = content.slice(0, room);
    cursor.current = from + words.length;
    show(null);
    onChange(value.slice(0, from) + words + value.slice(to));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const one = offered[active];
    if (step && one) setActive((active + step + offered.length) % offered.length);
    else if (event.key === 'Escape') show('given up');
    else if (event.key === 'Enter' && one) pick(one);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Where nothing is written it begins a search. */
  const begin = () => {
    cursor.current = value === '' ? 1 : (area()?.selectionStart ?? value.length);
    show(value === '' ? null : 'by button');
    if (value === '') onChange('/');
  };
  return {
    field: {
      onKeyDown,
      onInput: () => show(null),
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && offered.length > 0 ? `${listId}-${active}` : undefined,
    },
    button: (
      <Button variant="quiet" onClick={begin}>
        {t('help:canned.label')} <Key>/</Key>
      </Button>
    ),
    list: (
      <div ref={box} className={styles.box}>
        {isOpen && (
          <>
            <CannedList id={listId} answers={offered} active={active} onPick={pick} />
            {asked.data && offered.length === 0 && <Hint as="p">{t('help:canned.none')}</Hint>}
            {found.length > offered.length && (
              <Hint as="p">{t('help:canned.more', { count: found.length - offered.length })}</Hint>
            )}
            <Link to="/ops/canned-answers">{t('help:canned.manage')}</Link>
          </>
        )}
      </div>
    ),
  };
}
