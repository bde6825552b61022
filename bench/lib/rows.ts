/** A line of the bench table. */
export interface Row {
  what: string;
  measured: string;
  against?: string;
  ratio?: number;
  budget?: string;
  /** Undefined where nothing is promised. */
  met?: boolean;
}

/** What is shared of a list that is known not to be empty. @throws where it is */
export function present<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}`);
  return value;
}

/** Prints rows as a table. */
export function printRows(rows: readonly Row[]): void {
  const cells = rows.map(({ what, measured, against = '', ratio, budget = '', met }) => [
    what,
    {
      measured,
      against,
      ratio: ratio === undefined ? '' : Number(ratio.toFixed(2)),
      budget,
      met: met === undefined ? '' : met ? 'yes' : 'NO',
    },
  ]);
  console.table(Object.fromEntries(cells));
}
