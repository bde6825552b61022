import { openFeedback } from '@qinghe/contract/feedback/console.ts';
import type { Proposal } from '@qinghe/contract/ops/proposals.ts';
import { NoteField } from '../../src/screens/ops/casework/case-notes.tsx';
import { ShelveDialog } from '../../src/screens/ops/casework/shelve-dialog.tsx';
import { EraseDialog } from '../../src/screens/ops/erasures/erase-dialog.tsx';
import { FindCandidateForm } from '../../src/screens/ops/erasures/find-candidate-form.tsx';
import { HoldDialog, ReleaseDialog } from '../../src/screens/ops/erasures/hold-dialog.tsx';
import { BoothDialog } from '../../src/screens/ops/fairs/booth-dialog.tsx';
import { CancelFairDialog } from '../../src/screens/ops/fairs/cancel-fair-dialog.tsx';
import { FairDialog } from '../../src/screens/ops/fairs/fair-dialog.tsx';
import { RefuseCompanyDialog } from '../../src/screens/ops/fairs/refuse-company-dialog.tsx';
import { AnswerDialog } from '../../src/screens/ops/feedback/answer-dialog.tsx';
import { CannedDialog } from '../../src/screens/ops/help/canned-dialog.tsx';
import { ReplyForm } from '../../src/screens/ops/help/reply-form.tsx';
import { HolidayDialog } from '../../src/screens/ops/holidays/holiday-dialog.tsx';
import { BroadcastDialog } from '../../src/screens/ops/live/broadcast-dialog.tsx';
import { CancelBroadcastDialog } from '../../src/screens/ops/live/cancel-broadcast-dialog.tsx';
import { NoticeDialog } from '../../src/screens/ops/notices/notice-dialog.tsx';
import { DeclineDialog } from '../../src/screens/ops/subject/decline-dialog.tsx';
import { LimitsDialog } from '../../src/screens/ops/subject/limits-dialog.tsx';
import { ProposeDialog } from '../../src/screens/ops/subject/propose-dialog.tsx';
import { WordDialog as SensitiveWordDialog } from '../../src/screens/ops/words/word-dialog.tsx';
import { fairCompany, writtenFair } from '../fair.ts';
import { handledFeedback } from '../feedback.ts';
import { writtenBroadcast } from '../live.ts';
import { respond } from '../screen.tsx';
import type { FormRow } from './suite.tsx';

const nothing = () => undefined;
const uuid = '01890000-0000-7000-8000-000000000001';
const proposal: Proposal = {
  uuid,
  version: 1,
  action: 'freeze',
  subject: { kind: 'company', uuid, name: '云杉科技' },
  target: null,
  coins: null,
  reason: '收到多次投诉',
  reasons: [],
  proposed_by: '陈宁',
  proposed_at: '2026-01-01T00:00:00.000Z',
  own: false,
};

/** Forms of operators, but for those about money. */
export const opsForms: FormRow[] = [
  {
    file: 'ops/casework/shelve-dialog.tsx',
    element: <ShelveDialog of={{ queue: 'companies', uuid, name: '云杉科技' }} onClose={nothing} onShelved={nothing} />,
  },
  { file: 'ops/casework/case-notes.tsx', element: <NoteField of={{ queue: 'companies', uuid }} onNoted={nothing} /> },
  {
    file: 'ops/fairs/booth-dialog.tsx',
    element: <BoothDialog fairUuid={uuid} company={fairCompany()} onClose={nothing} />,
  },
  {
    file: 'ops/fairs/refuse-company-dialog.tsx',
    element: <RefuseCompanyDialog fairUuid={uuid} company={fairCompany()} onClose={nothing} />,
  },
  { file: 'ops/live/broadcast-dialog.tsx', element: <BroadcastDialog broadcast={null} onClose={nothing} /> },
  {
    file: 'ops/live/cancel-broadcast-dialog.tsx',
    element: <CancelBroadcastDialog broadcast={writtenBroadcast} onClose={nothing} />,
  },
  {
    file: 'ops/feedback/answer-dialog.tsx',
    element: <AnswerDialog feedback={handledFeedback} onClose={nothing} />,
    replies: [respond(openFeedback, { ...handledFeedback, state: 'seen', version: 2 })],
  },
  {
    file: 'ops/help/reply-form.tsx',
    element: <ReplyForm uuid="01890000-0000-7000-8000-000000000001" other={null} />,
  },
  { file: 'ops/fairs/fair-dialog.tsx', element: <FairDialog fair={null} onClose={nothing} /> },
  {
    file: 'ops/fairs/cancel-fair-dialog.tsx',
    element: <CancelFairDialog fair={writtenFair()} onClose={nothing} />,
  },
  {
    file: 'ops/notices/notice-dialog.tsx',
    element: <NoticeDialog notice={null} onClose={nothing} />,
    press: [/定时发布/],
  },
  {
    file: 'ops/erasures/erase-dialog.tsx',
    element: <EraseDialog address="13900000001" count={1} onClose={nothing} onErased={nothing} />,
  },
  {
    file: 'ops/erasures/hold-dialog.tsx',
    element: <HoldDialog address="13900000001" onClose={nothing} onDone={nothing} />,
  },
  {
    file: 'ops/erasures/hold-dialog.tsx',
    element: <ReleaseDialog address="13900000001" onClose={nothing} onDone={nothing} />,
  },
  { file: 'ops/erasures/find-candidate-form.tsx', element: <FindCandidateForm address="" onFound={nothing} /> },
  {
    file: 'ops/subject/decline-dialog.tsx',
    element: <DeclineDialog proposal={proposal} title="冻结「云杉科技」" onClose={nothing} onDeclined={nothing} />,
  },
  { file: 'ops/holidays/holiday-dialog.tsx', element: <HolidayDialog year={2027} onClose={nothing} /> },
  { file: 'ops/words/word-dialog.tsx', element: <SensitiveWordDialog word={null} onClose={nothing} /> },
  {
    file: 'ops/subject/limits-dialog.tsx',
    element: (
      <LimitsDialog
        company={{
          uuid,
          name: '云杉科技',
          limits: { internship: { quota: 5, most: 5, used: 2 }, campus: { quota: 5, most: 5, used: 0 } },
        }}
        onClose={nothing}
      />
    ),
  },
  {
    file: 'ops/subject/propose-dialog.tsx',
    element: (
      <ProposeDialog
        kind="company"
        subject={{ uuid, version: 1, name: '云杉科技' }}
        action="freeze"
        onClose={nothing}
      />
    ),
  },
  { file: 'ops/help/canned-dialog.tsx', element: <CannedDialog answer={null} onClose={nothing} /> },
];
