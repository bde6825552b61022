// Page layouts for printed CVs. Each gives the HTML of one CV; `omits` names the fields that it does not show.
import {
  availabilityText,
  birthText,
  genderText,
  headings,
  isChinese,
  rangeText,
  skillItems,
  skillLines,
} from './wording.mjs';

const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const page = (style, body) => `<!doctype html><meta charset="utf-8"><style>
@page{size:A4;margin:14mm 15mm}*{box-sizing:border-box}body{margin:0;font:10.5pt/1.55 "Liberation Sans","Noto Sans CJK SC";color:#222}
h1,h2,h3,p,ul{margin:0;padding:0}ul{padding-left:1.3em}table{border-collapse:collapse;width:100%}${style}</style><body>${body}`;
const list = (items) => (items?.length ? `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>` : '');
const awardText = (person) =>
  person.awards.map(({ name, date }) => (date ? `${date.replace('-', '.')}  ${name}` : name));
const contactParts = (person) =>
  [
    person.phone,
    person.email,
    genderText(person),
    birthText(person) && `${birthText(person)}${isChinese(person) ? '出生' : ''}`,
    person.city && (isChinese(person) ? `现居${person.city}` : person.city),
  ].filter(Boolean);
const schoolLine = (education) =>
  [
    education.school,
    education.college,
    education.major && !education.word.includes(education.major) && education.major,
    education.word,
    education.fullTime === true && '全日制',
    education.fullTime === false && '非全日制',
  ].filter(Boolean);

function entry(left, right, points) {
  return `<div class="entry"><div class="row"><span>${left}</span><span class="date">${right}</span></div>${list(points)}</div>`;
}
function sections(person, titles, render) {
  const parts = [
    [
      'education',
      person.educations
        .map((education) =>
          entry(
            `<b>${escaped(education.school)}</b> &nbsp; ${schoolLine(education).slice(1).map(escaped).join(' | ')}`,
            rangeText(person, education),
            education.extra,
          ),
        )
        .join(''),
    ],
    [
      'internships',
      person.internships
        .map((job) =>
          entry(`<b>${escaped(job.company)}</b> &nbsp; ${escaped(job.title)}`, rangeText(person, job), job.points),
        )
        .join(''),
    ],
    [
      'projects',
      person.projects
        .map((project) =>
          entry(
            `<b>${escaped(project.name)}</b>${project.role ? ` &nbsp; ${escaped(project.role)}` : ''}`,
            rangeText(person, project),
            project.points,
          ),
        )
        .join(''),
    ],
    ['awards', list(awardText(person))],
    [
      'skills',
      skillLines(person)
        .map((line) => `<p>${escaped(line)}</p>`)
        .join(''),
    ],
    ['languages', `<p>${escaped(person.languages.join(isChinese(person) ? '、' : ', '))}</p>`],
    ['self', person.self ? `<p>${escaped(person.self)}</p>` : ''],
  ];
  return parts
    .filter(([, body]) => body)
    .map(([key, body]) => render(titles[key], body, key))
    .join('');
}
const row =
  '.row{display:flex;justify-content:space-between;gap:12pt}.date{white-space:nowrap;color:#555}.entry{margin-bottom:5pt}';

const block = (title, body) => `<h2>${title}</h2>${body}`;

