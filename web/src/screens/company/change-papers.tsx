import type { fillCompanyInfo } from '@qinghe/contract/company/register.ts';
import type { getFullInfo } from '@qinghe/contract/company/review.ts';
import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { useNavigate } from 'react-router';
import { useFillCompanyInfo, useFullInfo } from '../../domains/company/api/review.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { today } from '../../lib/time/calendar-day.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { Form } from '../../ui/form/form.tsx';
import { partOf } from '../../ui/form/part-of.ts';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/section/section.tsx';
import { MasterOnly } from './master-only.tsx';
import { CredentialFields } from './papers/credential-fields.tsx';
import { LicenceEditor } from './papers/licence-editor.tsx';
import {
  type CredentialValues,
  credentialInput,
  emptyCredentials,
  emptyLicence,
  type LicenceValues,
  licenceInput,
  licenceValues,
} from './papers/papers-values.ts';
import { Reasons, standingReasons, useReasonsAtFields } from './papers/reasons.tsx';
import { useCheckedLicence } from './papers/use-checked-licence.ts';
import styles from './registration.module.css';
import { Waiting } from './waiting.tsx';

/** The papers of a company that is there: handed in again after a refusal, or changed. */
export default function ChangePapers() {
  return (
    <MasterOnly>
      <Current />
    </MasterOnly>
  );
}

function Current() {
  const info = useFullInfo();
  return info.data ? <Papers info={info.data} /> : <Waiting query={info} />;
}

interface Values {
  version: number;
  licence: LicenceValues;
  credentials: CredentialValues;
}

const schema = async () => {
  const [{ fillCompanyInfo: call }, { licenceInForce }] = await Promise.all([
    import('@qinghe/contract/company/register.ts'),
    import('@qinghe/contract/company/papers.ts'),
  ]);
  return call.input.extend({ licence: licenceInForce(today()) });
};

function Papers({ info }: { info: OutputOf<typeof getFullInfo> }) {
  const { t } = useTranslation('company');
  const navigate = useNavigate();
  const save = useFillCompanyInfo();
  const papers = info.in_review ?? info.in_force;
  const reasons = standingReasons(info);
  const withReasons = useReasonsAtFields(reasons);
  const initial = {
    version: info.version,
    licence: papers ? licenceValues(papers.licence) : emptyLicence,
    credentials: papers ? papers.credentials : emptyCredentials,
  };
  const form = useApiForm<Values, unknown, InputOf<typeof fillCompanyInfo>>({
    key: 'company:papers',
    initial,
    input: ({ version, licence, credentials }) => ({
      version,
      licence: licenceInput(licence),
      credentials: credentialInput(credentials),
    }),
    schema,
    save,
    said: t('review.handedIn'),
    onSaved: () => void navigate('/personal/hr-identify'),
  });
  const licence = withReasons(partOf(form, 'licence'), initial.licence);
  const reading = useCheckedLicence(licence);
  const submit = () => reading.before(form.submit);
  return (
    <div className={styles.page}>
      <Page lead={t(info.in_force ? 'review.fillLead' : 'review.fillFirst')}>
        {reasons.length > 0 && (
          <Callout tone="red" title={t('review.reasons')}>
            <Reasons reasons={reasons} />
          </Callout>
        )}
        <Form form={{ ...form, submit }}>
          <LicenceEditor form={licence} reading={reading} url={info.licence_url} />
          <Section title={t('credentials.title')}>
            <CredentialFields form={withReasons(partOf(form, 'credentials'), initial.credentials)} />
          </Section>
        </Form>
        <div className={styles.bar}>
          <ButtonLink to="/personal/hr-identify">{t('review.cancel')}</ButtonLink>
          <Button variant="primary" busy={form.isSaving} disabled={!info.abilities.submit} onClick={submit}>
            {t('review.handIn')}
          </Button>
        </div>
      </Page>
    </div>
  );
}
