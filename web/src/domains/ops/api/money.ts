import { getMoney } from '@qinghe/contract/ops/money.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

/** @param day of China; '' is today */
export const useMoney = (day: string) =>
  useQuery({ ...apiQuery(getMoney, day === '' ? {} : { day }), placeholderData: keepPreviousData });
