import { accountRows } from './account.ts';
import { adRows } from './ads.ts';
import { candidatesRows } from './candidates.ts';
import { chatRows } from './chat.ts';
import { companyRows } from './company.ts';
import { dictRows } from './dict.ts';
import { fairsRows } from './fairs.ts';
import { feedbackRows } from './feedback.ts';
import { filesRows } from './files.ts';
import { helpRows } from './help.ts';
import { homeRows } from './home.ts';
import { identityRows } from './identity.ts';
import { importsRows } from './imports.ts';
import { intakeRows } from './intake.ts';
import { invoiceRows } from './invoices.ts';
import { jobsRows } from './jobs.ts';
import { liveRows } from './live.ts';
import { messagesRows } from './messages.ts';
import { opsRows } from './ops.ts';
import { orderRows } from './orders.ts';
import { platformRows } from './platform.ts';
import { resumesRows } from './resumes.ts';
import { rightsRows } from './rights.ts';
import type { Row } from './row.ts';
import { settingsRows } from './settings.ts';
import { talentsRows } from './talents.ts';
import { talksRows } from './talks.ts';
import { walletRows } from './wallet.ts';

/** One row for each endpoint of the contract, by method and path; those of a domain stand in the file of its name. */
export const rows: Readonly<Record<string, Row>> = {
  ...accountRows,
  ...adRows,
  ...candidatesRows,
  ...chatRows,
  ...companyRows,
  ...dictRows,
  ...fairsRows,
  ...feedbackRows,
  ...filesRows,
  ...helpRows,
  ...homeRows,
  ...identityRows,
  ...importsRows,
  ...intakeRows,
  ...invoiceRows,
  ...jobsRows,
  ...liveRows,
  ...messagesRows,
  ...opsRows,
  ...orderRows,
  ...platformRows,
  ...resumesRows,
  ...rightsRows,
  ...settingsRows,
  ...talentsRows,
  ...talksRows,
  ...walletRows,
};
