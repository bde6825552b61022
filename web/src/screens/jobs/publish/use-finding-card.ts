import type { Finding } from '@qinghe/contract/jobs/job.ts';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from 'react';
import type { DescriptionHandle } from '../../../domains/jobs/components/description/description-field.tsx';
import { findingKey, sameFinding } from '../../../domains/jobs/components/description/finding-positions.ts';
import { focusField } from './focus-field.ts';

interface OpenCard {
  finding: Finding;
  /** Opened by the pointer resting on the words, it goes when the pointer goes. */
  by: 'pointer' | 'click' | 'key';
}

interface CardOptions {
  form: RefObject<HTMLElement | null>;
  editor: RefObject<DescriptionHandle | null>;
  /** In the order of the form. */
  findings: readonly Finding[];
}

/** The one card of the form: opened at marked words by pointer, click or F8, and moved on to the next ones. */
export function useFindingCard({ form, editor, findings }: CardOptions) {
  const [open, setOpen] = useState<OpenCard>();
  const wordsOf = (finding: Finding) =>
    form.current?.querySelector<HTMLElement>(`[data-finding="${CSS.escape(findingKey(finding))}"]`);
  const at = (target: EventTarget) => {
    const name = (target as Element).closest<HTMLElement>('[data-finding]')?.dataset.finding;
    return findings.find((finding) => findingKey(finding) === name);
  };
  // What a newer check no longer found has no card; what it found a few letters further on keeps its card.
  const current = open && sameFinding(open.finding, findings);

  /** Takes the person to the words and says what is wrong with them. */
  const show = (finding: Finding, by: OpenCard['by'] = 'key') => {
    const words = wordsOf(finding);
    words?.scrollIntoView({ block: 'center' });
    if (words) setOpen({ finding, by });
  };
  const step = (way: 1 | -1) => {
    const located = findings.filter((finding) => wordsOf(finding));
    const index = located.findIndex((finding) => current && findingKey(finding) === findingKey(current));
    const next = located[index < 0 && way < 0 ? located.length - 1 : (index + way + located.length) % located.length];
    if (next) show(next);
  };
  // Wherever the focus is: after a fix the button that had it may be gone.
  useEffect(() => {
    const goOn = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || (event.target as Element).closest('dialog')) return;
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', goOn);
    return () => document.removeEventListener('keydown', goOn);
  });
  return {
    card: current && { finding: current, focused: open?.by === 'key' },
    show,
    next: findings.length > 1 ? () => step(1) : undefined,
    /** After words were mended: somebody who goes by key is taken to the next ones, or back into the field. */
    leave(mended: Finding) {
      const byKey = open?.by === 'key';
      if (byKey && findings.some((finding) => findingKey(finding) !== findingKey(mended) && wordsOf(finding)))
        return step(1);
      setOpen(undefined);
      if (byKey) focusField(form.current, mended.field);
    },
    close(back: boolean) {
      setOpen(undefined);
      if (back && current && current.field === 'description') editor.current?.select(current);
      else if (back && current) wordsOf(current)?.focus();
    },
    /** For the form around the words. */
    handlers: {
      onMouseOver({ target, buttons }: MouseEvent) {
        const finding = at(target);
        if (finding && buttons === 0 && (!open || open.by === 'pointer')) setOpen({ finding, by: 'pointer' });
        else if (open?.by === 'pointer' && !(target as Element).closest('[data-finding-card]')) setOpen(undefined);
      },
      onClick({ target }: MouseEvent) {
        const finding = at(target);
        if (finding) setOpen({ finding, by: 'click' });
      },
      onKeyDown(event: KeyboardEvent) {
        const inCard = (event.target as Element).closest('[data-finding-card]');
        if (event.key !== 'F8' && open && open.by !== 'key' && !inCard) setOpen(undefined);
      },
    },
  };
}
