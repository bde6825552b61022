import { listTags } from '@qinghe/contract/resumes/annotate.ts';
import { listHeldBatches } from '@qinghe/contract/resumes/decide-many.ts';
import { countApplications, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { listSavedFilters } from '@qinghe/contract/resumes/saved-filters.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { expect, test } from 'vitest';
import { nobodyParked } from '../../../../../test/application.ts';
import { open, respond, screen } from '../../../../../test/screen.tsx';
import Applications from '../../applications.tsx';

const counts = { new: 5, primary_screening: 4, written: 0, interview: 2, employed: 1, reject: 8 };

const show = (search: string, more: Stage[] = []) =>
  open(<Applications />, {
    address: `/resume/new?${search}`,
    path: '/resume/:stage',
    handle: { title: 'internshipApplications', kind: 'internship' },
    replies: [
      respond(listApplications, { items: [], next_cursor: null }),
      respond(countApplications, { counts, more, parked: nobodyParked, jobs: [] }),
      respond(listHeldBatches, { items: [] }),
      respond(listSavedFilters, { items: [] }),
      respond(listTags, { items: [] }),
    ],
  });

test('the board counts everybody in its columns, and no stage stands out as chosen', async () => {
  await show('view=board');
  expect(await screen.findByText('共 20 人')).toBeDefined();
  expect(screen.queryByRole('navigation', { name: '招聘阶段' })).toBeNull();
  expect(document.title).toContain('看板 · 实习简历');
});

test('where one column may hold more, so may the board', async () => {
  await show('view=board&q=Java', ['new']);
  expect(await screen.findByText('至少 20 人符合')).toBeDefined();
});
