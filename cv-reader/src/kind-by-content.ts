import { findRange } from './dates.ts';
import { degreeIn } from './degrees.ts';
import { labelOf } from './entries.ts';
import type { CvLine } from './lines.ts';
import { split, startsWithBullet } from './pieces.ts';
import { companyCue, titleCue } from './roles.ts';
import { schoolIn } from './schools.ts';

/**
 * What a section is about whose heading does not say it, as 我做过的事 or 带过的班: labels of its rows, prizes in most of its
 * lines, or what stands beside the times in it. Null where that tells nothing.
 */
export function kindByContent(lines: readonly CvLine[]): 'education' | 'internships' | 'projects' | 'awards' | null {
  const labels = lines.map(({ text }) => labelOf(text.split(/[\t:：]/u)[0] ?? ''));
  if (labels.includes('company')) return 'internships';
  if (labels.includes('school')) return 'education';
  if (labels.includes('name')) return 'projects';
  const heads = lines.flatMap((line, at) =>
    findRange(line) && !startsWithBullet(line.text)
      ? [[lines[at - 2], lines[at - 1], line, lines[at + 1]].filter(isHeadLine)]
      : [],
  );
  if (heads.length === 0) return lines.length > 0 && arePrizes(lines) ? 'awards' : null;
  const all = heads.map((near) => ({
    isSchooling: near.some(schoolIn) && near.some(degreeIn),
    isJob: near.some(namesEmployer) && near.some(namesPost),
  }));
  const schoolings = all.filter(({ isSchooling }) => isSchooling).length;
  const jobs = all.filter(({ isJob, isSchooling }) => isJob && !isSchooling).length;
  if (schoolings + jobs === 0) return heads.some((near) => near.some(saysProject)) ? 'projects' : null;
  if (schoolings === jobs) return null;
  return schoolings > jobs ? 'education' : 'internships';
}

const isHeadLine = (line: CvLine | undefined): line is CvLine =>
  line !== undefined &&
  line.text.length < (/\p{Script=Han}/u.test(line.text) ? 60 : 90) &&
  !startsWithBullet(line.text) &&
  !/[。；;]$/u.test(line.text);

const partsOf = (line: CvLine) =>
  split(line, /[\t|｜·,，]|\s{2,}|(?<=[\p{Script=Han}）)])\s+/gu).map(({ text }) => text);
const namesEmployer = (line: CvLine): boolean => partsOf(line).some((text) => companyCue.test(text));
const namesPost = (line: CvLine): boolean => partsOf(line).some((text) => titleCue.test(text));

const saysProject = ({ text }: CvLine): boolean =>
  /课题|项目|研究|论文|调查|[实试]验|大创|毕业设计|优化|系统|\b(?:project|challenge|case|study|analysis)\b/iu.test(
    text,
  );

export const PRIZE =
  /奖|荣誉|优秀|三好|称号|冠军|亚军|季军|第[一二三]名|金牌|银牌|铜牌|标兵|\b(?:awards?|prizes?|scholarships?|dean['’]s list|medal|winner|finalist)\b/iu;
const arePrizes = (lines: readonly CvLine[]): boolean =>
  lines.filter(({ text }) => PRIZE.test(text) && text.length < 60).length > lines.length / 2;
