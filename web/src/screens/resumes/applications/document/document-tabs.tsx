import type { DocumentKind } from '@qinghe/contract/jobs/deliver-setting.ts';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import styles from './document-tabs.module.css';

export type ShownDocument = 'cv' | DocumentKind;

interface DocumentTabsProps {
  documents: readonly ShownDocument[];
  shown: ShownDocument;
  /** Element that the tabs show. */
  id: string;
  onShow: (document: ShownDocument) => void;
}

/** The CV and what came with it, the CV first; arrow keys change them. */
export function DocumentTabs({ documents, shown, id, onShow }: DocumentTabsProps) {
  const { t } = useTranslation('resumes');
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (documents.indexOf(shown) + step + documents.length) % documents.length;
    onShow(documents[next] ?? 'cv');
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t('document.ofPerson')} className={styles.tabs} onKeyDown={move}>
      {documents.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === shown}
          aria-controls={id}
          tabIndex={one === shown ? 0 : -1}
          onClick={() => onShow(one)}
        >
          {t(`document.kind.${one}`)}
        </button>
      ))}
    </div>
  );
}
