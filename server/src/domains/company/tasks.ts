import type { AnyTask } from '../../tasks/task.ts';
import { sendInvitation } from './members/send-invitation.ts';
import { remindLicences } from './remind-licences.ts';
import { settleMove } from './steps/move.ts';

export const companyTasks: readonly AnyTask[] = [sendInvitation, remindLicences, settleMove];
