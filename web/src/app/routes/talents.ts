import { listTalents } from '@qinghe/contract/talents/list.ts';
import { firstPage } from '../../lib/first-queries.ts';
import { talentFilters, toTalents } from '../../screens/talents/talent-filters.ts';
import type { RouteEntry } from './route.ts';

export const talentRoutes: RouteEntry[] = [
  {
    path: '/talent',
    access: 'user',
    layout: 'shell',
    title: 'talents',
    texts: ['ui', 'talents'],
    screen: () => import('../../screens/talents/talents.tsx'),
    navigation: { group: 'talents', to: '/talent', base: '/talent', label: 'talents', icon: 'userSearch' },
    queries: (_params, search) => [firstPage(listTalents, toTalents(talentFilters.read(search)))],
  },
];
