import type { ServerDomain } from '../../domain.ts';
import { listBroadcasts } from './broadcasts.ts';
import { eraseLiveSignUps } from './erase-sign-ups.ts';
import { eraseLiveExport, exportLiveVisitors } from './export-visitors.ts';
import { liveMessages } from './messages.ts';
import { notifyLiveTask, remindLive } from './notify.ts';
import { cancelLiveSignUp, getLiveSignUp, signUpForBroadcast } from './sign-up.ts';
import { confirmLiveVisitor, listLiveVisitors } from './visitors.ts';
import {
  cancelBroadcast,
  changeBroadcast,
  deleteBroadcast,
  listWrittenBroadcasts,
  publishBroadcast,
  writeBroadcast,
} from './write-broadcasts.ts';

/** Broadcasts of the platform, and who signs up for them without an account. */
export const live: ServerDomain = {
  routes: [
    ...[listBroadcasts, signUpForBroadcast, getLiveSignUp, cancelLiveSignUp],
    ...[listWrittenBroadcasts, writeBroadcast, changeBroadcast, publishBroadcast, cancelBroadcast, deleteBroadcast],
    ...[listLiveVisitors, confirmLiveVisitor, exportLiveVisitors],
  ],
  tasks: [notifyLiveTask, remindLive, eraseLiveSignUps, eraseLiveExport],
  deliveries: liveMessages.map(({ message }) => message),
};
