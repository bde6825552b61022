import { syncDesk } from '@qinghe/contract/fairs/desk.ts';
import { changeSignUp, type Fair, withdrawSignUp } from '@qinghe/contract/fairs/sign-up.ts';
import { makeStandKey } from '@qinghe/contract/fairs/stand-keys.ts';
import { useNavigate } from 'react-router';
import { useAllowed, useMay } from '../../domains/account/may.ts';
import { useMyFairs } from '../../domains/fairs/api/sign-up.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { PhoneDialog } from '../../ui/qr-code/phone-dialog.tsx';
import { useFairColumns } from './fair-title.tsx';
import { SignUpDialog } from './sign-up-dialog.tsx';
import { StandKeysDialog } from './stand-keys-dialog.tsx';
import { Standing } from './standing.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Job fairs of the company: those to come with their booths, then those that are over. */
export default function MyFairs() {
  const { t } = useTranslation('fairs');
  const navigate = useNavigate();
  const may = useMay();
  const allowed = useAllowed();
  const { dialog, open } = useDialog();
  const [title, ...when] = useFairColumns();
  const square = (variant?: 'primary') => (
    <ButtonLink variant={variant} to="/job-fairs/square">
      {t('list.toSquare')}
    </ButtonLink>
  );
  const look = (fair: Fair) => open((close) => <SignUpDialog fair={fair} onClose={close} />);
  const leave = (fair: Fair) => open((close) => <WithdrawDialog fair={fair} onClose={close} />);
  const help = ({ uuid }: Fair) => open((close) => <StandKeysDialog fair={uuid} onClose={close} />);
  const receive = ({ uuid }: Fair) =>
    open((close) => (
      <PhoneDialog title={t('desk.title')} hint={t('desk.hint')} to={`/door/fair/${uuid}`} onClose={close} />
    ));
  return (
    <ListScreen
      actions={square('primary')}
      query={useMyFairs()}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint'), action: square() }}
      table={{
        label: t('list.label'),
        nameOf: (fair) => fair.title,
        onOpen: look,
        actionsOf: (fair) => [
          {
            label: t(fair.sign_up?.abilities.change && may(changeSignUp) ? 'signUp.change' : 'signUp.look'),
            run: () => look(fair),
          },
          ...(fair.sign_up?.booth && fair.state === 'open'
            ? allowed([
                { calls: syncDesk, label: t('desk.open'), run: () => receive(fair) },
                { calls: makeStandKey, label: t('helpers.open'), run: () => help(fair) },
              ])
            : []),
          ...(fair.sign_up?.booth
            ? [{ label: t('report.open'), run: () => navigate(`/job-fairs/report/${fair.uuid}`) }]
            : []),
          ...(fair.sign_up?.abilities.withdraw && may(withdrawSignUp)
            ? [{ label: t('signUp.withdraw'), danger: true, run: () => leave(fair) }]
            : []),
        ],
        columns: [
          ...(title ? [title] : []),
          {
            key: 'standing',
            title: t('list.standing'),
            cell: (fair) => <Standing fair={fair} />,
            phone: 'aside',
          },
          ...when,
          {
            key: 'jobs',
            title: t('field.jobs'),
            cell: ({ sign_up }) => sign_up && sign_up.jobs.length + sign_up.other_jobs,
            align: 'end',
            phone: 'hidden',
          },
        ],
      }}
      below={dialog}
    />
  );
}
