import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Unsent } from '../../../lib/offline/word-outbox.ts';
import { Section } from '../../../ui/section/section.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { Composer } from '../../../ui/words/composer.tsx';
import { UnsentWord } from '../../../ui/words/unsent-word.tsx';
import { Word } from '../../../ui/words/word.tsx';
import { WordFile } from '../../../ui/words/word-file.tsx';

const at = '2026-11-27T02:00:00.000Z';
const states: Unsent['state'][] = ['sending', 'unconfirmed', 'failed'];
const nothing = () => undefined;
const draft = { text: '' };

/** The two sides of a conversation, and what becomes of a word. */
const file = {
  uuid: 'file',
  name: 'a-very-long-name-of-a-file-that-nobody-can-break.pdf',
  type: 'application/pdf',
  size: 2_400_000,
};
const never = () => new Promise<never>(() => undefined);

export function Words() {
  const { t } = useTranslation('design');
  return (
    <Section title="words">
      <Stack>
        <Stack as="ul">
          <Word text={t('long')} at={at} side="other" />
          <Word text={t('longWord')} at={at} side="own">
            {t('chosen')}
          </Word>
          <Word text={t('hint')} at={at} side="note" />
          <Word text="" at={at} side="other" file={<WordFile file={file} ask={never} />} />
          {states.map((state) => (
            <UnsentWord
              key={state}
              word={{ uuid: state, at, text: t('type', { name: state }), state, reason: t('wrong'), file: null }}
              onAgain={nothing}
              onDrop={nothing}
            />
          ))}
        </Stack>
        <Composer label={t('label')} hint={t('hint')} maxLength={100} draft={draft} onSend={nothing} upload={never} />
      </Stack>
    </Section>
  );
}
