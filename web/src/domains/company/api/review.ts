import { fillCompanyInfo } from '@qinghe/contract/company/register.ts';
import { appealRefusal, getFullInfo } from '@qinghe/contract/company/review.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useFullInfo = () => useQuery(apiQuery(getFullInfo, {}));

const TOUCHES = ['company', 'account'] as const;

/** Hands the papers in; the form says what failed. */
export const useFillCompanyInfo = () => useAction(fillCompanyInfo, { touches: TOUCHES, silent: true }).attempt;

/** Asks for another look; the form says what failed. */
export const useAppealRefusal = () => useAction(appealRefusal, { touches: TOUCHES, silent: true }).attempt;
