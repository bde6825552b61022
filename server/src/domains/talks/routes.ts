import { ofCertifiedCompanies, type Route } from '../../http/route.ts';
import { syncDoor } from './check-in/check-in.ts';
import { endDoorKey, listDoorKeys, makeDoorKey, syncDoorByKey } from './check-in/door-keys.ts';
import { exportVisitors } from './sign-up/export-visitors.ts';
import { listVisitors } from './sign-up/list-visitors.ts';
import { signUpForTalk } from './sign-up/sign-up.ts';
import { cancelTalk, changeTalk, createTalk, deleteTalk, getTalk, listTalks, publishTalk } from './talk/change-talk.ts';
import { copySeason } from './talk/copy-season.ts';
import { planSeries } from './talk/plan-series.ts';

export const talkRoutes: readonly Route[] = [
  listTalks,
  getTalk,
  createTalk,
  planSeries,
  copySeason,
  changeTalk,
  publishTalk,
  cancelTalk,
  deleteTalk,
  signUpForTalk,
  ...ofCertifiedCompanies([listVisitors, exportVisitors, syncDoor, listDoorKeys, makeDoorKey, endDoorKey]),
  syncDoorByKey,
];
