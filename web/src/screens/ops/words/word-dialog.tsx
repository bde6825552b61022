import {
  MAX_WORDS_AT_ONCE,
  type SensitiveWord,
  type saveSensitiveWords,
  type WordKind,
  wordKinds,
} from '@qinghe/contract/dict/sensitive-words.ts';
import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useSaveWords } from '../../../domains/dict/api/sensitive-words.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { wordsOf } from './words-of.ts';

interface WordValues {
  /** One a line, as they are pasted. */
  words: string;
  kind: string;
  note: string;
}

const schema = async () => (await import('@qinghe/contract/dict/sensitive-words.ts')).saveSensitiveWords.input;

interface WordDialogProps {
  /** Null for new ones. */
  word: SensitiveWord | null;
  onClose: () => void;
}

/** Adds one word or many, or changes what one leads to. */
export function WordDialog({ word, onClose }: WordDialogProps) {
  const { t } = useTranslation('ops');
  const form = useApiForm<WordValues, OutputOf<typeof saveSensitiveWords>, InputOf<typeof saveSensitiveWords>>({
    key: `ops:words:${word?.uuid ?? 'new'}`,
    initial: { words: word?.word ?? '', kind: word?.kind ?? 'refuse', note: word?.note ?? '' },
    input: ({ words, kind, note }) => ({ words: wordsOf(words), kind: kind as WordKind, note }),
    schema,
    save: useSaveWords(),
    onSaved: (saved) => {
      toast.success(t('words.saved', { ...saved }));
      onClose();
    },
  });
  const count = wordsOf(form.values.words).length;
  return (
    <FormDialog
      form={form}
      title={word ? t('words.changeTitle', { word: word.word }) : t('words.addTitle')}
      {...(!word && count > 1 ? { submit: t('words.addCount', { count }) } : {})}
      onClose={onClose}
    >
      {!word && (
        <TextArea
          label={t('words.words')}
          hint={t('words.wordsHint', { most: MAX_WORDS_AT_ONCE, length: limits.sensitiveWord })}
          rows={6}
          {...form.field('words')}
        />
      )}
      <RadioField
        label={t('words.kind')}
        options={wordKinds.map((kind) => ({ value: kind, label: t(`words.leadsTo.${kind}`) }))}
        {...form.field('kind')}
      />
      <TextField label={t('words.note')} hint={t('words.noteHint')} maxLength={limits.reason} {...form.field('note')} />
    </FormDialog>
  );
}
