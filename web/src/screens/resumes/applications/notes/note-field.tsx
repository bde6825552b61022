import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { draftOf } from '../../../../ui/form/draft.ts';
import { useKey } from '../../../../ui/key/use-key.ts';
import { useRecordForms } from '../record/late-forms.ts';
import type { Named } from './named.ts';
import { NoteText, noteDraft } from './note-text.tsx';

/** A place to write a note. What was typed stays with its person until it is sent. */
export function NoteField({ uuid }: { uuid: string }) {
  const { t } = useTranslation('resumes');
  const forms = useRecordForms();
  const container = useRef<HTMLDivElement>(null);
  const wasWriting = useRef(false);
  const focus = () => container.current?.querySelector('textarea')?.focus();
  useKey('n', focus, { label: t('shortcuts.note') });
  // Letters that would fall beside the field are keys of the desk.
  const onLeave = () => {
    wasWriting.current = container.current?.contains(document.activeElement) ?? false;
  };
  const onReady = () => {
    if (wasWriting.current) focus();
    wasWriting.current = false;
  };
  return (
    <div ref={container}>
      {forms ? (
        <forms.NoteForm key={uuid} uuid={uuid} onReady={onReady} />
      ) : (
        <StandIn key={uuid} uuid={uuid} onLeave={onLeave} />
      )}
    </div>
  );
}

/** Stands there until the form is loaded, which begins with what was typed here. */
function StandIn({ uuid, onLeave }: { uuid: string; onLeave: () => void }) {
  const draft = draftOf<{ uuid: string; text: string; picked: Named[] }>(noteDraft(uuid), 'memory');
  const [text, setText] = useState(() => draft.read()?.values.text ?? '');
  const type = (next: string) => {
    setText(next);
    const picked = draft.read()?.values.picked ?? [];
    draft.write({ uuid, text: next, picked }, { uuid, text: '', picked: [] });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while it still has the focus
  useLayoutEffect(() => onLeave, []);
  return <NoteText value={text} onChange={type} />;
}
