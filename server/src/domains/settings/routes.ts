import * as contract from '@qinghe/contract/settings/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import {
  changeRejectTemplate,
  createRejectTemplate,
  deleteRejectTemplate,
  listRejectTemplates,
} from './reject-templates.ts';

export const settingsRoutes: readonly Route[] = [
  route(contract.listRejectTemplates, listRejectTemplates),
  route(contract.createRejectTemplate, createRejectTemplate),
  route(contract.changeRejectTemplate, changeRejectTemplate),
  route(contract.deleteRejectTemplate, deleteRejectTemplate),
];
