import { ofCertifiedCompanies, type Route } from '../../http/route.ts';
import { listTalents } from './list-talents.ts';
import { putTalent } from './put-talent.ts';
import { withdrawTalent } from './withdraw-talent.ts';

export const talentRoutes: readonly Route[] = [putTalent, withdrawTalent, ...ofCertifiedCompanies([listTalents])];
