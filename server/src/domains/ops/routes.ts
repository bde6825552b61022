import * as contract from '@qinghe/contract/ops/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { listOutbox } from './list-outbox.ts';

export const opsRoutes: readonly Route[] = [route(contract.listOutbox, listOutbox)];
