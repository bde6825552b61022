export type SectionKind =
  | 'education'
  | 'internships'
  | 'projects'
  | 'awards'
  | 'skills'
  | 'languages'
  | 'self'
  | 'contact'
  | 'availability'
  /** A heading that opens something which no field holds: campus life, publications, hobbies. */
  | 'other';

export type Heading = {
  kind: SectionKind;
  /** Where the content starts in the line, when heading and content share it. */
  contentStart: number | null;
};

/** Says whether a line opens a section: `教育背景`, `EDUCATION`, `教育背景 Education`, `专业技能：Python`. */
export function headingOf(line: string): Heading | null {
  const lead = line.match(/^[^\p{L}\p{N}]*(?:[一二三四五六七八九十\d]{1,2}[、.．)）]\s*)?/u)?.[0].length ?? 0;
  const text = line.slice(lead);
  const chinese = text.match(chineseHeading);
  const english = text.match(englishHeading);
  const match = chinese ?? english;
  if (!match?.groups) return null;
  const kind = kinds.find((candidate) => match.groups?.[candidate] !== undefined);
  if (!kind) return null;
  const rest = text.slice(match[0].length);
  if (rest.replace(/[^\p{L}\p{N}]/gu, '') === '' || repeats(rest, kind)) return { kind, contentStart: null };
  const mark = rest.match(/^\s*(?:[:：]|\t)[\s:：]*/);
  if (!mark) return null;
  // `Languages: Go, Python` and `项目：…` inside a section are labels of a row; what follows decides, not the word.
  return { kind, contentStart: lead + match[0].length + mark[0].length };
}

const kinds = [
  'education',
  'internships',
  'projects',
  'awards',
  'skills',
  'languages',
  'self',
  'contact',
  'availability',
  'other',
] as const satisfies SectionKind[];

const chineseWords: Record<SectionKind, string> = {
  education: '(?:教育|学习|求学)(?:背景|经历|情况|信息|经验)|学历(?:背景|信息|情况)|教育',
  internships:
    '(?:实习|工作|实践|职业|从业|任职|社会实践|企业实习|兼职)(?:\\s*[/／与和及&·、]?\\s*(?:实习|工作|实践))?(?:经历|经验|背景|情况)|实习与工作|社会实践|实习实践',
  projects:
    '(?:项目|科研|研究|课题|学术|竞赛项目|科研项目|项目实践|作品)(?:与?科研|实践)?(?:经历|经验|背景|成果|展示)|科研项目|项目|项目作品',
  awards:
    '(?:所获|获得|主要)?(?:荣誉|获奖|奖项|奖励|奖惩|所获|竞赛|比赛)(?:[与和及/／&、]?(?:荣誉|奖项|奖励|证书|称号|获奖|竞赛|情况))*(?:情况|经历|奖励|成果)?|奖学金',
  skills:
    '(?:专业|个人|职业|相关|核心|IT|计算机|技术|掌握|软件|工作|基本|其他|办公)?(?:技能|特长|技术栈|能力)(?:[与和及/／&、]?(?:证书|特长|语言|工具|爱好|兴趣爱好|兴趣|优势|水平|其他|清单))*|技能证书|证书[与和及]?技能|资格证书|证书|软件工具|掌握技能',
  languages: '(?:外语|语言)(?:能力|水平|技能|情况)|语言|外语',
  self: '(?:自我|个人)(?:评价|总结|介绍|描述|简介|优势|陈述|概述|说明)|关于我|综合评价|个人亮点|自评|个人特点',
  contact: '(?:个人|基本|联系)(?:信息|资料|情况|方式)|联系我|基本资料',
  availability:
    '(?:到岗|实习|可实习|可到岗)(?:情况|时间|安排|意向|时长)|求职意向|求职意愿|求职目标|应聘岗位|应聘意向|期望工作',
  other:
    '(?:校园|学生|社团|校内|在校|课外|志愿|志愿者|学生会|社会|学生干部|干部|班级|组织)(?:工作|实践|活动|服务|组织|干部|任职|学生工作)?(?:经历|经验|情况|活动)|学生工作|社团活动|志愿服务|校园活动|兴趣爱好|兴趣|爱好|主修课程|相关课程|论文发表|发表论文|论文|学术成果|科研成果|专利|出版物|附加信息|其他信息|其他|其它|作品集|培训经历|参考人|推荐人|致谢',
};

