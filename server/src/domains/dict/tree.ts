/** Rows by their parent: what lies below a code, in the order in which they came; below null the roots. */
export function childrenOf<Row extends { parent: string | null }>(
  rows: readonly Row[],
): (parent: string | null) => Row[] {
  const byParent = Map.groupBy(rows, (row) => row.parent);
  return (parent) => byParent.get(parent) ?? [];
}
