// The thirty subjects as lists. Each of a subject's four people takes other jobs and projects out of them.
import { careSubjects } from './subjects-care.mjs';
import { tradeSubjects } from './subjects-trade.mjs';
import { worksSubjects } from './subjects-works.mjs';

const pairs = (line) => line.split('; ').map((pair) => pair.split('='));

export const subjects = [careSubjects, worksSubjects, tradeSubjects].flatMap((text) =>
  text
    .trim()
    .split(/\n\n/)
    .map((block) => {
      const [first, ...lines] = block.split('\n');
      const subject = { id: first.replace('# ', '') };
      for (const line of lines) {
        const at = line.indexOf(': ');
        subject[line.slice(0, at)] = pairs(line.slice(at + 2));
      }
      return { ...subject, schools: subject.schools.map(([zh, en]) => ({ rank: zh[0], zh: zh.slice(1), en })) };
    }),
);
