import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { pages } from '@qinghe/contract/texts/pages.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { application } from '../../../../../test/application.ts';
import { fail, open, respond, screen } from '../../../../../test/screen.tsx';
import { DecisionDialog, useAskedDecision } from './asked-decision.tsx';

const decide = vi.fn();
beforeEach(() => decide.mockClear());
const seen = application({ stage: 'new', version: 1 });
const moved = {
  uuid: '01890000-0000-7000-8000-000000000002',
  action: 'moved' as const,
  from: 'new' as const,
  to: 'interview' as const,
  reason: '',
  actor_name: '周予安',
  changes: [],
  at: '2026-01-02T00:00:00.000Z',
};

function Desk({ to }: { to: 'employed' | 'written' | 'reject' }) {
  const [now, setNow] = useState(seen);
  const { asked, choose, close } = useAskedDecision(decide);
  return (
    <>
      <button type="button" onClick={() => choose(now, to)}>
        go
      </button>
      <button type="button" onClick={() => setNow(application({ stage: 'interview', version: 2, history: [moved] }))}>
        colleague
      </button>
      {asked && <DecisionDialog {...asked} now={now} decide={decide} onClose={close} />}
    </>
  );
}

test('hiring asks first, in the words that the candidate will read', async () => {
  const { user } = await open(<Desk to="employed" />);
  await user.click(screen.getByText('go'));
  expect(await screen.findByText(say(pages, 'stage.employed.text', 'zh-CN'))).toBeDefined();
  expect(decide).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '录用' }));
  expect(decide).toHaveBeenCalledWith(seen, { to: 'employed', reason: '' });
});

test('going on asks nothing', async () => {
  const { user } = await open(<Desk to="written" />);
  await user.click(screen.getByText('go'));
  expect(decide).toHaveBeenCalledWith(seen, { to: 'written', reason: '' });
});

test('who moves somebody while a question stands open is named with the stage, and not overwritten', async () => {
  const replies = [respond(listRejectTemplates, { items: [] }), fail(getCompanyInfo, 404)];
  const { user } = await open(<Desk to="reject" />, { replies });
  await user.click(screen.getByText('go'));
  await screen.findByRole('dialog', { name: /郑琪/ });
  await user.click(screen.getByText('colleague'));
  expect(screen.getByText(/周予安 刚把这位候选人移到「面试」/)).toBeDefined();
  await user.keyboard('1');
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(decide.mock.calls[0]?.[0]).toMatchObject({ stage: 'new', version: 1 }));
});
