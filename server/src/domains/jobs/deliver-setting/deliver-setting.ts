import * as contract from '@qinghe/contract/jobs/deliver-setting.ts';
import { AppError } from '../../../app-error.ts';
import { type MemberRead, read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { byYou } from '../../../refusals.ts';
import { readDeliverSetting, saveSetting } from './deliver-setting-queries.ts';

export const getDeliverSetting = read(contract.getDeliverSetting, (call) => present(call));

/** @throws AppError 40901 with the current choice when it was changed since */
export const saveDeliverSetting = write(
  contract.saveDeliverSetting,
  { audit: 'company.deliver_setting_changed' },
  async (call, values) => {
    const { db, member, now } = call;
    const before = await readDeliverSetting(db, member.companyUuid);
    const isCurrent = values.version === before.version;
    if (!isCurrent || !(await saveSetting(db, member.companyUuid, { ...values, at: now })))
      throw new AppError(40901, { data: byYou(await present(call)) });
    const { version: _seen, ...detail } = values;
    call.note({ objectUuid: member.companyUuid, detail });
    return present(call);
  },
);

async function present({ db, member }: Pick<MemberRead, 'db' | 'member'>): Promise<contract.DeliverSetting> {
  return {
    ...(await readDeliverSetting(db, member.companyUuid)),
    abilities: { change: member.type === 'master' },
  };
}