const englishWords: Record<SectionKind, string> = {
  education:
    '(?:education(?:al)?(?: background| history| and training| & training)?|academic (?:background|qualifications|history))',
  internships:
    '(?:(?:work|working|professional|internship|industry|relevant|employment|career|practical|job)(?: (?:work|and|&|professional|internship|industry))*(?: (?:experiences?|history))|experiences?|internships?|employment|work|internships? (?:and|&) (?:work )?experience|work history)',
  projects:
    '(?:(?:selected|personal|academic|research|side|key|course|technical|project|major|university)(?: (?:and|&|academic|personal|research))*(?: (?:projects?|experiences?|work))|projects?|research|open[- ]source(?: projects?)?|projects? (?:and|&) research)',
  awards:
    '(?:(?:honou?rs?|awards?|scholarships?|achievements?|prizes|distinctions|accomplishments)(?:\\s*(?:,|and|&|/)\\s*(?:honou?rs?|awards?|scholarships?|achievements?|prizes|certifications?|certificates?))*(?: received)?)',
  skills:
    '(?:(?:technical|professional|key|core|computer|software|relevant|programming|additional|other|it|hard|soft) )?(?:skills?|competenc(?:es|ies)|technologies|tech stack|toolbox|expertise|proficienc(?:y|ies))(?:\\s*(?:,|and|&|/)\\s*(?:interests|tools|languages?|certifications?|certificates|abilities|technologies|expertise|hobbies))*(?: summary| set)?|certifications?|certificates|tools',
  languages: '(?:languages?|language (?:skills?|proficiency|abilities)|foreign languages?)',
  self: '(?:(?:professional |career |personal |executive )?(?:summary|profile|statement|overview)|about(?: me)?|self[- ](?:evaluation|assessment|description|introduction)|personal statement|bio)',
  contact:
    '(?:contact(?: (?:me|information|details|info))?|personal (?:information|details|info|data)|details|get in touch)',
  availability: '(?:availability|(?:career |job )?objectives?|desired position)',
  other:
    '(?:(?:extra-?curricular|leadership|volunteer(?:ing)?|campus|community|student|social|teaching|other|additional)(?: (?:and|&|leadership|campus|volunteer|community))*(?: (?:activities|experiences?|service|work|roles?|involvement|information|engagement))|leadership|volunteering|activities|interests(?:\\s*(?:and|&)\\s*hobbies)?|hobbies(?:\\s*(?:and|&)\\s*interests)?|publications?|patents?|(?:relevant |selected )?coursework|references?|referees|conferences|presentations?|portfolio|links|memberships?|writing|program committees)',
};

function alternatives(words: Record<SectionKind, string>): string {
  return kinds.map((kind) => `(?<${kind}>${words[kind]})`).join('|');
}
const chineseHeading = new RegExp(`^(?:${alternatives(chineseWords)})(?!\\p{Script=Han}|[A-Za-z0-9])`, 'u');
const englishHeading = new RegExp(`^(?:${alternatives(englishWords)})(?:\\s*(?:&|and))?(?![\\p{L}\\p{N}])`, 'iu');

/** `教育背景 EDUCATION`, or `Education 教育背景`. */
function repeats(rest: string, kind: SectionKind): boolean {
  const other = rest.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}]+$/u, '');
  const match = other.match(chineseHeading) ?? other.match(englishHeading);
  return (
    match !== null && match[0].length === other.length && (match.groups?.[kind] !== undefined || other.length < 25)
  );
}
