import type { Route } from '../../http/route.ts';
import { listVisitors } from './list-visitors.ts';
import { signUpForTalk } from './sign-up.ts';

export const talkRoutes: readonly Route[] = [signUpForTalk, listVisitors];
