import { answerHandOver, getHandOver, offerHandOver, withdrawHandOver } from '@qinghe/contract/company/hand-over.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useHandOver = () => useQuery(apiQuery(getHandOver, {}, { silent: true }));
/** The form says what failed. */
export const useOfferHandOver = () => useAction(offerHandOver).attempt;
export const useWithdrawHandOver = () => useAction(withdrawHandOver);
/** Who leads the company decides what every page shows. */
export const useAnswerHandOver = () => useAction(answerHandOver, { touches: ['company', 'account', 'home'] });
