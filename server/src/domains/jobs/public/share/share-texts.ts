import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import type { Locale } from '@qinghe/contract/messages.ts';

const zh = {
  brand: '青禾',
  internship: '实习职位',
  hiring: '招聘实习生',
  negotiable: '薪资面议',
  perDay: '元/天',
  days: (count: number) => `${count} 天/周`,
  months: (count: number) => `${count} 个月起`,
  degree: (degree: string) => `${degree}及以上`,
  conversion: '可转正',
  certificate: '实习证明',
  remote: '可远程',
  until: (day: string) => `${day} 截止`,
  scan: '扫码查看并投递',
};

/** Words of share pictures and posters. */
export const shareTexts: Record<Locale, typeof zh> = {
  'zh-CN': zh,
  en: {
    brand: 'Qinghe',
    internship: 'Internship',
    hiring: 'Interns wanted',
    negotiable: 'Pay negotiable',
    perDay: 'yuan/day',
    days: (count) => `${count} days/week`,
    months: (count) => `${count}+ months`,
    degree: (degree) => `${degree} or above`,
    conversion: 'May become permanent',
    certificate: 'Internship certificate',
    remote: 'Remote possible',
    until: (day) => `Apply by ${day}`,
    scan: 'Scan to read and apply',
  },
};

export const degreeWords: Record<Locale, Record<Degree, string>> = {
  'zh-CN': { high_school: '高中/中专', associate: '大专', bachelor: '本科', master: '硕士', doctor: '博士' },
  en: {
    high_school: 'High school',
    associate: 'Associate',
    bachelor: 'Bachelor',
    master: 'Master',
    doctor: 'Doctorate',
  },
};
