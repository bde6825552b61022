import { type ColleagueLink, KEPT_LINK_DAYS, MAX_LINK_DEVICES } from '@qinghe/contract/candidates/links.ts';
import { useNavigate } from 'react-router';
import { useLinks, useRevokeLink } from '../../domains/candidates/api/links.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lastDay } from '../../lib/time/relative-time.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { Tag, type Tone } from '../../ui/tag/tag.tsx';
import { Hint } from '../../ui/text/hint.tsx';

const tones = { open: 'green', ended: 'neutral', revoked: 'neutral' } as const satisfies Record<
  ColleagueLink['state'],
  Tone
>;

/** Links by which colleagues without an account were asked: what came of each, and the way to end it. */
export default function ColleagueLinks() {
  const { t, i18n } = useTranslation('candidates');
  const navigate = useNavigate();
  const { dialog, open } = useDialog();
  const { run } = useRevokeLink();
  const revoke = ({ uuid, name }: ColleagueLink) =>
    open((close) => (
      <ConfirmDialog
        open
        destructive
        title={t('links.revokeTitle', { name })}
        confirm={t('links.revoke')}
        onConfirm={() => {
          void run({ uuid });
          close();
        }}
        onCancel={close}
      >
        <p>{t('links.revokeHint')}</p>
      </ConfirmDialog>
    ));
  return (
    <ListScreen
      lead={t('links.lead', { days: KEPT_LINK_DAYS })}
      query={useLinks()}
      empty={{ title: t('links.empty'), hint: t('links.emptyHint') }}
      below={dialog}
      table={{
        label: t('links.label'),
        nameOf: ({ name }) => name,
        actionsOf: (link) => [
          ...(hasOpinions(link)
            ? [{ label: t('links.opinions'), run: () => void navigate(`/talent/opinions?link=${link.uuid}`) }]
            : []),
          ...(link.state === 'open' ? [{ label: t('links.revoke'), danger: true, run: () => revoke(link) }] : []),
        ],
        columns: [
          { key: 'name', title: t('links.name'), cell: ({ name }) => name, phone: 'title' },
          {
            key: 'state',
            title: t('links.state'),
            cell: ({ state }) => <Tag tone={tones[state]}>{t(`links.states.${state}`)}</Tag>,
            phone: 'aside',
            whole: true,
          },
          { key: 'about', title: t('links.about'), cell: ({ about }) => t(`links.abouts.${about}`), phone: 'second' },
          { key: 'people', title: t('links.people'), cell: (link) => <People link={link} />, phone: 'second' },
          { key: 'question', title: t('links.question'), cell: ({ question }) => question, phone: 'second' },
          {
            key: 'opens',
            title: t('links.opens'),
            cell: ({ opens, devices }) =>
              t('links.opened', { opens: t('links.times', { count: opens }), devices, most: MAX_LINK_DEVICES }),
            phone: 'second',
            whole: true,
          },
          { key: 'maker', title: t('links.maker'), cell: ({ maker_name }) => maker_name, phone: 'second' },
          {
            key: 'until',
            title: t('links.until'),
            cell: ({ expires_at }) => lastDay(expires_at, i18n.language),
            align: 'end',
            phone: 'second',
            whole: true,
          },
        ],
      }}
    />
  );
}

/** What is said of applications stands in their records; of talents, in a list of their own. */
const hasOpinions = ({ about, people }: ColleagueLink): boolean =>
  about === 'talents' && people.some(({ verdict }) => verdict !== null);

/** Each with what was said; and how many are not shown any more. */
function People({ link: { people, asked } }: { link: ColleagueLink }) {
  const { t } = useTranslation('candidates');
  const gone = asked - people.length;
  return (
    <>
      {people
        .map(({ name, verdict }) => t('links.person', { name, verdict: t(`verdict.${verdict ?? 'none'}`) }))
        .join(t('links.between'))}
      {gone > 0 && <Hint> {t('leftOut', { count: gone })}</Hint>}
    </>
  );
}
