import type { Person } from '../../../domains/fairs/desk/queue.ts';
import { degreeName } from '../../../lib/i18n/degree-name.ts';

/** The name, or the code of whose name nobody has said yet. */
export const titleOf = ({ name, code }: Person): string => name || code;

/** `武汉理工大学 · 车辆工程 · 硕士 2027` */
export const studies = ({ school, major, degree, graduation_year }: Person): string =>
  [school, major, [degree && degreeName(degree), graduation_year].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(' · ');