export const layouts = {
  single: {
    html: (person) =>
      page(
        `${row}h1{font-size:22pt}h2{font-size:13pt;border-bottom:1px solid #888;margin:9pt 0 4pt}`,
        `<h1>${escaped(person.name)}</h1><p>${contactParts(person).map(escaped).join(' | ')}</p><p>${[person.intention && `求职意向：${person.intention}`, availabilityText(person)].filter(Boolean).map(escaped).join('<br>')}</p>${sections(person, headings(person), block)}`,
      ),
  },
  sidebar: {
    html: (person) => {
      const titles = headings(person);
      const side = new Set(['awards', 'skills', 'languages', 'self']);
      const pick = (inside) =>
        sections(person, titles, (title, body, key) => (side.has(key) === inside ? block(title, body) : ''));
      return page(
        `@page{margin:0}${row}body{display:flex;font-size:9.6pt}aside{width:32%;background:#2f4858;color:#fff;padding:14mm 7mm;min-height:296mm}main{width:68%;padding:14mm 10mm 10mm 8mm}h1{font-size:21pt}h2{font-size:12.5pt;margin:10pt 0 4pt}aside .date{color:#fff}`,
        `<aside><h1>${escaped(person.name)}</h1><h2>${titles.contact}</h2>${contactParts(person)
          .map((part) => `<p>${escaped(part)}</p>`)
          .join('')}<p>${escaped(availabilityText(person) ?? '')}</p>${pick(true)}</aside><main>${pick(false)}</main>`,
      );
    },
  },
  rightbar: {
    html: (person) => {
      const titles = headings(person);
      const side = new Set(['skills', 'languages', 'awards']);
      const pick = (inside) =>
        sections(person, titles, (title, body, key) => (side.has(key) === inside ? block(title, body) : ''));
      return page(
        `${row}body{font-size:9.8pt}.cols{display:flex;gap:9mm;margin-top:6pt}.cols>main{flex:1}.cols>aside{width:30%}header{border-bottom:2px solid #7a3b2e;padding-bottom:6pt}h1{font-size:24pt;color:#7a3b2e}h2{font-size:12pt;color:#7a3b2e;margin:8pt 0 3pt}`,
        `<header><h1>${escaped(person.name)}</h1><p>${contactParts(person).map(escaped).join(' · ')}</p></header><div class="cols"><main>${pick(false)}</main><aside>${pick(true)}<p>${escaped(availabilityText(person) ?? '')}</p></aside></div>`,
      );
    },
  },
  form: {
    html: (person) => {
      const pairs = [
        ['姓名', person.name],
        ['性别', genderText(person)],
        ['出生年月', birthText(person)],
        ['现居城市', person.city],
        ['联系电话', person.phone],
        ['电子邮箱', person.email],
        ['求职意向', person.intention],
        ['到岗情况', availabilityText(person)],
      ].filter(([, value]) => value);
      const rows = [];
      for (let at = 0; at < pairs.length; at += 2)
        rows.push(
          `<tr>${pairs
            .slice(at, at + 2)
            .map(([label, value]) => `<th>${label}</th><td>${escaped(value)}</td>`)
            .join('')}</tr>`,
        );
      const education = `<table class="inner"><tr><th>起止时间</th><th>学校</th><th>专业</th><th>学历</th></tr>${person.educations.map((item) => `<tr><td>${rangeText(person, item)}</td><td>${item.school}</td><td>${item.major}</td><td>${item.word}</td></tr>`).join('')}</table>`;
      const titles = headings(person);
      const rest = sections(person, titles, (title, body, key) =>
        key === 'education' ? '' : `<tr><th>${title}</th><td colspan="3">${body}</td></tr>`,
      );
      return page(
        `${row}body{font-size:10pt;font-family:"WenQuanYi Micro Hei"}h1{text-align:center;font-size:20pt;letter-spacing:8pt;margin-bottom:8pt}td,th{border:1px solid #333;padding:4pt 6pt;text-align:left;font-weight:normal}th{width:17%;text-align:center;background:#eee}.inner th,.inner td{width:auto}`,
        `<h1>个人简历</h1><table>${rows.join('')}<tr><th>${titles.education}</th><td colspan="3">${education}</td></tr>${rest}</table>`,
      );
    },
    omits: ['fullTime'],
  },
  hanging: {
    html: (person) =>
      page(
        `${row}body{font-family:Carlito,"WenQuanYi Micro Hei"}h1{text-align:center;font-size:20pt}header p{text-align:center}section{display:flex;margin-top:8pt}h2{width:24mm;flex:none;font-size:11.5pt;color:#1d4f8c}section>div{flex:1}`,
        `<header><h1>${escaped(person.name)}</h1><p>${contactParts(person).map(escaped).join('　')}</p><p>${escaped(availabilityText(person) ?? '')}</p></header>${sections(person, headings(person), (title, body) => `<section><h2>${title}</h2><div>${body}</div></section>`)}`,
      ),
  },
  wordless: {
    html: (person) =>
      page(
        `${row}body{font-family:"Liberation Serif","Noto Serif CJK SC"}h1{font-size:20pt}hr{border:0;border-top:1px solid #999;margin:8pt 0}`,
        `<h1>${escaped(person.name)}</h1><p>${contactParts(person).map(escaped).join('  /  ')}</p>${availabilityText(person) ? `<p>${escaped(availabilityText(person))}</p>` : ''}${sections({ ...person, self: null, skills: [], awards: [] }, {}, (_title, body) => `<hr>${body}`)}`,
      ),
    omits: ['self', 'awards', 'skills'],
  },
  latex: {
    html: (person) =>
      page(
        `${row}body{font:10pt/1.35 "Caladea","Noto Serif CJK SC"}header{text-align:center}h1{font-size:24pt;font-weight:normal}h2{font-variant:small-caps;font-size:13pt;border-bottom:.6pt solid #000;margin:8pt 0 3pt;font-weight:normal}i{font-style:italic}`,
        `<header><h1>${escaped(person.name)}</h1><p>${contactParts(person).map(escaped).join(' ⋄ ')}</p></header>${block(headings(person).education, person.educations.map((item) => `<div class="row"><b>${escaped(item.school)}</b><span>${escaped(item.city ?? '')}</span></div><div class="row"><i>${escaped([item.word, !item.word.includes(item.major) && item.major].filter(Boolean).join(', '))}</i><i>${rangeText(person, item)}</i></div>${list(item.extra)}`).join(''))}${['internships', 'projects'].map((key) => (person[key].length ? block(headings(person)[key], person[key].map((item) => `<div class="row"><b>${escaped(item.company ?? item.name)}</b><span>${escaped(item.city ?? '')}</span></div><div class="row"><i>${escaped(item.title ?? item.role ?? '')}</i><i>${rangeText(person, item)}</i></div>${list(item.points)}`).join('')) : '')).join('')}${sections({ ...person, educations: [], internships: [], projects: [] }, headings(person, { skills: isChinese(person) ? '专业技能' : 'Technical Skills' }), block)}<p>${escaped(availabilityText(person) ?? '')}</p>`,
      ),
  },
  datesfirst: {
    html: (person) =>
      page(
        `body{font-size:10pt}h1{text-align:center;font-size:18pt;letter-spacing:6pt}header p{text-align:center}h2{background:#e8eef4;padding:2pt 6pt;font-size:11.5pt;margin:8pt 0 4pt}.t{display:flex}.t span{margin-right:16pt}`,
        `<header><h1>${escaped(person.name)}</h1>${[
          person.phone && `电话：${person.phone}`,
          `邮箱：${person.email}`,
          person.city && `所在地：${person.city}`,
        ]
          .filter(Boolean)
          .map((part) => `<p>${escaped(part)}</p>`)
          .join('')}</header>${[
          [
            'education',
            person.educations.map((item) => [
              rangeText(person, item),
              item.school,
              `${item.major}（${item.word}）`,
              item.extra,
            ]),
          ],
          [
            'internships',
            person.internships.map((item) => [rangeText(person, item), item.company, item.title, item.points]),
          ],
          [
            'projects',
            person.projects.map((item) => [rangeText(person, item), item.name, item.role ?? '', item.points]),
          ],
        ]
          .map(([key, items]) =>
            items.length
              ? block(
                  headings(person, { education: '教育经历', internships: '工作经历', projects: '项目经验' })[key],
                  items
                    .map(
                      ([when, what, role, points]) =>
                        `<div class="t"><span>${when}</span><span>${escaped(what)}</span><span>${escaped(role)}</span></div>${list(points)}`,
                    )
                    .join(''),
                )
              : '',
          )
          .join(
            '',
          )}${sections({ ...person, educations: [], internships: [], projects: [] }, headings(person, { awards: '获奖情况', skills: '技能特长', self: '个人评价' }), block)}`,
      ),
    omits: ['gender', 'birthYear', 'fullTime', 'availability'],
  },
  dense: {
    html: (person) =>
      page(
        `@page{margin:8mm 9mm}${row}body{font-family:"Noto Sans CJK SC";font-size:8.2pt;line-height:1.3}h1{font-size:14pt;display:inline}h2{font-size:9.5pt;border-bottom:1px solid #000;margin:4pt 0 2pt}ul{padding-left:1em}`,
        `<h1>${escaped(person.name)}</h1>　${contactParts(person).map(escaped).join('  |  ')}<p>${escaped([person.intention && `意向岗位：${person.intention}`, availabilityText(person)].filter(Boolean).join('；'))}</p>${sections(person, headings(person, isChinese(person) ? { awards: '获奖经历', skills: '技能证书' } : {}), block)}`,
      ),
  },
  long: {
    html: (person) =>
      page(
        `${row}body{font-size:14pt;line-height:1.9}h1{font-size:30pt}h2{font-size:19pt;margin:16pt 0 6pt}`,
        `<h1>${escaped(person.name)}</h1>${contactParts(person)
          .map((part) => `<p>${escaped(part)}</p>`)
          .join('')}<p>${escaped(availabilityText(person) ?? '')}</p>${sections(person, headings(person), block)}`,
      ),
  },
  labels: {
    html: (person) => {
      const pairs = (items) =>
        items
          .filter(([, value]) => value)
          .map(([label, value]) => `<span>${label}：${escaped(value)}</span>`)
          .join('');
      return page(
        `${row}body{font-family:Carlito,"WenQuanYi Micro Hei"}h1{font-size:16pt;text-align:center}h2{font-size:12pt;color:#8a5a00;border-left:4pt solid #8a5a00;padding-left:5pt;margin:9pt 0 4pt}.p span{display:inline-block;min-width:62mm}`,
        `<h1>个人简历</h1>${block(
          '基本信息',
          `<div class="p">${pairs([
            ['姓名', person.name],
            ['性别', genderText(person)],
            ['出生年月', birthText(person)],
            ['现居地', person.city],
            ['手机', person.phone],
            ['邮箱', person.email],
          ])}</div>`,
        )}${block('求职意向', `<p>${escaped([person.intention, availabilityText(person)].filter(Boolean).join('，'))}</p>`)}${block(
          '教育经历',
          person.educations
            .map(
              (item) =>
                `<div class="p">${pairs([
                  ['学校', item.school],
                  ['专业', item.major],
                  ['学历', item.word],
                  ['时间', rangeText(person, item)],
                ])}</div>${list(item.extra)}`,
            )
            .join(''),
        )}${sections({ ...person, educations: [] }, headings(person), block)}`,
      );
    },
    omits: ['fullTime'],
  },
  dateleft: {
    html: (person) => {
      const item = (entry, name, role) =>
        `<div class="g"><span>${rangeText(person, entry)}</span><div><b>${escaped(name)}</b>${role ? `<br>${escaped(role)}` : ''}${list(entry.points ?? entry.extra)}</div></div>`;
      const titles = headings(person);
      return page(
        `${row}body{font-size:10pt}h2{font-size:12.5pt;margin:9pt 0 4pt}.g{display:grid;grid-template-columns:42mm 1fr}.g span{color:#777}`,
        `<h1>${escaped(person.name)}</h1><p>${[person.city, person.phone, person.email]
          .filter(Boolean)
          .map(escaped)
          .join(
            isChinese(person) ? '，' : ', ',
          )}</p>${block(titles.education, person.educations.map((entry) => item(entry, entry.school, [!entry.word.includes(entry.major) && entry.major, entry.word].filter(Boolean).join(', '))).join(''))}${block(titles.internships, person.internships.map((entry) => item(entry, entry.company, entry.title)).join(''))}${person.projects.length ? block(titles.projects, person.projects.map((entry) => item(entry, entry.name, entry.role)).join('')) : ''}${sections({ ...person, educations: [], internships: [], projects: [] }, titles, block)}`,
      );
    },
    omits: ['gender', 'birthYear', 'fullTime', 'availability'],
  },
  lowerhalf: {
    html: (person) => {
      const titles = headings(person);
      const top = new Set(['education', 'internships', 'projects']);
      const left = new Set(['skills', 'languages']);
      const pick = (wanted) => sections(person, titles, (title, body, key) => (wanted(key) ? block(title, body) : ''));
      return page(
        `${row}body{font-size:9.9pt}h1{font-size:20pt;text-align:center}header p{text-align:center}h2{font-size:12pt;margin:8pt 0 3pt;color:#4b3f72}.two{display:grid;grid-template-columns:1fr 1fr;column-gap:14mm}`,
        `<header><h1>${escaped(person.name)}</h1><p>${contactParts(person).map(escaped).join(' | ')}</p><p>${escaped(availabilityText(person) ?? '')}</p></header>${pick((key) => top.has(key))}<div class="two"><div>${pick((key) => left.has(key))}</div><div>${pick((key) => !top.has(key) && !left.has(key))}</div></div>`,
      );
    },
  },
  uneven: {
    html: (person) => {
      const titles = headings(person);
      const left = new Set(['projects', 'awards']);
      const pick = (wanted) => sections(person, titles, (title, body, key) => (wanted(key) ? block(title, body) : ''));
      return page(
        `${row}body{font-size:9.4pt;font-family:Carlito,"WenQuanYi Micro Hei"}h1{font-size:19pt}h2{font-size:11.5pt;margin:7pt 0 3pt;border-bottom:1px solid #999}.two{display:flex;gap:10mm}.two>div:first-child{width:58%}.two>div:last-child{flex:1}`,
        `<h1>${escaped(person.name)}</h1><p>${contactParts(person).map(escaped).join(' · ')}</p>${pick((key) => key === 'education')}${pick((key) => key === 'internships')}<div class="two"><div>${pick((key) => left.has(key))}</div><div>${pick((key) => key !== 'education' && key !== 'internships' && !left.has(key))}</div></div>`,
      );
    },
    omits: ['availability'],
  },
  // Only held-out people are printed in the layouts below.
  timeline: {
    html: (person) => {
      const when = (item, what, more) =>
        `<div class="t"><div class="w">${rangeText(person, item)}</div><div class="c"><p>${what}</p>${more}</div></div>`;
      const titles = headings(
        person,
        isChinese(person)
          ? { education: '教育经历', internships: '实践经历', awards: '所获荣誉', self: '关于我' }
          : { education: 'Academic Background', internships: 'Work Experience', awards: 'Awards', self: 'About Me' },
      );
      return page(
        `${row}body{font-size:9.8pt}h1{font-size:26pt;font-weight:300}h2{font-size:11pt;text-transform:uppercase;color:#b5482a;margin:9pt 0 4pt}.t{display:flex}.w{width:38mm;flex:none;color:#666}.c{flex:1}p b{margin-right:8pt}`,
        `<h1>${escaped(person.name)}</h1><p>${contactParts(person).map(escaped).join(' ｜ ')}</p><p>${escaped(availabilityText(person) ?? '')}</p>${block(titles.education, person.educations.map((item) => when(item, `<b>${item.school}</b>`, `<p>${schoolLine(item).slice(1).map(escaped).join('，')}</p>${list(item.extra)}`)).join(''))}${block(titles.internships, person.internships.map((item) => when(item, `<b>${escaped(item.company)}</b>`, `<p><i>${escaped(item.title)}</i></p>${list(item.points)}`)).join(''))}${person.projects.length ? block(titles.projects, person.projects.map((item) => when(item, `<b>${escaped(item.name)}</b>`, `<p><i>${escaped(item.role)}</i></p>${list(item.points)}`)).join('')) : ''}${sections({ ...person, educations: [], internships: [], projects: [] }, titles, block)}`,
      );
    },
  },
  bilingual: {
    html: (person) =>
      page(
        `${row}body{font-family:"Liberation Serif","WenQuanYi Micro Hei";font-size:10pt}h1{font-size:23pt;text-align:right}header p{text-align:right}h2{font-size:12pt;color:#fff;background:#1f5f4a;padding:1pt 6pt;margin:8pt 0 4pt}`,
        `<header><h1>${escaped(person.name)}</h1><p>${contactParts(person).map(escaped).join(' ● ')}</p></header>${sections(person, { education: '教育背景 EDUCATION', internships: '实习经历 INTERNSHIP', projects: '项目经历 PROJECTS', awards: '获得荣誉 AWARDS', skills: '个人技能 SKILLS', languages: '语言能力 LANGUAGES', self: '自我评价 ABOUT ME' }, block)}<p>${escaped(availabilityText(person) ?? '')}</p>`,
      ),
  },
  halves: {
    html: (person) => {
      const titles = headings(person);
      const wide = new Set(['education', 'internships']);
      const left = new Set(['projects', 'self']);
      const pick = (keys) => sections(person, titles, (title, body, key) => (keys(key) ? block(title, body) : ''));
      return page(
        `${row}body{font-size:9.6pt}h1{font-size:21pt}h2{font-size:11.5pt;border-bottom:1px dotted #444;margin:8pt 0 3pt}.two{display:flex;gap:11mm}.two>div{width:50%}`,
        `<h1>${escaped(person.name)}</h1><p>${contactParts(person).map(escaped).join(' / ')}</p><p>${escaped(availabilityText(person) ?? '')}</p>${pick((key) => wide.has(key))}<div class="two"><div>${pick((key) => left.has(key))}</div><div>${pick((key) => !wide.has(key) && !left.has(key))}</div></div>`,
      );
    },
  },
  commas: {
    html: (person) =>
      page(
        `${row}body{font:10.4pt/1.4 Caladea,"WenQuanYi Micro Hei"}h1{font-size:17pt;font-variant:small-caps}h2{font-size:11.5pt;margin:8pt 0 2pt;text-decoration:underline}`,
        `<h1>${escaped(person.name)}</h1><p>${escaped([person.city, person.phone, person.email].filter(Boolean).join(', '))}</p>${block(headings(person).education, person.educations.map((item) => `<p>${escaped([item.school, item.word, !item.word.includes(item.major) && item.major].filter(Boolean).join(', '))} (${rangeText(person, item)})</p>${list(item.extra)}`).join(''))}${block(headings(person, { internships: 'Internships and Work Experience' }).internships, person.internships.map((item) => `<p>${escaped([item.title, item.company].join(', '))} (${rangeText(person, item)})</p>${list(item.points)}`).join(''))}${block(headings(person, { projects: 'Academic Projects' }).projects, person.projects.map((item) => `<p>${escaped(item.name)} (${rangeText(person, item)})</p>${list(item.points)}`).join(''))}${sections({ ...person, educations: [], internships: [], projects: [] }, headings(person, { awards: 'Awards and Scholarships', skills: 'Computer Skills', self: 'Profile' }), block)}`,
      ),
    omits: ['gender', 'birthYear', 'fullTime', 'availability', 'role'],
  },
};

export {
  availabilityText,
  awardText,
  block,
  contactParts,
  entry,
  escaped,
  list,
  page,
  row,
  schoolLine,
  sections,
  skillItems,
};
