// Which person is printed in which layout, and as what: a file with text, or a picture, scan or photograph of one.

import { kindOfMedium } from './media.mjs';
import { englishPeople } from './people-en.mjs';
import { chinesePeople } from './people-zh.mjs';

const people = new Map([
  ...chinesePeople.map((person) => [person.id, { ...person, language: 'zh' }]),
  ...englishPeople.map((person) => [person.id, { ...person, language: 'en' }]),
]);
const pairs = [
  ['zhang-siyuan', 'single'],
  ['zhang-siyuan', 'docx-plain'],
  ['ayiguli', 'sidebar'],
  ['ayiguli', 'form'],
  ['ayiguli', 'docx-lines'],
  ['li-na', 'dense'],
  ['li-na', 'rightbar'],
  ['li-na', 'form'],
  ['wang-ming', 'datesfirst'],
  ['wang-ming', 'wordless'],
  ['wang-ming', 'docx-form'],
  ['ouyang-xiaoyu', 'hanging'],
  ['ouyang-xiaoyu', 'rightbar'],
  ['ouyang-xiaoyu', 'docx-form'],
  ['chen-haoran', 'long'],
  ['chen-haoran', 'sidebar'],
  ['zhou-mengqi', 'form'],
  ['zhou-mengqi', 'wordless'],
  ['zhao-lei', 'single'],
  ['zhao-lei', 'datesfirst'],
  ['emily-carter', 'latex'],
  ['emily-carter', 'sidebar'],
  ['emily-carter', 'docx-plain'],
  ['emily-carter', 'wordless'],
  ['minh-nguyen', 'latex'],
  ['minh-nguyen', 'docx-lines'],
  ['li-ming-en', 'rightbar'],
  ['li-ming-en', 'latex'],
  ['sofia-martinez', 'sidebar'],
  ['sofia-martinez', 'dense'],
  ['anna-volkova', 'labels'],
  ['anna-volkova', 'rightbar'],
  ['grace-lim', 'latex'],
  ['grace-lim', 'hanging'],
  ['zhao-lei', 'labels'],
  ['chen-haoran', 'dateleft'],
  ['sofia-martinez', 'dateleft'],
  ['minh-nguyen', 'docx-stacked'],
  ['ayiguli', 'docx-stacked'],
  ['li-na', 'lowerhalf'],
  ['chen-haoran', 'lowerhalf'],
  ['emily-carter', 'lowerhalf'],
  ['zhang-siyuan', 'uneven'],
  ['li-ming-en', 'uneven'],
  ['h-tursun', 'timeline'],
  ['h-tursun', 'form'],
  ['h-gao-yuan', 'bilingual'],
  ['h-gao-yuan', 'halves'],
  ['h-gao-yuan', 'docx-numbered'],
  ['h-shangguan', 'sidebar'],
  ['h-shangguan', 'docx-columns'],
  ['h-bater', 'wordless'],
  ['h-bater', 'labels'],
  ['h-xu-jing', 'docx-form'],
  ['h-xu-jing', 'halves'],
  ['h-xu-jing', 'dense'],
  ['h-james', 'timeline'],
  ['h-james', 'single'],
  ['h-okafor', 'commas'],
  ['h-okafor', 'docx-columns'],
  ['h-muller', 'timeline'],
  ['h-muller', 'rightbar'],
  ['h-raman', 'latex'],
  ['h-raman', 'docx-numbered'],
  ['h-zhao', 'halves'],
  ['h-zhao', 'commas'],
  ['zhang-siyuan', 'single', 'picture'],
  ['sofia-martinez', 'sidebar', 'picture'],
  ['ayiguli', 'form', 'photo'],
  ['ouyang-xiaoyu', 'hanging', 'photo'],
  ['grace-lim', 'hanging', 'photo'],
  ['li-na', 'rightbar', 'scan'],
  ['wang-ming', 'datesfirst', 'scan'],
  ['emily-carter', 'latex', 'scan'],
  ['chen-haoran', 'long', 'scan'],
  ['zhang-siyuan', 'doc-plain'],
  ['emily-carter', 'doc-plain'],
  ['li-na', 'doc-table'],
  ['wang-ming', 'doc-table'],
  ['h-gao-yuan', 'halves', 'picture'],
  ['h-xu-jing', 'dense', 'picture'],
  ['h-bater', 'labels', 'photo'],
  ['h-muller', 'rightbar', 'photo'],
  ['h-tursun', 'timeline', 'scan'],
  ['h-james', 'single', 'scan'],
  ['h-gao-yuan', 'doc-plain'],
  ['h-raman', 'doc-plain'],
  ['h-bater', 'doc-table'],
  ['zhao-lei', 'labels', 'scan-300'],
  ['zhang-siyuan', 'uneven', 'scan-300'],
  ['zhou-mengqi', 'form', 'scan-150'],
  ['minh-nguyen', 'latex', 'scan-150'],
  ['wang-ming', 'wordless', 'scan-overhead'],
  ['li-na', 'dense', 'scan-skewed'],
  ['chen-haoran', 'sidebar', 'photo-dim'],
  ['anna-volkova', 'labels', 'photo-worn'],
  ['li-ming-en', 'uneven', 'photo-sideways'],
  ['h-xu-jing', 'halves', 'scan-300'],
  ['h-gao-yuan', 'bilingual', 'scan-150'],
  ['h-okafor', 'commas', 'scan-skewed'],
  ['h-tursun', 'form', 'photo-dim'],
  ['h-raman', 'latex', 'photo-worn'],
  ['h-shangguan', 'sidebar', 'photo-sideways'],
];

const twoColumns = new Set(['sidebar', 'rightbar', 'lowerhalf', 'uneven', 'halves']);
const tables = new Set(['form', 'labels']);

/** The kinds that bench/cv-reading.ts counts apart. */
function kindOf(layout, medium) {
  if (medium) return kindOfMedium(medium);
  if (layout.startsWith('docx')) return 'DOCX';
  if (layout.startsWith('doc-')) return 'DOC';
  if (twoColumns.has(layout)) return 'PDF, two columns';
  return tables.has(layout) ? 'PDF, table' : 'PDF, one column';
}

export const plan = pairs.map(([id, layout, medium]) => {
  const person = people.get(id);
  if (!person) throw new Error(`No such person: ${id}`);
  return { person, layout, medium, kind: kindOf(layout, medium), heldOut: person.heldOut === true };
});
