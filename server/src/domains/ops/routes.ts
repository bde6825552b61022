import type { Route } from '../../http/route.ts';
import { listOutbox } from './list-outbox.ts';

export const opsRoutes: readonly Route[] = [listOutbox];
