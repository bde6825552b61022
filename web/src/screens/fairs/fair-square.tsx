import { type Fair, listOpenFairs, signUpForFair } from '@qinghe/contract/fairs/sign-up.ts';
import { useMay } from '../../domains/account/may.ts';
import { useCities } from '../../domains/dict/api/get-options.ts';
import { useOpenFairs } from '../../domains/fairs/api/sign-up.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { MONTH } from '../../lib/routing/url-filters.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { comingMonths } from './coming-months.ts';
import { useFairColumns } from './fair-title.tsx';
import { SignUpDialog } from './sign-up-dialog.tsx';
import { Standing } from './standing.tsx';

/** Job fairs that companies may sign up for: found by words, city and month. */
export default function FairSquare() {
  const { t, i18n } = useTranslation('fairs');
  const may = useMay();
  const { dialog, open } = useDialog();
  const filters = useFilters(listOpenFairs, {
    q: { field: 'search', label: t('square.search') },
    city: { field: 'choice', label: t('square.city'), values: /^\d{6}$/, options: useCities() },
    month: {
      field: 'choice',
      label: t('square.month'),
      values: MONTH,
      options: comingMonths(new Date(), i18n.language),
    },
  });
  const signUp = (fair: Fair) => open((close) => <SignUpDialog fair={fair} onClose={close} />);
  return (
    <ListScreen
      actions={<ButtonLink to="/job-fairs/list">{t('list.label')}</ButtonLink>}
      filters={filters}
      query={useOpenFairs(filters.input)}
      empty={{ title: t('square.empty'), hint: t('square.emptyHint') }}
      table={{
        label: t('square.label'),
        nameOf: ({ title }) => title,
        onOpen: signUp,
        actionsOf: (fair) => [
          {
            label: may(signUpForFair) ? t(fair.sign_up ? 'signUp.change' : 'signUp.submit') : t('square.look'),
            run: () => signUp(fair),
          },
        ],
        columns: [
          ...useFairColumns(),
          {
            key: 'booths',
            title: t('square.booths'),
            cell: ({ booths, booths_left }) => `${booths_left} / ${booths}`,
            align: 'end',
            phone: 'second',
            whole: true,
          },
          { key: 'mine', title: t('list.standing'), cell: (fair) => <Standing fair={fair} />, phone: 'aside' },
        ],
      }}
      below={dialog}
    />
  );
}
