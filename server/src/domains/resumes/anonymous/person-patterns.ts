/**
 * What a CV says of its person beside name and contact, by the words with which it does: gender, birth, age, origin, number of
 * an identity card, schools. They take too much rather than too little: 通过大学英语四级 loses 大学.
 */
export const PERSON_PATTERNS: readonly RegExp[] = [
  // Gender, with its label, or alone between signs; how somebody is addressed.
  /(?:性\s*别|gender|sex)\s*[:：]?\s*(?:男|女|(?:fe)?male|(?:wo)?man|[mf](?![a-z]))(?:性|生|士)?/giu,
  /(?<=^|[\s|｜/·•,，、;；:：（(【[])[男女](?:性|生|士)?(?=$|[\s|｜/·•,，、;；）)】\]])/gmu,
  /(?<![a-z])(?:fe)?male(?![a-z])/giu,
  /先生|女士|小姐|(?<![a-z])(?:mr|mrs|ms|miss)\.?\s+(?=[a-z])/giu,
  // Birth and age.
  /(?:出\s*生(?:年\s*月(?:日)?|日\s*期|年份|地)?|生\s*日|date of birth|birth\s?(?:day|date|place)?|d\.?o\.?b\.?|born(?: (?:in|on))?)(?![a-z])\s*[:：]?\s*[^\n|｜,，;；]{0,24}/giu,
  /(?:19|20)?\d{2}\s*[年./-]\s*\d{1,2}\s*(?:[月./-]\s*(?:\d{1,2}\s*日?)?)?\s*(?:出\s*)?生(?![\p{Script=Han}])/gu,
  /(?:19|20)\d{2}\s*年?\s*(?:出\s*生|生(?![\p{Script=Han}]))|[5-9０]\d\s*后|[〇零]\d?\s*后|0\d\s*后/gu,
  /(?:年\s*龄|(?<![a-z])age[d]?(?![a-z]))\s*[:：]?\s*\d{1,2}(?:\s*周?岁)?|\d{1,2}\s*周?岁|\d{2}[\s-]*years?[\s-]*old/giu,
  // Origin and what else is nobody's business: label and value.
  /(?:籍\s*贯|户\s*籍(?:所在地)?|户\s*口(?:所在地)?|生\s*源\s*地|出生地|民\s*族|政治\s*面貌|婚\s*姻(?:状况)?|婚\s*否|健康状况)\s*[:：]?\s*[^\s|｜,，;；]{1,24}/gu,
  /(?:家\s*乡|国\s*籍|宗\s*教(?:信仰)?|身\s*高|体\s*重|健\s*康|血\s*型|(?<![a-z])(?:native place|hometown|nationality|ethnicity|marital status|religion|political status))\s*[:：]\s*[^\n|｜,，;；]{1,24}/giu,
  /(?<=^|[\s|｜/·•,，、;；:：（(])\p{Script=Han}{1,4}族(?=$|[\s|｜/·•,，、;；）)])/gmu,
  /(?<=^|[\s|｜/·•,，、;；:：（(])(?:中共(?:预备)?党员|预备党员|党员|共青团员|团员|群众|未婚|已婚)(?=$|[\s|｜/·•,，、;；）)])/gmu,
  // An identity card, with or without blanks.
  /(?<!\d)(?:\d[ \t-]{0,2}){14,17}[\dXx](?!\d)/gu,
  // A school by what it is called, in the list or not.
  /[\p{Script=Han}（）()·]{0,18}(?:大\s*学(?![生])|学\s*院|学\s*校|中\s*学|高\s*中|[一二三四五六七八九十]中(?![\p{Script=Han}])|师\s*范|商学院|研究生院|研究院)(?:[（(][^）)\n]{1,12}[）)])?/gu,
  /(?:[A-Z][\p{L}&'’.-]*\s+){1,6}(?:University|UNIVERSITY|College|COLLEGE|Institute|INSTITUTE|Academy|ACADEMY|School|SCHOOL|Polytechnic)(?:\s+(?:of|OF|at|AT|for|in)(?:\s+(?:[A-Z][\p{L}&-]*|and|the|AND|THE|&|,))+)?/gu,
  /(?<!\p{L})(?:University|UNIVERSITY|College|COLLEGE|Institute|INSTITUTE|Academy|ACADEMY|School|SCHOOL)\s+(?:of|OF|at|AT|for)(?:\s+(?:[A-Z][\p{L}&-]*|and|the|AND|THE|&|,))+/gu,
  // What sorts schools is a school's name in other words.
  /985|211|双\s*一\s*流|C9|QS\s*(?:前|top)?\s*\d+|常春藤|ivy league/giu,
];
