import type { Stage } from '@qinghe/contract/resumes/stages.ts';

/** The key that moves a person to a stage. */
export const stageKeys = {
  primary_screening: 's',
  written: 'w',
  interview: 'i',
  employed: 'o',
  reject: 'x',
} as const satisfies Partial<Record<Stage, string>>;

/** The key that moves who is parked to the new ones. */
export const unparkKey = 'u';
