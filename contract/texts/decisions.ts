import type { NoticeChannel, ReviewReason } from '../company/review.ts';
import { mails } from './mails.ts';
import { textsIn } from './say.ts';

export interface Notice {
  /** Its key among the mails. */
  letter: string;
  subject: string;
  body: string;
}

/** A carrier takes a message of a few lines; the others are shown after the login. */
const REASONS_IN_SMS = 3;

/** In Chinese, since nobody has said what they read. The console shows the same words before they are sent. */
const t = textsIn(mails, 'zh-CN');

export interface CompanyOutcome {
  name: string;
  outcome: 'pass' | 'pass_for_now' | 'refuse' | 'keep' | 'withdraw';
  reasons: readonly ReviewReason[];
}

/** What a decision on papers means to the company: a change that is refused leaves the papers of before in force. */
export const outcomeOf = (decision: 'pass' | 'pass_for_now' | 'refuse', status: string): CompanyOutcome['outcome'] =>
  decision === 'refuse' && status === 'revision' ? 'keep' : decision;

/** What the master of a company is told. */
export function companyNotice({ name, outcome, reasons }: CompanyOutcome, channel: NoticeChannel): Notice {
  const shown = channel === 'sms' ? reasons.slice(0, REASONS_IN_SMS) : reasons;
  const lines = shown.map(({ field, code, text }) =>
    t('decision.reason', {
      field: t(`decision.field.${field}`),
      words: withoutNumbers(text) || t(`decision.code.${code}`),
    }),
  );
  const left = reasons.length - shown.length;
  if (left > 0) lines.push(t('decision.more', { count: left }));
  return {
    letter: `decision.company.${outcome}`,
    subject: t(`decision.company.${outcome}Subject`),
    body: t(`decision.company.${outcome}`, { name, count: reasons.length, reasons: lines.join('\n') }),
  };
}

/** What a person is told whose identity was decided on. */
export const identityNotice = ({
  name,
  outcome,
  reason,
}: {
  name: string;
  outcome: 'pass' | 'refuse' | 'again';
  reason: string;
}): Notice => ({
  letter: `decision.identity.${outcome}`,
  subject: t(`decision.identity.${outcome}Subject`),
  body: t(`decision.identity.${outcome}`, { name, reasons: withoutNumbers(reason) }),
});

/** What somebody is told who has to take a step before working on; `replaced` is whoever led the company before. */
export const stepNotice = (step: 'master' | 'member' | 'confirm' | 'replaced', company: string): Notice => ({
  letter: `decision.step.${step}`,
  subject: t(`decision.step.${step}Subject`),
  body: t(`decision.step.${step}`, { company }),
});

/** What a company is told about its place at a job fair. */
export const fairNotice = (
  outcome: 'accepted' | 'refused' | 'cancelled',
  { fair, booth = '', reason = '' }: { fair: string; booth?: string; reason?: string },
): Notice => ({
  letter: `decision.fair.${outcome}`,
  subject: t(`decision.fair.${outcome}Subject`),
  body: t(`decision.fair.${outcome}`, { fair, booth, reason: withoutNumbers(reason) }),
});

/** Numbers of papers go through no carrier: eight figures or more in one piece are left out, fifteen also with gaps. */
const withoutNumbers = (text: string): string =>
  text
    .replace(/[\d０-９](?:[\s-]?[\d０-９]){13,}[\s-]?[\d０-９XxＸｘ]/gu, '…')
    .replace(/[\d０-９A-Za-z]{8,}/gu, (piece) => (piece.replace(/[A-Za-z]/g, '').length >= 8 ? '…' : piece));
