import { createCommonWord, MAX_COMMON_WORDS } from '@qinghe/contract/settings/common-words.ts';
import { useDeleteCommonWord } from '../../domains/settings/api/delete-common-word.ts';
import { useCommonWords } from '../../domains/settings/api/list-common-words.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { WordDialog } from './common-words/word-dialog.tsx';
import { SettingsList } from './settings-list.tsx';

/** What an account says again and again in chats. */
export default function CommonWords() {
  const { t } = useTranslation('settings');
  return (
    <SettingsList
      query={useCommonWords()}
      creates={createCommonWord}
      most={MAX_COMMON_WORDS}
      columns={[{ key: 'content', title: t('words.content'), cell: ({ content }) => content, phone: 'title' }]}
      nameOf={({ content }) => content}
      full="room.commonWords"
      texts="words"
      starters="words"
      remove={useDeleteCommonWord()}
      questionOf={({ content }) => ({ title: t('words.deleteTitle'), hint: content })}
      dialog={(word, close) => <WordDialog word={word} onClose={close} />}
    />
  );
}
