/* What the desk shows after its list, as one file to fetch: the open person, and what can be done with several. */
export { BulkBar } from './decide/bulk-bar.tsx';
export { Workbench } from './panes/workbench.tsx';
