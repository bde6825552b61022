import type { Finding, JobDraft, JobField } from '@qinghe/contract/jobs/job.ts';
import type { ReactNode } from 'react';
import styles from './draft-form.module.css';
import { MarkedText } from './marked-text.tsx';

/** What findings at words are marked by, and what opens their card. */
interface Marking {
  draft: JobDraft;
  findings: readonly Finding[];
  onOpen: (finding: Finding) => void;
}

interface PlaceProps {
  /** The field, as findings name it: they lead here. */
  name: JobField;
  width: 'whole' | 'half' | 'third' | 'quarter' | 'sixth';
  /** For a field of words: those that were found are shown below it. */
  marking?: Marking;
  children: ReactNode;
}

/** Where a field stands in the form. */
export function Place({ name, width, marking, children }: PlaceProps) {
  return (
    <div className={styles[width]} data-field={name}>
      {children}
      {marking && (
        <MarkedText
          draft={marking.draft}
          findings={marking.findings.filter(({ field, start }) => field === name && start !== null)}
          onOpen={marking.onOpen}
        />
      )}
    </div>
  );
}
