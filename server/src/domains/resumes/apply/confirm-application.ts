import { mails } from '@qinghe/contract/texts/mails.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { Trx } from '../../../db/database.ts';
import { takeQuota, takeTurn } from '../../../db/quota.ts';
import type { Services } from '../../../services.ts';
import { holdMessage, PLACES } from '../message/hold-message.ts';
import {
  CONFIRMATION_HOURS,
  CONFIRMATIONS_OF_JOB,
  CONFIRMATIONS_OF_NETWORK,
  CONFIRMATIONS_TO_ADDRESS,
} from '../quotas.ts';

interface Confirmation {
  application: {
    uuid: string;
    company_uuid: string;
    job_uuid: string;
    job_title: string;
    phone: string;
    email: string;
  };
  /** The step that it belongs to. */
  historyUuid: string;
  locale: Locale;
  /** From where the application came. */
  network: string;
  now: Date;
}

/** Writes to a new applicant that the application has come in; the company's own reply stands on the status page. */
export const confirmApplication = (
  trx: Trx,
  services: Services,
  { autoReply, ...confirmation }: Confirmation & { autoReply: string },
) =>
  confirm(trx, services, confirmation, {
    notice: say(mails, 'applied', confirmation.locale, PLACES),
    text: autoReply,
    toPhone: false,
  });

/** Writes to somebody whom a company brought in, so that they may read it, put it right and have it erased. */
export const notifyOfImport = (trx: Trx, services: Services, confirmation: Confirmation) =>
  confirm(trx, services, confirmation, {
    notice: say(mails, 'imported', confirmation.locale, PLACES),
    toPhone: false,
  });

/** Writes to the phone that another application with it was not taken. */
export const notifyOfRepeat = (trx: Trx, services: Services, confirmation: Confirmation) =>
  confirm(trx, services, confirmation, {
    notice: say(mails, 'appliedBefore', confirmation.locale, PLACES),
    toPhone: true,
  });

/** Writes to the phone that one more application with it was not taken. */
export const notifyOfLimit = (trx: Trx, services: Services, confirmation: Confirmation, title: string) => {
  const notice = say(mails, 'appliedTooOften', confirmation.locale, { ...PLACES, title });
  return confirm(trx, services, confirmation, { notice, toPhone: true });
};

async function confirm(
  trx: Trx,
  services: Services,
  { application, historyUuid, locale, network, now }: Confirmation,
  { notice, text = '', toPhone }: { notice: string; text?: string; toPhone: boolean },
): Promise<void> {
  const { uuid, company_uuid: companyUuid, job_uuid, job_title, phone, email } = application;
  const address = (toPhone ? '' : email.toLowerCase()) || phone;
  if (!(await takeQuota(trx, CONFIRMATIONS_TO_ADDRESS, address, { now }))) return;
  const turn = [
    { quota: CONFIRMATIONS_OF_NETWORK, subject: `${job_uuid} ${network}` },
    { quota: CONFIRMATIONS_OF_JOB, subject: job_uuid },
  ];
  const sendAfter = await takeTurn(trx, turn, { now, windows: CONFIRMATION_HOURS });
  if (!sendAfter) return;
  const cause = { db: trx, services, now };
  await holdMessage(cause, {
    companyUuid,
    // The address is not proved: it hears no word that somebody typed.
    application: { uuid, name: say(mails, 'someone', locale), job_title },
    historyUuid,
    text,
    notice,
    sendAfter,
    toPhone,
  });
}
