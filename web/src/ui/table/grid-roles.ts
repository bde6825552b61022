/**
 * Roles of the grid pattern of the ARIA Authoring Practices, said in so many words: on phones the rows are no table to
 * the style sheet, and browsers then forget what they are.
 */
export const gridRole = {
  grid: { role: 'grid' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;
