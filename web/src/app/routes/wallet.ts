import type { RedirectEntry, RouteEntry } from './route.ts';

const rights = '/recruitment-props/my-rights';
const bill = '/recruitment-props/my-bill';

export const walletRoutes: (RouteEntry | RedirectEntry)[] = [
  {
    path: rights,
    access: 'user',
    layout: 'shell',
    title: 'myRights',
    texts: ['ui', 'rights'],
    screen: () => import('../../screens/rights/my-rights.tsx'),
    // One entry for all that is bought and used: the rail of the room has no place for more in a low window.
    navigation: { group: 'company', to: rights, base: '/recruitment-props', label: 'myRights', icon: 'gift' },
  },
  {
    path: bill,
    access: 'user',
    layout: 'shell',
    title: 'myBill',
    texts: ['ui', 'wallet'],
    screen: () => import('../../screens/wallet/my-bill.tsx'),
    palette: { icon: 'coin' },
  },
  {
    path: '/recruitment-props/my-rights/refresh-usage-record',
    access: 'user',
    layout: 'shell',
    title: 'refreshRecord',
    texts: ['ui', 'rights'],
    screen: () => import('../../screens/rights/refresh-usage-record.tsx'),
    palette: { icon: 'history' },
  },
];
