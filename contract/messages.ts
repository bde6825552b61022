export type Locale = 'zh-CN' | 'en';
export const locales: readonly Locale[] = ['zh-CN', 'en'];

/** Words for what validation finds, by key; both sides say them in the reader's language. */
export const messages: Record<string, Record<Locale, string>> = {
  'format.required': { 'zh-CN': '必填', en: 'Required' },
  'format.mainlandPhone': {
    'zh-CN': '手机号应为 11 位，以 13–19 开头',
    en: 'A mobile number has 11 digits and starts with 13–19',
  },
  'format.phone': { 'zh-CN': '电话应为 4–16 位数字', en: 'A phone number has 4–16 digits' },
  'format.landline': { 'zh-CN': '座机格式如 021-65651234', en: 'A landline looks like 021-65651234' },
  'format.email': { 'zh-CN': '邮箱格式不正确', en: 'Not an e-mail address' },
  'format.password': { 'zh-CN': '密码应为 6–20 位字母或数字', en: 'A password has 6–20 letters or digits' },
  'format.smsCode': { 'zh-CN': '验证码为 6 位数字', en: 'A code has 6 digits' },
  'format.idCard': { 'zh-CN': '身份证号不正确', en: 'Not an ID card number' },
  'format.passport': { 'zh-CN': '护照号不正确', en: 'Not a passport number' },
  'format.bankCard': { 'zh-CN': '银行卡号应为 12–21 位数字', en: 'A bank card has 12–21 digits' },
  'format.price': { 'zh-CN': '金额最多 12 位整数、2 位小数', en: 'At most 12 digits and 2 decimals' },
  'format.integer': { 'zh-CN': '应为 1–20 位数字', en: '1–20 digits' },
  'format.url': { 'zh-CN': '网址应以 http:// 或 https:// 开头', en: 'An address starts with http:// or https://' },
  'format.unifiedSocialCreditCode': { 'zh-CN': '统一社会信用代码不正确', en: 'Not a unified social credit code' },
  'format.uuid': { 'zh-CN': '标识不正确', en: 'Not an identifier' },
  'format.date': { 'zh-CN': '日期格式为 YYYY-MM-DD', en: 'A date looks like YYYY-MM-DD' },
  'format.month': { 'zh-CN': '月份格式为 YYYY-MM', en: 'A month looks like YYYY-MM' },
  'format.plainText': { 'zh-CN': '含有不可用的字符', en: 'Contains characters that cannot be used' },
  'format.oneLine': { 'zh-CN': '请写成一行', en: 'Write it on one line' },
  'format.description': { 'zh-CN': '职位描述不超过 5000 字', en: 'A description has at most 5000 characters' },
  'format.cursor': { 'zh-CN': '翻页标识不正确', en: 'Not a page cursor' },
  'format.account': { 'zh-CN': '请输入手机号或邮箱', en: 'Enter a phone number or an e-mail address' },
  'file.empty': { 'zh-CN': '文件是空的', en: 'The file is empty' },
  'file.tooLarge': {
    'zh-CN': '文件超过大小上限（简历 20 MB，图片 5 MB）',
    en: 'The file is too large (CV 20 MB, picture 5 MB)',
  },
  'file.incomplete': { 'zh-CN': '文件还没有传完', en: 'The file has not arrived completely' },
  'file.chunkSize': { 'zh-CN': '分片大小不正确', en: 'The chunk has the wrong size' },
  'file.cvType': {
    'zh-CN': '请上传 PDF、Word（DOCX、DOC）简历，或 PNG、JPG 图片',
    en: 'Upload a PDF or Word file (DOCX, DOC), or a picture (PNG, JPG)',
  },
  'file.pictureType': { 'zh-CN': '请上传 PNG、JPG 或 WebP 图片', en: 'Upload a PNG, JPG or WebP picture' },
  'job.kind': {
    'zh-CN': '实习与校招的职位不能互换',
    en: 'An internship cannot become a campus job, nor the other way',
  },
  'job.payRange': { 'zh-CN': '最高日薪不能低于最低日薪', en: 'The highest pay is below the lowest' },
  'job.deadlinePast': { 'zh-CN': '截止日期已过', en: 'The deadline has passed' },
  'text.sensitiveWord': {
    'zh-CN': '填写的信息包含敏感词“{{word}}”，请修改',
    en: 'The filled information contains sensitive word “{{word}}”, please modify',
  },
  'room.rejectTemplates': {
    'zh-CN': '最多保存 {{most}} 个模板，请先删掉不用的',
    en: 'There is room for {{most}} templates; delete one first',
  },
  'room.commonWords': {
    'zh-CN': '最多保存 {{most}} 条常用语，请先删掉不用的',
    en: 'There is room for {{most}} phrases; delete one first',
  },
  'room.savedFilters': {
    'zh-CN': '最多保存 {{most}} 个筛选，请先删掉不用的',
    en: 'There is room for {{most}} saved filters; delete one first',
  },
  'room.tags': {
    'zh-CN': '企业最多有 {{most}} 个标签，请先去掉不用的',
    en: 'A company has at most {{most}} tags; remove one first',
  },
  'application.consent': { 'zh-CN': '请先同意简历的使用与保存', en: 'Please agree to how your CV is used and kept' },
};

/** The words of a key in a language with `{{name}}` filled in; a text that is no key comes back as it is. */
export const say = (key: string, locale: Locale, values: Record<string, string | number> = {}): string =>
  (messages[key]?.[locale] ?? key).replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name] ?? ''));
