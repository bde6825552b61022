import { attachmentTypes, MAX_ATTACHMENT_BYTES } from '@qinghe/contract/attachment-limits.ts';
import type { Attachment } from '@qinghe/contract/attachments.ts';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api/api-error.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { faultOf, megabytes } from '../field/file-check.ts';
import { toast } from '../toast/toast.ts';

/** Some systems know no media type for a file, so that its name tells. */
const TYPES = [...attachmentTypes, '.pdf', '.doc', '.docx', '.rtf', '.heic', '.heif'];
export const ACCEPTED = TYPES.join();

/** What was typed and chosen, and is not sent: closing what it stands in loses nothing. */
export interface WordDraft {
  text: string;
  file?: Attachment | undefined;
}

/** A file that somebody chose: on its way, refused or lost, or there to be sent with a word. */
export type Chosen =
  | { state: 'sending'; name: string; size: number }
  | { state: 'failed'; name: string; size: number; reason: string; again: (() => void) | null }
  | { state: 'ready'; name: string; size: number; file: Attachment };

export type AttachmentHandle = ReturnType<typeof useAttachment>;

/**
 * One file beside a word: chosen, pasted or dropped, uploaded at once, and named in the word.
 * @param draft keeps it while what it stands in is closed
 */
export function useAttachment(draft: WordDraft, upload: (file: File) => Promise<Attachment>) {
  const { t } = useTranslation('ui');
  const [chosen, setChosen] = useState<Chosen | null>(() =>
    draft.file ? { state: 'ready', name: draft.file.name, size: draft.file.size, file: draft.file } : null,
  );
  const turn = useRef(0);
  const set = (next: Chosen | null) => {
    draft.file = next?.state === 'ready' ? next.file : undefined;
    setChosen(next);
  };
  const send = async (source: File) => {
    turn.current += 1;
    const mine = turn.current;
    const { name, size } = source;
    const wrong = faultOf(source, { types: TYPES, maxBytes: MAX_ATTACHMENT_BYTES });
    if (wrong || size === 0) {
      const fault = wrong === 'size' ? 'tooLarge' : (wrong ?? 'empty');
      const reason = t(`words.file.${fault}`, { max: megabytes(MAX_ATTACHMENT_BYTES) });
      return set({ state: 'failed', name, size, reason, again: null });
    }
    set({ state: 'sending', name, size });
    try {
      const file = await upload(source);
      if (turn.current === mine) set({ state: 'ready', name: file.name, size: file.size, file });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      const reason = messageOf(failure, currentLocale());
      if (turn.current === mine) set({ state: 'failed', name, size, reason, again: () => void send(source) });
    }
  };
  const take = (files: FileList | readonly File[]) => {
    const [first] = files;
    if (files.length > 1) toast.error(t('words.file.one'));
    if (first) void send(first);
  };
  const drop = () => {
    turn.current += 1;
    set(null);
  };
  return {
    chosen,
    take,
    drop,
    /** The one that can be sent. */
    file: chosen?.state === 'ready' ? chosen.file : null,
    /** For what stands around the field: what Word and Excel copy is words with a picture of them, and stays words. */
    hears: {
      onPaste: (event: ClipboardEvent) => {
        const { files, types } = event.clipboardData;
        if (files.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        take(files);
      },
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      },
    },
  };
}
