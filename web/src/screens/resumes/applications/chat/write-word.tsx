import { MAX_CHAT_WORDS } from '@qinghe/contract/chat/chat.ts';
import { fillPlaces } from '@qinghe/contract/places.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { uploadToChat, type useChatOutbox, useChatTyping } from '../../../../domains/chat/api/chat.ts';
import { useCommonWords } from '../../../../domains/settings/api/list-common-words.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Key } from '../../../../ui/key/key.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { Hint } from '../../../../ui/text/hint.tsx';
import { Composer } from '../../../../ui/words/composer.tsx';
import record from '../record/record.module.css';
import styles from './chat.module.css';

interface WriteWordProps {
  detail: ApplicationDetail;
  outbox: ReturnType<typeof useChatOutbox>;
  /** How many words were said before: with some the field stands there at once. */
  said: number;
  /** Somebody has pressed C before it was there. */
  asked: boolean;
}

/** Where one writes to the candidate; C leads to it. */
export function WriteWord({ detail, outbox, said, asked }: WriteWordProps) {
  const { t } = useTranslation('chat');
  const [opened, setOpened] = useState(asked);
  const isOpen =
    said > 0 || opened || outbox.draft.text !== '' || outbox.draft.file !== undefined || outbox.unsent.length > 0;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened) writeIn(place.current);
  }, [opened]);
  // A word that comes in above moves the field away from whoever writes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each word
  useEffect(() => {
    if (place.current?.contains(document.activeElement)) place.current.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const open = () => {
    setOpened(true);
    writeIn(place.current);
  };
  const { typists, say } = useChatTyping(detail.uuid, said);
  useKey('c', open, { label: t('write') });
  return (
    <div ref={place} className={styles.write}>
      <div role="status">{typists.length > 0 && <Hint>{t('typing', { names: typists.join(t('between')) })}</Hint>}</div>
      {isOpen ? (
        <Composer
          label={t('label', { name: detail.name })}
          hint={t('effect')}
          rows={3}
          maxLength={MAX_CHAT_WORDS}
          keyName="c"
          draft={outbox.draft}
          onSend={outbox.send}
          onTyping={say}
          upload={uploadToChat(detail.uuid)}
        >
          {({ text, write }) => (
            <CommonWords
              fill={(content) =>
                fillPlaces(content, { name: detail.name, job: detail.job_title, company: '{company}' })
              }
              onTake={(words) => write(text === '' ? words : `${text}${words}`)}
            />
          )}
        </Composer>
      ) : (
        <Button aria-keyshortcuts="c" onClick={open}>
          {t('write')} <Key>C</Key>
        </Button>
      )}
    </div>
  );
}

function writeIn(place: HTMLElement | null): void {
  place?.querySelector('textarea')?.focus();
  place?.scrollIntoView({ block: 'nearest' });
}

interface CommonWordsProps {
  /** Puts names into the places of a phrase. */
  fill: (content: string) => string;
  onTake: (words: string) => void;
}

/** The account's own phrases for chats. */
function CommonWords({ fill, onTake }: CommonWordsProps) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const phrases = useCommonWords().data?.items ?? [];
  return (
    <Menu
      label={t('phrases')}
      trigger={t('phrases')}
      triggerClass={record.link ?? ''}
      triggerHasWords
      groups={[
        phrases.map(({ content }) => ({ label: content, onSelect: () => onTake(fill(content)) })),
        [{ label: t('managePhrases'), onSelect: () => void navigate('/personal/common-words') }],
      ].filter((group) => group.length > 0)}
    />
  );
}
