import type { Chat } from '@qinghe/contract/chat/chat.ts';
import { useEffect, useRef } from 'react';
import { askChatFile, useChatMessages, type useChatOutbox, useReadChat } from '../../../../domains/chat/api/chat.ts';
import { itemsOf } from '../../../../lib/api/api-query.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { stillUnsent } from '../../../../lib/offline/word-outbox.ts';
import { fullTime } from '../../../../lib/time/relative-time.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { QueryState } from '../../../../ui/state/query-state.tsx';
import { UnsentWord } from '../../../../ui/words/unsent-word.tsx';
import { useSeen } from '../../../../ui/words/use-seen.ts';
import { Word } from '../../../../ui/words/word.tsx';
import { WordFile } from '../../../../ui/words/word-file.tsx';
import { useLeadsTo } from '../panes/leads-to.ts';
import styles from './chat.module.css';

interface ChatWordsProps {
  uuid: string;
  chat: Chat;
  outbox: ReturnType<typeof useChatOutbox>;
}

/** The words in their order, those that are not confirmed at the end; seen once their end is. */
export function ChatWords({ uuid, chat, outbox }: ChatWordsProps) {
  const { t, i18n } = useTranslation('chat');
  const messages = useChatMessages(uuid, chat.last_seq > 0 || outbox.unsent.length > 0);
  const said = itemsOf(messages.data).toReversed();
  const unsent = stillUnsent(outbox.unsent, said);
  const theirs = said.findLast(({ side }) => side === 'candidate')?.seq ?? 0;
  const read = useReadChat();
  const isUnread = chat.answers && theirs > chat.read_by_us;
  const end = useSeen(isUnread ? theirs : 0, (seq) => void read({ uuid, seq }), false);
  const box = useRef<HTMLDivElement>(null);
  const newest = said.at(-1)?.seq ?? 0;
  // With each word that comes or is written, not with the earlier ones that are asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what is new
  useEffect(() => void box.current?.scrollTo(0, box.current.scrollHeight), [newest, outbox.unsent]);
  const led = useLeadsTo('chat');
  const isThere = !messages.isPending;
  // Once their height is known: the newest word, and below it the field as far as it has room.
  useEffect(() => {
    if (!led || !isThere) return;
    box.current?.closest('section')?.scrollIntoView({ block: 'end' });
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [led, isThere, end]);
  const lastRead = said.findLast(({ side, seq }) => side === 'company' && seq <= chat.read_by_them)?.uuid;
  const at = chat.read_by_them_at && fullTime(new Date(chat.read_by_them_at), i18n.language);
  return (
    <div ref={box} className={styles.words}>
      {messages.hasNextPage && (
        <Button variant="quiet" busy={messages.isFetchingNextPage} onClick={() => void messages.fetchNextPage()}>
          {t('earlier')}
        </Button>
      )}
      {!messages.data && chat.last_seq > 0 && <QueryState query={messages} title={t('failed')} rows={2} />}
      <ol className={styles.list}>
        {said.map((word) => (
          <Word
            key={word.uuid}
            text={word.text}
            at={word.sent_at}
            side={word.side === 'company' ? 'own' : 'other'}
            file={word.file && <WordFile file={word.file} ask={askChatFile(uuid)} />}
          >
            {word.by}
            {word.uuid === lastRead && at && <span>{t('read', { at })}</span>}
          </Word>
        ))}
        {unsent.map((word) => (
          <UnsentWord key={word.uuid} word={word} onAgain={outbox.again} onDrop={outbox.drop} />
        ))}
      </ol>
      <div ref={end} />
    </div>
  );
}
