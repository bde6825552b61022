import type { Chat } from '@qinghe/contract/chat/chat.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { useEffect } from 'react';
import { useChat, useChatOutbox } from '../../../../domains/chat/api/chat.ts';
import { useHeardWords } from '../../../../domains/chat/api/use-heard-words.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../../lib/time/relative-time.ts';
import { QueryState } from '../../../../ui/state/query-state.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { Hint } from '../../../../ui/text/hint.tsx';
import record from '../record/record.module.css';
import { ChatWords } from './chat-words.tsx';
import { WriteWord } from './write-word.tsx';

interface ChatPanelProps {
  detail: ApplicationDetail;
  /** Somebody wants to write, and has perhaps begun to. */
  asked?: boolean;
  /** It is known whether one can write. */
  onThere?: () => void;
}

/** What is said with the candidate, in the record. */
export default function ChatPanel({ detail, asked = false, onThere }: ChatPanelProps) {
  const { t } = useTranslation('chat');
  const query = useChat(detail.uuid);
  const { data: chat } = query;
  const outbox = useChatOutbox(detail.uuid);
  useHeardWords(detail.uuid);
  const isKnown = !query.isPending;
  useEffect(() => {
    if (isKnown) onThere?.();
  }, [isKnown, onThere]);
  // Who only reads along, where nothing was said: there is nothing to show.
  const isSilent = chat?.last_seq === 0 && outbox.unsent.length === 0;
  if (chat && isSilent && !mayWrite(chat) && chat.state !== 'hidden') return null;
  return (
    <section id="chat" className={record.block} aria-label={t('title')}>
      <h3>
        {t('title')} {chat && chat.unread > 0 && <Tag tone="amber">{t('unread', { count: chat.unread })}</Tag>}
      </h3>
      {chat ? (
        <Conversation detail={detail} chat={chat} outbox={outbox} asked={asked} />
      ) : (
        <QueryState query={query} title={t('failed')} rows={2} />
      )}
    </section>
  );
}

const mayWrite = ({ answers, state }: Chat): boolean => answers && (state === 'open' || state === 'last_word');

interface ConversationProps {
  detail: ApplicationDetail;
  asked: boolean;
  chat: Chat;
  outbox: ReturnType<typeof useChatOutbox>;
}

function Conversation({ detail, chat, outbox, asked }: ConversationProps) {
  const { t, i18n } = useTranslation('chat');
  const { state, last_word_until, answers } = chat;
  return (
    <>
      {(chat.last_seq > 0 || outbox.unsent.length > 0) && <ChatWords uuid={detail.uuid} chat={chat} outbox={outbox} />}
      {state === 'hidden' && <Hint as="p">{t('hidden')}</Hint>}
      {state === 'closed' && <Hint as="p">{t('closed')}</Hint>}
      {last_word_until && answers && (
        <Hint as="p">{t('lastWord', { at: fullTime(new Date(last_word_until), i18n.language) })}</Hint>
      )}
      {mayWrite(chat) && <WriteWord detail={detail} outbox={outbox} said={chat.last_seq} asked={asked} />}
    </>
  );
}
