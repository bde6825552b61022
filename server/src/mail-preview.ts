import { type KindOfMessage, type MessageKind, messageKinds } from '@qinghe/contract/messages/kinds.ts';
import { linkOf, type MessageFacts, sentenceOf } from '@qinghe/contract/messages/sentences.ts';
import { type MailKey, mails } from '@qinghe/contract/texts/mails.ts';
import { type Locale, say, type Values } from '@qinghe/contract/texts/say.ts';
import type { FastifyInstance } from 'fastify';
import { mailOfMessage } from './domains/messages/index.ts';
import { html, type SafeHtml } from './pages/html.ts';
import { htmlTwin } from './providers/email/html-twin.ts';
import type { Services } from './services.ts';

/** An example of what goes by mail; `mail` is null of a kind that is told on the site alone. */
export interface MailExample {
  /** Its key among the texts, or the kind of message. */
  name: string;
  /** What the message beside it says, and where it leads. */
  message: { text: string; link: string } | null;
  mail: { subject: string; text: string } | null;
}

const SUBJECT = '01890000-0000-7000-8000-00000000000a';
const COMPANY = '云杉智能装备研究院（上海）股份有限公司长三角一体化示范区分公司';
const JOB = '嵌入式软件开发实习生（自动驾驶域控制器方向，2027 届可转正）';
const REASON = '营业执照的照片看不清，统一社会信用代码与登记信息不一致，请重新拍摄后提交。';

/** A value for every place that a mail or a message leaves open, long where people write long ones. */
export const exampleValues: Values = {
  ...{
    company: COMPANY,
    name: COMPANY,
    title: JOB,
    job: JOB,
    fair: '华东高校 2027 届毕业生秋季双选会（新能源与智能制造专场）',
  },
  ...{
    text: JOB,
    answer: REASON,
    reason: REASON,
    reasons: `统一社会信用代码：${REASON}`,
    words: REASON,
    field: '住所',
  },
  ...{ code: '204817', minutes: 5, hours: 24, days: 7, count: 3, coins: 120, fresh: 12, due: 3, year: '2027' },
  ...{
    day: '2026-12-31',
    date: '2026-11-28',
    time: '12月31日 周四 14:00–16:30',
    place: '上海市浦东新区世博大道 1 号 B2 展厅',
  },
  ...{ phone: '138****0001', email: 'li***@yunshan.example', nickname: '林晓', to: 'li***@yunshan.example' },
  ...{ receipt: 'E-2026-000017', number: '26312000000012345678', yuan: '12,800.00', booth: 'A-107', right: 'radar' },
  ...{ url: 'https://hooks.yunshan.example/qinghe/applications', degree: '硕士', major: '计算机科学与技术' },
  messages: '\n「产品经理」已通过检查，正在展示',
};

/** Mails whose subject is no text of their own: it names company and job. */
const OF_CANDIDATES = ['applied', 'imported', 'replied', 'appliedBefore', 'appliedTooOften', 'freshLink', 'chatNotice'];
/** The code goes by mail in two texts under one subject. */
const OF_CODES = ['emailCode', 'noAccount'];

/** Texts of mails by the key that they are found by: those that have a subject, and those whose subject is made. */
const letterKeys = (): readonly string[] => [
  ...Object.keys(mails['zh-CN'])
    .filter((key) => key.endsWith('Subject'))
    .map((key) => key.replace(/Subject$/, ''))
    .filter((key) => key in mails['zh-CN'] && key !== 'message'),
  ...OF_CODES,
  ...OF_CANDIDATES,
];

/** Decisions are one kind of message for several letters. */
const kindOfLetter = (letter: string): MessageKind | undefined => {
  if (letter in messageKinds) return letter as MessageKind;
  if (letter === 'decision.step.replaced') return 'leadTaken';
  const object = /^decision\.(\w+)\./.exec(letter)?.[1];
  return object === undefined ? undefined : object === 'step' ? 'companyStep' : (`${object}Decided` as MessageKind);
};

