import { cut } from '@qinghe/contract/cut.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { RejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useRejectTemplates } from '../../../../domains/settings/api/list-reject-templates.ts';
import { needTexts } from '../../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { type FieldProps, GroupShell } from '../../../../ui/field/field-shell.tsx';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { FilterSelect } from '../../../../ui/filter-select/filter-select.tsx';
import { Key } from '../../../../ui/key/key.tsx';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';
import styles from './reject-dialog.module.css';

const StarterChips = onDemand(async () => {
  const [part] = await Promise.all([import('../../../../domains/settings/starter-chips.tsx'), needTexts(['starters'])]);
  return part;
});

const reasons = ['skills', 'degree', 'time', 'place', 'others', 'withdrew'] as const;

type TextOfForm = Omit<FieldProps<string>, 'label'>;

type RejectWords = ReturnType<typeof useRejectWords>;

/** The reason inside and the message outside; `fill` puts names into a template where they are known already. */
export function useRejectWords(fill: (content: string) => string) {
  const { data } = useRejectTemplates();
  const templates = data?.items ?? [];
  /** Empty where no template has this uuid: no message. */
  const messageBy = (uuid: string) => fill(templates.find((item) => item.uuid === uuid)?.content ?? '');
  const first = templates[0]?.uuid ?? '';
  return {
    templates,
    messageBy,
    fill,
    /** The account has no template, as far as is known. */
    hasNone: data?.items.length === 0,
    /** What a form begins with: the first template; `template` is '' for no message. */
    initial: { reason: '', template: first, message: messageBy(first) },
  };
}

/** Why inside; by number too, after which Enter sends it off. None is chosen beforehand: what nobody chose says nothing. */
export function RejectReasons({ name, value, error, onChange }: TextOfForm) {
  const { t } = useTranslation('resumes');
  const first = useRef<HTMLInputElement>(null);
  const labels = reasons.map((code) => t(`rejectReason.${code}`));
  const chosen = useRef<(label: string) => void>(onChange);
  useLayoutEffect(() => {
    chosen.current = (label) => {
      onChange(label);
      first.current?.closest('dialog')?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const label = /^[1-9]$/.test(event.key) && labels[Number(event.key) - 1];
      if (!label) return;
      event.preventDefault();
      chosen.current(label);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [labels]);
  return (
    <GroupShell label={t('reject.reason')} error={error}>
      {(control) => (
        <div className={styles.reasons}>
          {labels.map((label, index) => (
            <label key={label} className={styles.reason}>
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name={name}
                checked={value === label}
                aria-invalid={control['aria-invalid']}
                aria-keyshortcuts={String(index + 1)}
                onChange={() => onChange(label)}
              />
              {label}
              <span aria-hidden="true">
                <Key>{String(index + 1)}</Key>
              </span>
            </label>
          ))}
        </div>
      )}
    </GroupShell>
  );
}

/** Its title; where another one has the same, how its message begins as well. */
const nameAmong = (templates: readonly RejectTemplate[], { uuid, title, content }: RejectTemplate): string =>
  templates.some((other) => other.title === title && other.uuid !== uuid)
    ? `${title} · ${beginningOf(content)}`
    : title;

const beginningOf = (text: string): string => (text.length > 16 ? `${cut(text, 16)}…` : text);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('textarea, select, input:not([type=radio])') !== null;

interface RejectMessageProps {
  words: RejectWords;
  template: TextOfForm;
  message: TextOfForm;
  hint: string;
}

export function RejectMessage({
  words: { templates, messageBy, fill, hasNone },
  template,
  message,
  hint,
}: RejectMessageProps) {
  const { t } = useTranslation('resumes');
  return (
    <>
      {templates.length > 0 && (
        <FilterSelect
          label={t('reject.noMessage')}
          value={template.value}
          options={templates.map((item) => ({ value: item.uuid, label: nameAmong(templates, item) }))}
          onChange={(uuid) => {
            template.onChange(uuid);
            message.onChange(messageBy(uuid));
          }}
        />
      )}
      {hasNone && (
        <Suspense>
          <StarterChips
            kind="reject"
            onTake={(starter, added) => {
              message.onChange(fill(starter.content));
              void added.then((made) => made && template.onChange(made.uuid));
            }}
          />
        </Suspense>
      )}
      <TextArea label={t('reject.message')} maxLength={limits.message} rows={6} {...message} hint={hint} />
    </>
  );
}
