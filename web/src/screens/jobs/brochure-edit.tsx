import type { BrochureDetail } from '@qinghe/contract/jobs/brochures.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useBrochure } from '../../domains/jobs/api/brochures.ts';
import { brochureAddresses } from '../../domains/jobs/job-addresses.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { BrochureForm } from './brochure/brochure-form.tsx';
import { BrochureQuery } from './brochure/brochure-query.tsx';

/** Writes a brochure: a new one, or the one that the address names. */
export default function BrochureEdit() {
  const [search] = useSearchParams();
  const uuid = search.get('uuid');
  return uuid ? <Existing key={uuid} uuid={uuid} /> : <BrochureForm brochure={undefined} />;
}

function Existing({ uuid }: { uuid: string }) {
  return <BrochureQuery query={useBrochure(uuid)}>{(brochure) => <Editable brochure={brochure} />}</BrochureQuery>;
}

function Editable({ brochure }: { brochure: BrochureDetail }) {
  const { t } = useTranslation('jobs');
  if (brochure.abilities.edit) return <BrochureForm brochure={brochure} />;
  return (
    <Page>
      <Card>
        <ErrorState
          title={t('form.locked', { title: brochure.title })}
          hint={t('brochure.locked')}
          action={<ButtonLink to={brochureAddresses.show(brochure.uuid)}>{t('brochure.open')}</ButtonLink>}
        />
      </Card>
    </Page>
  );
}