/** Every mail that the product writes, and every kind of message beside it, filled in with long names. */
export function mailExamples(locale: Locale, publicUrl: string): MailExample[] {
  const beside = (facts: MessageFacts) => ({ text: sentenceOf(facts, locale), link: linkOf(facts) });
  const factsOf = (kind: MessageKind, more: Values = {}): MessageFacts => ({
    ...{ kind, count: 3, params: { ...exampleValues, ...more }, subject_uuid: SUBJECT },
  });
  const letters = letterKeys().map((name): MailExample => {
    const kind = kindOfLetter(name);
    const facts = kind && factsOf(kind, name.startsWith('decision.') ? { letter: name } : {});
    const link = `${publicUrl}${facts ? linkOf(facts) : '/example'}`;
    const values = { ...exampleValues, link, stop: `${publicUrl}/unsubscribe?token=example` };
    const subject = OF_CODES.includes(name)
      ? say(mails, 'codeSubject', locale)
      : OF_CANDIDATES.includes(name)
        ? `${COMPANY} · ${JOB}`
        : say(mails, `${name}Subject` as MailKey, locale, values);
    const words = say(mails, name as MailKey, locale, values);
    const leadsOn = /[:：]$/.test(words) || words.endsWith('\n') || name.startsWith('decision.');
    return {
      name,
      message: facts ? beside(facts) : null,
      mail: { subject, text: leadsOn ? `${words.trimEnd()}\n${link}` : words },
    };
  });
  const told = new Set(letters.map(({ name }) => kindOfLetter(name)));
  const messages = (Object.keys(messageKinds) as MessageKind[]).filter((kind) => !told.has(kind));
  return [
    ...messages.map((kind): MailExample => {
      const { topic }: KindOfMessage = messageKinds[kind];
      const facts = factsOf(kind);
      return { name: kind, message: beside(facts), mail: topic && mailOfMessage(facts, locale, publicUrl) };
    }),
    ...letters,
  ];
}

const exampleOf = ({ name, message, mail }: MailExample): SafeHtml =>
  html`<section id="${name}"><h2>${name}</h2>
${message && html`<p>站内 · On the site: <b>${message.text}</b> → <code>${message.link}</code></p>`}
${mail ? html`<p>邮件 · Mail: <b>${mail.subject}</b></p><div class="pair"><pre>${mail.text}</pre><iframe title="${name}" sandbox="" srcdoc="${htmlTwin(mail.subject, mail.text)}"></iframe></div>` : html`<p>没有邮件 · No mail</p>`}
</section>`;

const STYLE = `body{margin:24px;font:14px/1.6 system-ui,sans-serif;color-scheme:light dark}section{margin:0 0 32px}h2{font-size:16px;margin:0}
p{margin:4px 0;overflow-wrap:anywhere}.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}pre{white-space:pre-wrap;overflow-wrap:anywhere}
pre,iframe{box-sizing:border-box;width:100%;min-height:300px;margin:0;padding:12px;border:1px solid #8888;border-radius:8px;background:transparent}
@media (max-width:700px){body{margin:12px}.pair{grid-template-columns:1fr}}`;

/** `/test/mails?locale=en`: every mail as its reader gets it, plain and in HTML. For who works on them. */
export function serveMailPreview(http: FastifyInstance, { publicUrl }: Pick<Services, 'publicUrl'>): void {
  http.get('/test/mails', async ({ query }, reply) => {
    const locale: Locale = (query as { locale?: string }).locale === 'en' ? 'en' : 'zh-CN';
    const examples = mailExamples(locale, publicUrl);
    return reply.type('text/html; charset=utf-8').send(
      html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mails</title><style>${STYLE}</style></head><body><nav><a href="?locale=zh-CN">中文</a> · <a href="?locale=en">English</a> · ${examples.length}</nav>
${examples.map(exampleOf)}</body></html>`.toString(),
    );
  });
}
