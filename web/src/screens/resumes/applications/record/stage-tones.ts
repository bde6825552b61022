import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import type { Tone } from '../../../../ui/tag/tag.tsx';

export const stageTones: Record<Stage, Tone> = {
  new: 'green',
  primary_screening: 'green',
  written: 'amber',
  interview: 'blue',
  employed: 'green',
  reject: 'neutral',
};
