import { limits } from '@qinghe/contract/limits.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { TextArea, type TextAreaProps } from '../../../../ui/field/text-area.tsx';

/** Under which name an unsent note about an application is kept. */
export const noteDraft = (uuid: string) => `note:${uuid}`;

/** Where a note is written; one line until somebody does. */
export function NoteText(field: Omit<TextAreaProps, 'label'>) {
  const { t } = useTranslation('resumes');
  return (
    <TextArea
      label={t('notes.write')}
      hint={t('notes.hint')}
      rows={field.value === '' ? 1 : 3}
      maxLength={limits.note}
      aria-keyshortcuts="n"
      {...field}
    />
  );
}
