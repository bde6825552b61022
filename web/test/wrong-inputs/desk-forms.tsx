import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { emptyInternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { getSeason } from '@qinghe/contract/jobs/season.ts';
import type { JobTemplate } from '@qinghe/contract/jobs/templates.ts';
import { planDecision } from '@qinghe/contract/resumes/decide-many.ts';
import { getScreeningRule, noConditions } from '@qinghe/contract/resumes/screening.ts';
import { createNoteTemplate } from '@qinghe/contract/settings/note-templates.ts';
import { createRejectTemplate, listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { checkBatchInvite, countBatchInvite } from '@qinghe/contract/talents/batches.ts';
import { useSaveNoteTemplate } from '../../src/domains/settings/api/save-note-template.ts';
import { useSaveRejectTemplate } from '../../src/domains/settings/api/save-reject-template.ts';
import { AnswerForm } from '../../src/screens/candidates/colleague-page/answer-form.tsx';
import { SignUpDialog } from '../../src/screens/fairs/sign-up-dialog.tsx';
import { StandKeysDialog } from '../../src/screens/fairs/stand-keys-dialog.tsx';
import { BrochureForm } from '../../src/screens/jobs/brochure/brochure-form.tsx';
import CopySeasonDialog from '../../src/screens/jobs/brochure/copy-season-dialog.tsx';
import AppealDialog from '../../src/screens/jobs/list/appeal-dialog.tsx';
import ExtendDialog from '../../src/screens/jobs/list/extend-dialog.tsx';
import { RenameDialog } from '../../src/screens/jobs/list/rename-dialog.tsx';
import ScreeningDialog from '../../src/screens/jobs/list/screening-dialog.tsx';
import JobTemplateDialog from '../../src/screens/jobs/list/template-dialog.tsx';
import { SignUpForm } from '../../src/screens/live/live-signup/sign-up-form.tsx';
import BlockDialog from '../../src/screens/resumes/applications/decide/block-dialog.tsx';
import BulkDialog from '../../src/screens/resumes/applications/decide/bulk-dialog.tsx';
import { ReasonDialog } from '../../src/screens/resumes/applications/decide/reason-dialog.tsx';
import { RejectDialog } from '../../src/screens/resumes/applications/decide/reject-dialog.tsx';
import { DeskContext } from '../../src/screens/resumes/applications/desk-context.ts';
import SaveFilterDialog from '../../src/screens/resumes/applications/filters/save-filter-dialog.tsx';
import { NoteChange, NoteForm } from '../../src/screens/resumes/applications/notes/note-forms.tsx';
import TagDialog from '../../src/screens/resumes/applications/notes/tag-dialog.tsx';
import CorrectionDialog from '../../src/screens/resumes/applications/record/correction-dialog.tsx';
import { useDesk } from '../../src/screens/resumes/applications/use-desk.ts';
import { WordDialog } from '../../src/screens/settings/common-words/word-dialog.tsx';
import { TemplateDialog } from '../../src/screens/settings/template-dialog.tsx';
import { BatchDialog } from '../../src/screens/talents/batch-dialog.tsx';
import { InviteDialog } from '../../src/screens/talents/invite-dialog.tsx';
import { SaveDialog } from '../../src/screens/talents/save-dialog.tsx';
import { WalkInDialog } from '../../src/screens/talks/door/walk-in-dialog.tsx';
import { SeriesForm } from '../../src/screens/talks/series/series-form.tsx';
import CancelTalkDialog from '../../src/screens/talks/talk/cancel-dialog.tsx';
import { HelpersDialog } from '../../src/screens/talks/talk/helpers-dialog.tsx';
import { TalkForm } from '../../src/screens/talks/talk/talk-form.tsx';
import { application } from '../application.ts';
import { brochureOf } from '../brochure.ts';
import { fairOf } from '../fair.ts';
import { jobSummary } from '../job.ts';
import { broadcast } from '../live.ts';
import { fail, respond } from '../screen.tsx';
import { talk } from '../talk.ts';
import { moneyForms } from './money-forms.tsx';
import { opsForms } from './ops-forms.tsx';
import type { FormRow } from './suite.tsx';

const nothing = () => undefined;
const oneInvitation = { units: 1, coins: 0, units_left: 8, price: 5, balance: 500, missing: 0 };
const brochure = brochureOf();
const detail = application();
const { uuid } = detail;
const note = {
  uuid: '01890000-0000-7000-8000-000000000021',
  text: '项目讲得清楚',
  author_name: '周予安',
  mine: true,
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  edited: false,
  link: null,
  mentions: [],
};
const linkedCv = {
  uuid,
  name: '陈思远',
  job_title: '前端开发实习生',
  school: '华中科技大学',
  degree: 'bachelor' as const,
  major: '软件工程',
  graduation_month: '2027-06',
  city: '武汉',
  days_per_week: 4,
  months: null,
  cv: { reading: 'none' as const, lines: [], cut: false },
  shown_at: '2026-11-25T02:42:00.000Z',
  answer: null,
  others: 0,
  answers: [],
};
const jobTemplate: JobTemplate = {
  ...{ uuid, version: 1, name: '前端', kind: 'internship', by: '林晓', draft: emptyInternshipDraft },
  ...{ saved_at: '2026-01-01T00:00:00.000Z', removable: true },
};
const words = [respond(listRejectTemplates, { items: [] }), fail(getCompanyInfo, 404)];
const plan = respond(planDecision, {
  moves: [
    { uuid, name: '郑琪', anonymous_as: null, job_title: '前端', from: 'interview', channel: 'email', message: '' },
  ],
  left_out: [],
});

function SaveFilter() {
  const desk = { ...useDesk(), counts: undefined, onHelp: nothing };
  return (
    <DeskContext value={desk}>
      <SaveFilterDialog onClose={nothing} />
    </DeskContext>
  );
}

function NewTemplate() {
  const save = useSaveRejectTemplate();
  const shared = { kind: 'reject-template', texts: 'templates', templates: [] } as const;
  const schema = async () => createRejectTemplate.input;
  return <TemplateDialog {...shared} template={null} schema={schema} save={save} onClose={nothing} />;
}

function NewNoteTemplate() {
  const save = useSaveNoteTemplate();
  const shared = { kind: 'note-template', texts: 'noteTemplates', templates: [] } as const;
  const schema = async () => createNoteTemplate.input;
  return <TemplateDialog {...shared} template={null} schema={schema} save={save} onClose={nothing} />;
}

/** What concerns jobs and applications, an account's own texts, and what operators propose. */
export const deskForms: readonly FormRow[] = [
  {
    file: 'jobs/brochure/brochure-form.tsx',
    element: <BrochureForm brochure={undefined} />,
  },
  { file: 'talks/talk/talk-form.tsx', element: <TalkForm talk={undefined} /> },
  { file: 'ui/given-keys/keys-dialog.tsx', element: <StandKeysDialog fair={uuid} onClose={nothing} /> },
  { file: 'talks/series/series-form.tsx', element: <SeriesForm from={undefined} /> },
  {
    file: 'jobs/brochure/copy-season-dialog.tsx',
    element: <CopySeasonDialog brochure={brochure} onClose={nothing} />,
    replies: [
      respond(getSeason, { brochure, jobs: [], talks: [], fairs: [], sources: [], schools: [], unanswered: 0 }),
    ],
  },
  { file: 'ui/given-keys/keys-dialog.tsx', element: <HelpersDialog talk={uuid} onClose={nothing} /> },
  { file: 'talks/talk/cancel-dialog.tsx', element: <CancelTalkDialog talk={talk()} onClose={nothing} /> },
  {
    file: 'talks/door/walk-in-dialog.tsx',
    element: (used) => <WalkInDialog onSaved={used} onClose={nothing} />,
  },
  { file: 'jobs/list/appeal-dialog.tsx', element: <AppealDialog job={jobSummary()} onClose={nothing} /> },
  { file: 'jobs/list/template-dialog.tsx', element: <JobTemplateDialog job={jobSummary()} onClose={nothing} /> },
  {
    file: 'jobs/list/rename-dialog.tsx',
    element: <RenameDialog template={jobTemplate} onClose={nothing} />,
  },
  {
    file: 'jobs/list/screening-dialog.tsx',
    element: <ScreeningDialog job={jobSummary()} onClose={nothing} />,
    replies: [
      respond(getScreeningRule, {
        ...noConditions,
        questions: ['一周来几天？', '会用什么语言？'],
        answers: [
          { question: '一周来几天？', measure: 'at_least', number: 3 },
          { question: '会用什么语言？', measure: 'words', words: ['Go'] },
        ],
        version: 0,
        abilities: { change: true },
      }),
    ],
  },
  { file: 'jobs/list/extend-dialog.tsx', element: <ExtendDialog job={jobSummary()} onClose={nothing} /> },
  { file: 'fairs/sign-up-dialog.tsx', element: <SignUpDialog fair={fairOf()} onClose={nothing} /> },
  { file: 'live/live-signup/sign-up-form.tsx', element: <SignUpForm broadcasts={[broadcast]} /> },
  ...moneyForms,
  ...opsForms,
  {
    file: 'resumes/applications/decide/block-dialog.tsx',
    element: <BlockDialog uuid={uuid} name="郑琪" onClose={nothing} />,
    press: [/约好没来/],
  },
  {
    file: 'resumes/applications/decide/use-bulk-decision.ts',
    element: <BulkDialog to="new" items={[{ uuid, version: 1 }]} onClose={nothing} onDone={nothing} />,
    replies: [plan, ...words],
  },
  {
    file: 'resumes/applications/record/correction-dialog.tsx',
    element: <CorrectionDialog detail={detail} onClose={nothing} />,
  },
  {
    file: 'resumes/applications/record/correction-dialog.tsx',
    element: <CorrectionDialog detail={application({ kind: 'campus' })} onClose={nothing} />,
  },
  { file: 'resumes/applications/notes/note-forms.tsx', element: <NoteForm uuid={uuid} onReady={nothing} /> },
  {
    file: 'resumes/applications/notes/note-forms.tsx',
    element: <NoteChange uuid={uuid} note={note} onClose={nothing} />,
  },
  {
    file: 'resumes/applications/decide/reason-dialog.tsx',
    element: (used) => <ReasonDialog uuid={uuid} to="new" onClose={nothing} onConfirm={used} />,
  },
  {
    file: 'resumes/applications/decide/reject-dialog.tsx',
    element: (used) => <RejectDialog detail={detail} onClose={nothing} onConfirm={used} />,
    replies: words,
  },
  { file: 'resumes/applications/filters/save-filter-dialog.tsx', element: <SaveFilter /> },
  { file: 'resumes/applications/notes/tag-dialog.tsx', element: <TagDialog uuids={[uuid]} onClose={nothing} /> },
  { file: 'settings/common-words/word-dialog.tsx', element: <WordDialog word={null} onClose={nothing} /> },
  {
    file: 'settings/template-dialog.tsx',
    element: <NewTemplate />,
  },
  {
    file: 'settings/template-dialog.tsx',
    element: <NewNoteTemplate />,
  },
  {
    file: 'candidates/colleague-page/answer-form.tsx',
    element: <AnswerForm uuid={uuid} person={linkedCv} maker="林晓" onProblem={nothing} onNext={undefined} />,
    press: [/再看看/],
  },
  {
    file: 'talents/batch-dialog.tsx',
    element: <BatchDialog uuids={[uuid]} filter={{}} jobUuid={uuid} onSent={nothing} onClose={nothing} />,
    replies: [respond(checkBatchInvite, { ...oneInvitation, asked: 1, reach: 1, left_out: [] })],
  },
  {
    file: 'talents/invite-dialog.tsx',
    element: <InviteDialog talent={{ uuid, code: 'K7Q2' }} jobUuid={uuid} onClose={nothing} />,
    replies: [respond(countBatchInvite, { ...oneInvitation, invited: 0 })],
  },
  {
    file: 'talents/save-dialog.tsx',
    element: <SaveDialog name="" filter={{}} onSaved={nothing} onClose={nothing} />,
  },
];
