import type { Stage } from '@qinghe/contract/resumes/stages.ts';

export const DEMO_TAGS = ['重点', '内推', '可提前到岗'] as const;

const NOTES = [
  '电话沟通过，表达清楚，对业务有自己的理解。',
  '项目细节讲得很扎实，建议直接约面试。',
  '时间上下周确认，家在本地，到岗没有问题。',
  '作品集不错，英语可以作为工作语言。',
] as const;

export interface DemoAnnotation {
  stars: number | null;
  tags: readonly string[];
  note: string | null;
}

/** What the demo's HR wrote beside an application with this number: new ones are untouched, some of the others have marks. */
export function demoAnnotation(index: number, stage: Stage): DemoAnnotation {
  if (stage === 'new') return { stars: null, tags: [], note: null };
  const tag = DEMO_TAGS[index % 7];
  return {
    stars: stage === 'reject' ? (index % 4 === 0 ? 2 : null) : index % 3 === 0 ? null : 3 + (index % 3),
    tags: tag && stage !== 'reject' ? [tag] : [],
    note: index % 5 === 0 && stage !== 'reject' ? (NOTES[index % NOTES.length] ?? null) : null,
  };
}
