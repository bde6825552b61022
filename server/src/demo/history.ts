import type { Stage } from '@qinghe/contract/resumes/stages.ts';

interface DemoStep {
  action: 'applied' | 'moved' | 'rejected';
  from: Stage | null;
  to: Stage;
  at: Date;
  actorUuid: string | null;
  reason: string;
}

export interface DemoHistory {
  appliedAt: Date;
  stage: Stage;
  steps: DemoStep[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PATH: readonly Stage[] = ['new', 'primary_screening', 'written', 'interview', 'employed'];
const REASONS = ['专业方向不匹配', '到岗时间不合适', '实习时长不足', '笔试未通过', '面试综合评价'];

// Of 20 applications, how many stand where; what was refused came from any stage.
const GOALS: readonly (readonly [Stage, number])[] = [
  ['new', 8],
  ['primary_screening', 3],
  ['written', 2],
  ['interview', 2],
  ['employed', 1],
  ['reject', 4],
];

/** A plausible past of the application with this number: the same on every machine, relative to `now`. */
export function demoHistory({
  index,
  now,
  master,
  closed,
}: {
  index: number;
  now: Date;
  master: string;
  closed: boolean;
}): DemoHistory {
  const goal = goalOf(index, closed);
  // New ones are mostly of today and yesterday, the further ones older.
  const age =
    goal === 'new'
      ? ((index * 7) % 60) * 1.3 * HOUR + (index % 50) * 60_000
      : (3 + ((index * 11) % 26)) * DAY + (index % 19) * HOUR;
  const appliedAt = new Date(now.getTime() - age - (closed ? 20 * DAY : 0));
  const path =
    goal === 'reject' ? [...PATH.slice(0, 1 + (index % 4)), 'reject' as const] : PATH.slice(0, PATH.indexOf(goal) + 1);
  const steps: DemoStep[] = path.map((stage, position) => {
    const from = position === 0 ? null : (path[position - 1] ?? null);
    const last = stage === 'reject';
    return {
      action: position === 0 ? 'applied' : last ? 'rejected' : 'moved',
      from,
      to: stage,
      at: new Date(appliedAt.getTime() + position * (9 + (index % 8)) * HOUR),
      actorUuid: position === 0 ? null : master,
      reason: last ? (REASONS[index % REASONS.length] ?? '') : '',
    };
  });
  return { appliedAt, stage: goal, steps };
}

function goalOf(index: number, closed: boolean): Stage {
  const total = GOALS.reduce((sum, [, share]) => sum + share, 0);
  let position = (index * 13 + Math.floor(index / 20)) % total;
  for (const [stage, share] of GOALS) {
    if (position < share) return closed && stage === 'new' ? 'reject' : stage;
    position -= share;
  }
  return 'new';
}
