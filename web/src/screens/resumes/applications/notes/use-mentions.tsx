import { limits } from '@qinghe/contract/limits.ts';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Mentionable, useMentionable } from '../../../../domains/resumes/api/mentionable.ts';
import { MentionList } from './mention-list.tsx';
import styles from './mentions.module.css';
import { type Named, namedIn } from './named.ts';
import { UnseenMentions } from './unseen-mentions.tsx';

interface Field<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** Most colleagues that are offered at one time. */
const OFFERED = 6;
/** What was typed of a name behind an @ that does not end an e-mail's name. */
const BEGUN = /(?:^|[^\w.+-])@([^\s@]{0,20})$/u;

/**
 * Colleagues in a note: an @ offers them, arrows and Enter or a press put one there, Esc leaves the sign as it is.
 * @param text the note; @param picked who was chosen from the list, which tells two of one name apart
 */
export function useMentionsIn(uuid: string, text: Field<string>, picked: Field<Named[]>) {
  const [cursor, setCursor] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const asked = useMentionable(uuid, { enabled: text.value.includes('@') });
  const colleagues = asked.data?.items ?? [];
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const area = () => box.current?.closest('form')?.querySelector('textarea');
  const goTo = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (goTo.current === null) return;
    area()?.focus();
    area()?.setSelectionRange(goTo.current, goTo.current);
    goTo.current = null;
  });
  const begun = cursor === null ? null : BEGUN.exec(text.value.slice(0, cursor));
  const offered = begun ? colleagues.filter(({ name }) => name.includes(begun[1] ?? '')).slice(0, OFFERED) : [];
  const isOpen = offered.length > 0;
  const close = () => setCursor(null);
  const pick = ({ uuid: account, name }: Mentionable) => {
    if (!begun || cursor === null) return;
    const words = `@${name} `;
    const from = text.value.lastIndexOf('@', cursor - 1);
    const next = text.value.slice(0, from) + words + text.value.slice(cursor);
    close();
    if (next.length > limits.note) return;
    goTo.current = from + words.length;
    text.onChange(next);
    picked.onChange([...picked.value.filter((one) => one.uuid !== account), { uuid: account, name }]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const one = offered[active];
    if (step) setActive((active + step + offered.length) % offered.length);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && one) pick(one);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const named = namedIn(text.value, colleagues, picked.value);
  const unseen = colleagues.filter(({ uuid: one, sees }) => !sees && named.some(({ uuid }) => uuid === one));
  const unseenNames = unseen.map(({ name }) => name).join();
  // What came below the note may lie beyond the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of what stands there
  useLayoutEffect(() => {
    if (isOpen || unseenNames !== '') box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, offered.length, unseenNames]);
  return {
    field: {
      onKeyDown,
      onBlur: close,
      onSelect: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
        setCursor(currentTarget.selectionStart);
        setActive(0);
      },
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? `${listId}-${active}` : undefined,
    },
    list: (
      <div ref={box} className={styles.below}>
        {isOpen && <MentionList id={listId} colleagues={offered} active={active} onPick={pick} />}
        {asked.data && <UnseenMentions colleagues={unseen} {...asked.data} onShared={() => void asked.refetch()} />}
      </div>
    ),
    named,
  };
}
