import { type HelpMessage, MAX_HELP_WORDS, sendHelpMessage } from '@qinghe/contract/help/help.ts';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef } from 'react';
import { itemsOf } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useWordOutbox } from '../../../lib/offline/use-word-outbox.ts';
import { type NewWord, stillUnsent } from '../../../lib/offline/word-outbox.ts';
import { useTypists } from '../../../lib/realtime/use-typing.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { Composer } from '../../../ui/words/composer.tsx';
import { UnsentWord } from '../../../ui/words/unsent-word.tsx';
import { useSeen } from '../../../ui/words/use-seen.ts';
import { Word } from '../../../ui/words/word.tsx';
import { WordFile } from '../../../ui/words/word-file.tsx';
import { askHelpFile, uploadToHelp, useHelp, useHelpMessages, useReadHelp, useTypeInHelp } from '../api/help.ts';
import styles from './help-panel.module.css';
import { RateHelp } from './rate-help.tsx';

/** The conversation of who is here with us, over whatever page is open. */
export default function HelpPanel({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['help', 'common']);
  const { data: help } = useHelp();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => void panel.current?.querySelector('textarea')?.focus(), []);
  const there = help?.back_at
    ? t(help.knows_holidays ? 'panel.away' : 'panel.awayWeekdays', {
        at: fullTime(new Date(help.back_at), i18n.language),
      })
    : t(help?.knows_holidays ? 'panel.here' : 'panel.hereWeekdays');
  return (
    <section
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={t('panel.title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
      }}
    >
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('panel.title')}</h2>
          {help && <Hint as="p">{there}</Hint>}
        </div>
        <IconButton label={t('common:close')} onClick={onClose}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </header>
      <Words />
    </section>
  );
}

const send = (word: NewWord) => call(sendHelpMessage, word, { background: true });

function Words() {
  const { t } = useTranslation('help');
  const outbox = useWordOutbox('help', { send });
  const { data: help } = useHelp();
  const messages = useHelpMessages();
  const said = itemsOf(messages.data).toReversed();
  const unsent = stillUnsent(outbox.unsent, said);
  const last = said.findLast(({ side }) => side === 'platform');
  const read = useReadHelp();
  const conversation = help?.conversation;
  const isTyping = useTypists(conversation?.uuid, last?.seq ?? 0).length > 0;
  const typed = useTypeInHelp();
  const isUnread =
    last?.conversation_uuid === conversation?.uuid && (last?.seq ?? 0) > (conversation?.read_by_you ?? 0);
  const end = useSeen(isUnread ? (last?.seq ?? 0) : 0, (seq) => {
    if (last) void read({ uuid: last.conversation_uuid, seq });
  });
  // With each word that comes or is written. Newer browsers give a promise, which is no way to undo it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the number that changes
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [said.length, unsent.length, isTyping]);
  const isRead = ({ conversation_uuid, seq }: HelpMessage) =>
    conversation_uuid === conversation?.uuid && seq <= conversation.read_by_us;
  return (
    <>
      <div className={styles.words}>
        {messages.hasNextPage && (
          <Button variant="quiet" busy={messages.isFetchingNextPage} onClick={() => void messages.fetchNextPage()}>
            {t('panel.earlier')}
          </Button>
        )}
        {!messages.data && <QueryState query={messages} title={t('panel.failed')} rows={3} />}
        {messages.data && said.length + unsent.length === 0 && <p>{t('panel.empty')}</p>}
        <ol className={styles.list}>
          {said.map((word) => (
            <Word
              key={word.uuid}
              text={word.text}
              at={word.sent_at}
              side={word.side === 'person' ? 'own' : 'other'}
              file={word.file && <WordFile file={word.file} ask={askHelpFile} />}
            >
              {word.side === 'platform' ? t('panel.us') : isRead(word) && t('panel.read')}
            </Word>
          ))}
          {unsent.map((word) => (
            <UnsentWord key={word.uuid} word={word} onAgain={outbox.again} onDrop={outbox.drop} />
          ))}
        </ol>
        <div role="status">{isTyping && <Hint>{t('panel.typing')}</Hint>}</div>
        {conversation?.state === 'resolved' && <Hint as="p">{t('panel.resolved')}</Hint>}
        {conversation?.can_rate && <RateHelp key={conversation.uuid} uuid={conversation.uuid} />}
        <div ref={end} />
      </div>
      <div className={styles.composer}>
        <Composer
          label={t('panel.write')}
          hint={t('panel.effect')}
          maxLength={MAX_HELP_WORDS}
          draft={outbox.draft}
          onSend={outbox.send}
          onTyping={typed}
          upload={uploadToHelp}
        />
      </div>
    </>
  );
}
