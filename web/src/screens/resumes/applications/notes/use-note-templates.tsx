import { limits } from '@qinghe/contract/limits.ts';
import type { NoteTemplate } from '@qinghe/contract/settings/note-templates.ts';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNoteTemplates } from '../../../../domains/settings/api/list-note-templates.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import record from '../record/record.module.css';

interface Field {
  value: string;
  onChange: (value: string) => void;
}

/** The person's own beginnings of notes: a slash where nothing stands before it opens them, and so does a button. */
export function useTemplatesIn({ value, onChange }: Field) {
  const { t } = useTranslation(['resumes', 'common']);
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const templates = useNoteTemplates({ enabled: wanted }).data?.items ?? [];
  const box = useRef<HTMLSpanElement>(null);
  const area = () => box.current?.closest('form')?.querySelector('textarea');
  // Given up by Esc, the next slash is one.
  const givenUp = useRef(false);
  const cursor = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (cursor.current === null) return;
    area()?.focus();
    area()?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  const insert = ({ content }: NoteTemplate) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = area() ?? {};
    const room = limits.note - value.length + (to - from);
    if (content.length > room)
      toast.error(t('common:pasteCut', { most: limits.note, count: content.length - Math.max(room, 0) }));
    const words = content.slice(0, Math.max(room, 0));
    cursor.current = from + words.length;
    onChange(value.slice(0, from) + words + value.slice(to));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const before = value.slice(0, event.currentTarget.selectionStart).trim();
    const opens = event.key === '/' && before === '' && templates.length > 0 && !event.nativeEvent.isComposing;
    if (opens && !givenUp.current) {
      event.preventDefault();
      box.current?.querySelector('button')?.click();
    }
    givenUp.current = false;
  };
  const giveUp = () => {
    givenUp.current = true;
    return area();
  };
  const menu = wanted && (
    <span ref={box}>
      <Menu
        label={t('resumes:notes.templates')}
        trigger={t('resumes:notes.templates')}
        triggerClass={record.link ?? ''}
        triggerHasWords
        placement="below-start"
        returnTo={giveUp}
        groups={[
          templates.map((template) => ({ label: nameAmong(templates, template), onSelect: () => insert(template) })),
          [{ label: t('resumes:notes.manageTemplates'), onSelect: () => void navigate('/personal/note-setting') }],
        ].filter((group) => group.length > 0)}
      />
    </span>
  );
  return { menu, field: { onKeyDown, onFocus: () => setWanted(true) } };
}

/** So much of a text tells it from another one of the same title. */
const BEGINNING = 12;

const nameAmong = (templates: readonly NoteTemplate[], { uuid, title, content }: NoteTemplate): string =>
  templates.some((other) => other.title === title && other.uuid !== uuid)
    ? `${title} · ${[...content].slice(0, BEGINNING).join('')}`
    : title;
