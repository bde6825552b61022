import { limits } from '@qinghe/contract/limits.ts';
import { useTranslation } from 'react-i18next';
import { useRejectTemplates } from '../../../domains/settings/api/list-reject-templates.ts';
import type { FieldProps } from '../../../ui/field/field-shell.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FilterSelect } from '../../../ui/filter-select/filter-select.tsx';
import styles from './reject-dialog.module.css';

const reasons = ['skills', 'degree', 'time', 'place', 'others', 'withdrew'] as const;

type TextOfForm = Omit<FieldProps<string>, 'label'>;

export type RejectWords = ReturnType<typeof useRejectWords>;

/** The reason inside and the message outside; `fill` puts names into a template where they are known already. */
export function useRejectWords(fill: (content: string) => string) {
  const { t } = useTranslation('resumes');
  const templates = useRejectTemplates().data?.items ?? [];
  /** Empty where no template has this uuid: no message. */
  const messageBy = (uuid: string) => fill(templates.find((item) => item.uuid === uuid)?.content ?? '');
  const first = templates[0]?.uuid ?? '';
  return {
    templates,
    messageBy,
    /** What a form begins with: the first template; `template` is '' for no message. */
    initial: { reason: t('rejectReason.skills'), template: first, message: messageBy(first) },
  };
}

export function RejectReasons({ name, value, onChange }: TextOfForm) {
  const { t } = useTranslation('resumes');
  return (
    <fieldset className={styles.reasons}>
      <legend>{t('reject.reason')}</legend>
      {reasons.map((code) => {
        const label = t(`rejectReason.${code}`);
        return (
          <label key={code} className={styles.reason}>
            <input type="radio" name={name} checked={value === label} onChange={() => onChange(label)} />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}

interface RejectMessageProps {
  words: RejectWords;
  template: TextOfForm;
  message: TextOfForm;
  hint: string;
}

export function RejectMessage({ words: { templates, messageBy }, template, message, hint }: RejectMessageProps) {
  const { t } = useTranslation('resumes');
  return (
    <>
      {templates.length > 0 && (
        <FilterSelect
          label={t('reject.noMessage')}
          value={template.value}
          options={templates.map((item) => ({ value: item.uuid, label: item.title }))}
          onChange={(uuid) => {
            template.onChange(uuid);
            message.onChange(messageBy(uuid));
          }}
        />
      )}
      <TextArea label={t('reject.message')} maxLength={limits.message} rows={6} {...message} hint={hint} />
    </>
  );
}
