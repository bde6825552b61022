import type { DeliveryKind } from '../../outside/define-delivery.ts';
import type { AnyTask } from '../../tasks/task.ts';
import { invitationMessage } from './members/invitation-message.ts';
import { remindLicences } from './remind-licences.ts';
import { settleCompanyDecision } from './review/decide-case.ts';
import { settleMove } from './steps/move.ts';

export const companyTasks: readonly AnyTask[] = [remindLicences, settleMove, settleCompanyDecision];

export const companyDeliveries: readonly DeliveryKind[] = [invitationMessage];
