import { CERTIFIED } from '@qinghe/contract/company/endpoints.ts';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useCompanyInfo } from '../../domains/company/api/get-company-info.ts';
import { useRoom } from '../../domains/home/api/room.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card, Section } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { useRoomLines } from './company-room/lines.tsx';
import { RoomLines } from './company-room/room-lines.tsx';
import { Waiting } from './company-room/waiting.tsx';

/** Where the company's room begins: what waits, and how each of its entries stands. */
export default function CompanyRoom() {
  const { t } = useTranslation('control');
  const room = useRoom();
  const lines = useRoomLines(room.data);
  const company = useCompanyInfo().data?.company;
  const { name } = useUserInfo().data ?? {};
  if (!room.data) {
    return (
      <Page>
        <Card>
          <QueryState query={room} title={t('room.failed')} rows={6} />
        </Card>
      </Page>
    );
  }
  const { active, unidentified, suspended } = room.data.members;
  const isCertified = CERTIFIED.some((status) => status === room.data.information.check_status);
  return (
    <Page
      heading={company ? company.short_name || company.name : undefined}
      note={<Tag tone={isCertified ? 'green' : 'amber'}>{t(isCertified ? 'room.certified' : 'room.uncertified')}</Tag>}
      lead={name !== undefined && t('room.lead', { name, count: active + unidentified + suspended })}
    >
      <Waiting waiting={room.data.waiting} />
      <Section title={t('room.company')} aside={t('room.masterOnly')} flush>
        <RoomLines label={t('room.company')} lines={lines.company} />
      </Section>
      <Section title={t('room.compliance')} flush>
        <RoomLines label={t('room.compliance')} lines={lines.compliance} />
      </Section>
    </Page>
  );
}
