import { DESCRIPTION_MAX, plainDescription } from '@qinghe/contract/jobs/description.ts';
import type { Finding } from '@qinghe/contract/jobs/job.ts';
import type { Editor } from '@tiptap/core';
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { loadLater } from '../../../../lib/offline/load-with-retry.ts';
import { FieldNote } from '../../../../ui/field/field-shell.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { DescriptionText } from '../description-text.tsx';
import styles from './description-field.module.css';
import { Toolbar } from './toolbar.tsx';

type EditorModule = typeof import('./description-editor.ts');

/** What the rest of the form asks of the editor; each tells whether the words still stand there. */
export interface DescriptionHandle {
  select: (finding: Finding) => boolean;
  fix: (finding: Finding) => boolean;
  /** Takes the last fix back. @returns false when the text was changed since: then it would undo something else */
  undoFix: () => boolean;
}

export interface DescriptionFieldProps {
  label: string;
  /** Stands in it while it is empty. */
  placeholder: string;
  hint?: ReactNode;
  value: string;
  onChange: (text: string) => void;
  /** Of the last check, and the text that it read. */
  findings?: readonly Finding[];
  checkedText?: string | undefined;
  error?: string | undefined;
  ref?: Ref<DescriptionHandle>;
}

const NO_FINDINGS: readonly Finding[] = [];

/** A text of several paragraphs with its editor, which is loaded beside the form; until then its text is there to read. */
export function DescriptionField({
  label,
  placeholder,
  hint,
  value,
  onChange,
  findings = NO_FINDINGS,
  checkedText,
  error,
  ref,
}: DescriptionFieldProps) {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const { editor, module } = useDescriptionEditor({ host, value, onChange, labelledBy: id, placeholder });
  useEffect(() => {
    if (editor && module && checkedText !== undefined) module.showFindings(editor, checkedText, findings);
  }, [editor, module, checkedText, findings]);
  useEffect(() => {
    editor?.view.dom.setAttribute('aria-invalid', String(error !== undefined));
    editor?.view.dom.setAttribute('aria-describedby', `${id}-note`);
  }, [editor, error, id]);
  const afterFix = useRef<string>(undefined);
  useImperativeHandle(ref, () => ({
    select: (finding) => (editor && module?.selectFinding(editor, finding)) ?? false,
    fix(finding) {
      const fixed = (editor && module?.fixFinding(editor, finding)) ?? false;
      if (fixed && editor) afterFix.current = module?.currentText(editor);
      return fixed;
    },
    undoFix: () => editor !== undefined && module?.currentText(editor) === afterFix.current && editor.commands.undo(),
  }));
  const length = plainDescription(value).length;
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a label for the mouse; keys reach the editor by themselves */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <span id={id} className={styles.label} onClick={() => editor?.commands.focus()}>
        {label}
      </span>
      <div className={error ? `${styles.frame} ${styles.wrong}` : styles.frame}>
        <div className={styles.head}>
          <Toolbar editor={editor} />
          <span className={styles.count}>{`${length} / ${DESCRIPTION_MAX}`}</span>
        </div>
        <div ref={host} />
        {!editor && (
          <div className={styles.text} aria-busy="true">
            <DescriptionText text={value} />
          </div>
        )}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}

interface Wanted {
  host: { current: HTMLDivElement | null };
  value: string;
  onChange: (text: string) => void;
  labelledBy: string;
  placeholder: string;
}

function useDescriptionEditor({ host, value, onChange, labelledBy, placeholder }: Wanted) {
  const { t } = useTranslation('jobs');
  const [editor, setEditor] = useState<Editor>();
  const [module, setModule] = useState<EditorModule>();
  const [, setStep] = useState(0);
  // The editor lives longer than one rendering; it tells the newest one.
  const newest = useRef({ value, onChange, placeholder, t });
  newest.current = { value, onChange, placeholder, t };
  const own = useRef(value);
  useEffect(() => {
    let made: Editor | undefined;
    let gone = false;
    void loadLater(() => import('./description-editor.ts')).then((loaded) => {
      if (gone || !host.current) return;
      own.current = newest.current.value;
      made = loaded.createDescriptionEditor({
        element: host.current,
        text: own.current,
        className: styles.text ?? '',
        labelledBy,
        placeholder: newest.current.placeholder,
        onChange: (text) => {
          own.current = text;
          newest.current.onChange(text);
        },
        onStep: () => setStep((step) => step + 1),
        onTooLong: () => toast.error(newest.current.t('editor.tooLong', { max: DESCRIPTION_MAX })),
      });
      setModule(loaded);
      setEditor(made);
    });
    return () => {
      gone = true;
      made?.destroy();
      setEditor(undefined);
    };
  }, [host, labelledBy]);
  useEffect(() => {
    // What the editor did not write itself: a colleague's text, a fix that was taken back.
    if (!editor || !module || value === own.current) return;
    own.current = value;
    module.setText(editor, value);
  }, [editor, module, value]);
  return { editor, module };
}
