import type { Route } from '../../http/route.ts';
import { syncDoor } from './door.ts';
import { exportVisitors } from './export-visitors.ts';
import { listVisitors } from './list-visitors.ts';
import { signUpForTalk } from './sign-up.ts';

export const talkRoutes: readonly Route[] = [signUpForTalk, listVisitors, exportVisitors, syncDoor];
