import { ofCertifiedCompanies, type Route } from '../../http/route.ts';
import { ofMoney } from '../../money-turn.ts';
import { getBatchInvite, listBatchInvites } from './batches/list-batches.ts';
import {
  checkBatchInvite,
  countBatchInvite,
  listBatchTalents,
  recallBatchInvite,
  sendBatchInvite,
} from './batches/send-batch.ts';
import { inviteTalent, listInvitations, previewInvitation, recallInvitation } from './invitations/invite-talent.ts';
import { listTalentOpinions } from './opinions/opinions.ts';
import { putTalent } from './put-talent.ts';
import { listRadarHits, listRadars } from './radar/list-radars.ts';
import { getRadar, startRadar } from './radar/start-radar.ts';
import {
  alertTalentSearch,
  listTalentSearches,
  lookAtTalentSearch,
  removeTalentSearch,
  saveTalentSearch,
} from './saved/saved-searches.ts';
import { countTalents } from './search/count-talents.ts';
import { listTalents } from './search/list-talents.ts';
import { similarTalents } from './similar/similar-talents.ts';
import { withdrawTalent } from './withdraw-talent.ts';

export const talentRoutes: readonly Route[] = [
  putTalent,
  withdrawTalent,
  ...ofCertifiedCompanies([
    ...ofMoney([inviteTalent, recallInvitation, sendBatchInvite, recallBatchInvite, startRadar]),
    listTalents,
    countTalents,
    listTalentOpinions,
    previewInvitation,
    listInvitations,
    countBatchInvite,
    listBatchTalents,
    checkBatchInvite,
    listBatchInvites,
    getBatchInvite,
    similarTalents,
    listTalentSearches,
    saveTalentSearch,
    alertTalentSearch,
    lookAtTalentSearch,
    removeTalentSearch,
    getRadar,
    listRadars,
    listRadarHits,
  ]),
];
