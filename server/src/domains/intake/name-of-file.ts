const ENDING = /\.[A-Za-z0-9]{2,5}$/;
/** What parts the words of a file's name. */
const BETWEEN = /[\s_\-–—·+,，、【】[\]()（）]+/u;
const PERSON = /^\p{Script=Han}{2,4}$/u;
/** Words of two to four characters that are no names. */
const NO_PERSON =
  /简历|履历|应聘|求职|投递|实习|校招|秋招|春招|社招|内推|岗|届|工程|研发|开发|前端|后端|算法|测试|运营|产品|设计|市场|销售|财务|人事|行政|经理|助理|专员|学生|学历|大学|学院|本科|硕士|博士|男|女|最新|终版|定稿|中文|英文|附件|文件|扫描|副本/;
const SCHOOL = /^\p{Script=Han}{2,20}(?:大学|学院)$/u;

/** What people write into the name of a CV: 姓名-学校-岗位, in any order; a guess, both of it. */
export function readFileName(name: string): { name?: string; school?: string } {
  const words = name.replace(ENDING, '').normalize('NFKC').split(BETWEEN);
  const person = words.find((word) => PERSON.test(word) && !NO_PERSON.test(word));
  const school = words.find((word) => SCHOOL.test(word));
  return { ...(person !== undefined && { name: person }), ...(school !== undefined && { school }) };
}
