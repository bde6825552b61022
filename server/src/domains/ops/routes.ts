import type { Route } from '../../http/route.ts';
import { listOutbox } from './list-outbox.ts';
import { getOperator, opsLogIn, opsLogOut } from './session.ts';

export const opsRoutes: readonly Route[] = [listOutbox, opsLogIn, opsLogOut, getOperator];
