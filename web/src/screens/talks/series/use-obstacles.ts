import type { SeriesObstacle } from '@qinghe/contract/talks/series.ts';
import { useState } from 'react';
import { usePlanSeries } from '../../../domains/talks/api/talks.ts';
import { hasCode } from '../../../lib/api/api-error.ts';

/** Plans a series; where it may not be published, everything that stands in the way stays until it is changed. */
export function useObstacles() {
  const plan = usePlanSeries();
  const [obstacles, setObstacles] = useState<readonly SeriesObstacle[]>([]);
  const save = async (input: Parameters<typeof plan>[0]) => {
    setObstacles([]);
    try {
      return await plan(input);
    } catch (error) {
      if (hasCode(error, 42201))
        setObstacles((error.data as { obstacles?: readonly SeriesObstacle[] }).obstacles ?? []);
      throw error;
    }
  };
  /** Rows that moved or changed are no longer those that were looked at. */
  const forget = (row?: number) =>
    setObstacles((all) => (row === undefined ? [] : all.filter((one) => one.row !== row)));
  return { obstacles, save, forget };
}
