import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRejectTemplates } from '../../../domains/settings/api/list-reject-templates.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FilterSelect } from '../../../ui/filter-select/filter-select.tsx';
import styles from './reject-dialog.module.css';

const reasons = ['skills', 'degree', 'time', 'place', 'others', 'withdrew'] as const;
const NONE = 'none';

export interface RejectWords {
  reason: string;
  setReason: (reason: string) => void;
  message: string;
  setMessage: (message: string) => void;
  templates: { uuid: string; title: string }[];
  /** Uuid of the chosen template; `none` for no message. */
  template: string;
  choose: (uuid: string) => void;
}

/** The reason inside and the message outside; `fill` puts names into a template where they are known already. */
export function useRejectWords(fill: (content: string) => string): RejectWords {
  const { t } = useTranslation('resumes');
  const templates = useRejectTemplates().data?.items ?? [];
  const [template, setTemplate] = useState('');
  const [reason, setReason] = useState('');
  const [written, setWritten] = useState<string | null>(null);
  const first = templates[0]?.uuid;
  useEffect(() => {
    if (first && template === '') setTemplate(first);
  }, [first, template]);
  const chosen = templates.find((item) => item.uuid === template);
  return {
    reason: reason || t('rejectReason.skills'),
    setReason,
    message: written ?? (chosen ? fill(chosen.content) : ''),
    setMessage: setWritten,
    templates,
    template,
    choose(uuid) {
      setTemplate(uuid);
      setWritten(uuid === NONE ? '' : null);
    },
  };
}

export function RejectReasons({ words }: { words: RejectWords }) {
  const { t } = useTranslation('resumes');
  return (
    <fieldset className={styles.reasons}>
      <legend>{t('reject.reason')}</legend>
      {reasons.map((code) => {
        const label = t(`rejectReason.${code}`);
        return (
          <label key={code} className={styles.reason}>
            <input
              type="radio"
              name="reason"
              checked={words.reason === label}
              onChange={() => words.setReason(label)}
            />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}

export function RejectMessage({ words, hint, onSubmit }: { words: RejectWords; hint: string; onSubmit: () => void }) {
  const { t } = useTranslation('resumes');
  return (
    <>
      {words.templates.length > 0 && (
        <FilterSelect
          label={t('reject.noMessage')}
          value={words.template === NONE ? '' : words.template}
          options={words.templates.map((item) => ({ value: item.uuid, label: item.title }))}
          onChange={(uuid) => words.choose(uuid || NONE)}
        />
      )}
      <TextArea
        label={t('reject.message')}
        hint={hint}
        value={words.message}
        maxLength={500}
        rows={6}
        onChange={words.setMessage}
        onSubmit={onSubmit}
      />
    </>
  );
}
