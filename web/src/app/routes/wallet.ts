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
    path: '/recruitment-props/mall-of-rights',
    access: 'user',
    layout: 'shell',
    title: 'mall',
    texts: ['ui', 'orders'],
    screen: () => import('../../screens/orders/mall-of-rights.tsx'),
    palette: { icon: 'gift' },
  },
  { path: '/recruitment-props', redirect: '/recruitment-props/mall-of-rights' },
  {
    path: '/recruitment-props/purchase-record',
    access: 'user',
    layout: 'shell',
    title: 'purchases',
    texts: ['ui', 'orders'],
    screen: () => import('../../screens/orders/purchase-record.tsx'),
    palette: { icon: 'history' },
  },
  // The document has two addresses for what was bought.
  { path: '/recruitment-props/purchase-history', redirect: '/recruitment-props/purchase-record' },
  {
    path: '/recruitment-props/issuing-invoices',
    access: 'master',
    layout: 'shell',
    title: 'invoices',
    texts: ['ui', 'invoices'],
    screen: () => import('../../screens/invoices/issuing-invoices.tsx'),
    palette: { icon: 'file' },
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
  {
    path: '/recruitment-props/my-rights/top-search-usage-record',
    access: 'user',
    layout: 'shell',
    title: 'topSearchRecord',
    texts: ['ui', 'rights'],
    screen: () => import('../../screens/rights/top-search-usage-record.tsx'),
    palette: { icon: 'history' },
  },
  {
    path: '/recruitment-props/my-rights/top-home-usage-record',
    access: 'user',
    layout: 'shell',
    title: 'topHomeRecord',
    texts: ['ui', 'rights'],
    screen: () => import('../../screens/rights/top-home-usage-record.tsx'),
    palette: { icon: 'history' },
  },
  {
    path: '/recruitment-props/my-rights/invitation-usage-record',
    access: 'user',
    layout: 'shell',
    title: 'invitationRecord',
    texts: ['ui', 'talents'],
    screen: () => import('../../screens/talents/invitation-usage-record.tsx'),
    palette: { icon: 'history' },
  },
];
