import type { TextareaHTMLAttributes } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../toast/toast.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, FieldShell } from './field-shell.tsx';

type AreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'onChange' | 'onSubmit' | 'onBlur' | 'value' | 'disabled' | 'name'
>;

export interface TextAreaProps extends AreaProps, FieldProps<string> {
  /** Ctrl or ⌘ with Enter, outside of a form that knows it. */
  onSubmit?: () => void;
}

/** Characters of what is pasted that find no room: browsers leave them out without a word. */
function tooMuch({ value, selectionStart, selectionEnd, maxLength }: HTMLTextAreaElement, pasted: string): number {
  if (maxLength < 0) return 0;
  return value.length - (selectionEnd - selectionStart) + pasted.replace(/\r\n?/g, '\n').length - maxLength;
}

/** Several lines of text; counts them where there is a limit. */
export function TextArea({ label, hint, error, value, onChange, onSubmit, ...area }: TextAreaProps) {
  const { t } = useTranslation('common');
  const count = area.maxLength ? `${value.length} / ${area.maxLength}` : undefined;
  return (
    <FieldShell label={label} hint={hint} error={error} disabled={area.disabled} count={count}>
      {(control) => (
        <FieldFrame error={error}>
          <textarea
            {...area}
            {...control}
            value={value}
            className={styles.area}
            onChange={(event) => onChange(event.currentTarget.value)}
            onPaste={({ currentTarget, clipboardData }) => {
              const over = tooMuch(currentTarget, clipboardData.getData('text'));
              if (over > 0) toast.error(t('pasteCut', { most: area.maxLength, count: over }));
            }}
            onKeyDown={(event) => {
              area.onKeyDown?.(event);
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit?.();
            }}
          />
        </FieldFrame>
      )}
    </FieldShell>
  );
}
