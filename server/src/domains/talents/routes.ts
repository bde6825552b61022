import { ofCertifiedCompanies, type Route } from '../../http/route.ts';
import { putTalent } from './put-talent.ts';
import { countTalents } from './search/count-talents.ts';
import { listTalents } from './search/list-talents.ts';
import { withdrawTalent } from './withdraw-talent.ts';

export const talentRoutes: readonly Route[] = [
  putTalent,
  withdrawTalent,
  ...ofCertifiedCompanies([listTalents, countTalents]),
];
