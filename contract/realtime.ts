import { z } from 'zod';
import { accountEvents, touchedByAccount } from './account/events.ts';
import { chatEvents, touchedByChat } from './chat/events.ts';
import { companyEvents, touchedByCompany } from './company/events.ts';
import type { DomainName } from './domains.ts';
import { fairEvents, touchedByFairs } from './fairs/events.ts';
import { feedbackEvents, touchedByFeedback } from './feedback/events.ts';
import { helpEvents, touchedByHelp } from './help/events.ts';
import { identityEvents, touchedByIdentity } from './identity/events.ts';
import { intakeEvents, touchedByIntake } from './intake/events.ts';
import { jobEvents, touchedByJobs } from './jobs/events.ts';
import { messageEvents, touchedByMessages } from './messages/events.ts';
import { orderEvents, touchedByOrders } from './orders/events.ts';
import { resumeEvents, touchedByResumes } from './resumes/events.ts';
import { talentEvents, touchedByTalents } from './talents/events.ts';
import { talkEvents, touchedByTalks } from './talks/events.ts';
import { touchedByWallet, walletEvents } from './wallet/events.ts';

/*
 * Events on the socket. They name what changed, never the data itself: the receiver reads it again with its own rights.
 * Each carries a cursor; after a reconnect the client hands in the last one and gets what it missed, once.
 */

const realtimeEvent = z.discriminatedUnion('type', [
  ...resumeEvents,
  ...chatEvents,
  ...jobEvents,
  ...talkEvents,
  ...talentEvents,
  ...fairEvents,
  ...feedbackEvents,
  ...helpEvents,
  ...companyEvents,
  ...identityEvents,
  ...intakeEvents,
  ...accountEvents,
  ...walletEvents,
  ...orderEvents,
  ...messageEvents,
]);
export type RealtimeEvent = z.infer<typeof realtimeEvent>;

/** Of which domains something is no longer as it was, for each event: what a page has read of these it reads again. */
export const touchedBy: Readonly<Record<RealtimeEvent['type'], readonly DomainName[]>> = {
  ...touchedByResumes,
  ...touchedByChat,
  ...touchedByJobs,
  ...touchedByTalks,
  ...touchedByTalents,
  ...touchedByFairs,
  ...touchedByFeedback,
  ...touchedByHelp,
  ...touchedByCompany,
  ...touchedByIdentity,
  ...touchedByIntake,
  ...touchedByAccount,
  ...touchedByWallet,
  ...touchedByOrders,
  ...touchedByMessages,
};

/** One of those that arrive together, in their order, as a list under the name `events`. */
export interface RealtimeMessage {
  cursor: string;
  event: RealtimeEvent;
}

/*
 * After the handshake the server hands over what was missed since the cursor `since`, then says `ready` with
 * `{ cursor }`: everything up to there was told. A page that has no cursor yet says for how many milliseconds it has been
 * reading (`age`), and is told what happened since then: its socket may open long after its first read.
 */

/** Socket.IO path; the handshake's `auth` is `{ token, since?, age? }`. */
export const REALTIME_PATH = '/realtime';
