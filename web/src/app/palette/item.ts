import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import type { Icon } from '@tabler/icons-react';

export const groups = ['recent', 'actions', 'places', 'jobs', 'people', 'settings'] as const;
type Group = (typeof groups)[number];

/** One line of the palette. */
export interface Item {
  /** Stays the same while lines come and go. */
  id: string;
  group: Group;
  label: string;
  /** Beside the label, in the second colour. */
  detail?: string;
  /** Where the person stands. */
  stage?: Stage;
  shortcut?: string | undefined;
  icon?: Icon;
  run: () => void;
}
