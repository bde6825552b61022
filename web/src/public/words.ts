const zh = {
  uploading: '正在上传…',
  reading: '已上传，正在读取…',
  read: '已读取 {count} 项',
  filled: '已从简历填好，请核对后投递。原文件会一起发给企业。',
  unread: '文件已收到，但没能读出内容，请手动填写下面的信息。',
  tooLarge: '文件超过 20 MB，请换一个小一点的文件。',
  offline: '网络断开了，填写的内容都在，连上后再试。',
  failed: '没有成功，请稍后再试。',
  fromCv: '取自简历',
  noFile: '请先上传简历文件',
  stillUploading: '简历还在上传，传完再投递。',
  uploadOffline: '网络断开了，连上后会自动重新上传。',
  noConsent: '请先同意简历的使用与保存',
  required: '请填写这一项',
  sending: '正在投递…',
};

const en: typeof zh = {
  uploading: 'Uploading…',
  reading: 'Uploaded; reading it…',
  read: '{count} fields read',
  filled: 'Filled in from your CV; please check before you send. The file itself goes to the employer too.',
  unread: 'We have the file but could not read it; please fill in the form by hand.',
  tooLarge: 'The file is above 20 MB; choose a smaller one.',
  offline: 'The network is gone. What you typed is kept; try again when you are back.',
  failed: 'That did not work; please try again later.',
  fromCv: 'From your CV',
  noFile: 'Upload your CV file first',
  stillUploading: 'The CV is still on its way; send the form once it is there.',
  uploadOffline: 'The network is gone. The file is uploaded again by itself once it is back.',
  noConsent: 'Please agree to how your CV is used and kept',
  required: 'Please fill this in',
  sending: 'Sending…',
};

const words = document.documentElement.lang === 'en' ? en : zh;

/** A sentence in the page's language. */
export const say = (key: keyof typeof zh, values: Record<string, string | number> = {}): string =>
  words[key].replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? ''));
