import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { pages } from '@qinghe/contract/texts/pages.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { application } from '../../../../test/application.ts';
import { fail, open, respond, screen } from '../../../../test/screen.tsx';
import { DecisionDialog, useAskedDecision } from './asked-decision.tsx';

const decide = vi.fn();
beforeEach(() => decide.mockClear());
const seen = application({ stage: 'new', version: 1 });

function Desk({ to }: { to: 'employed' | 'written' | 'reject' }) {
  const [now, setNow] = useState(seen);
  const { asked, choose, close } = useAskedDecision(decide);
  return (
    <>
      <button type="button" onClick={() => choose(now, to)}>
        go
      </button>
      <button type="button" onClick={() => setNow(application({ stage: 'interview', version: 2 }))}>
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

test('what a colleague moves while a question stands open is said, and not overwritten', async () => {
  const replies = [respond(listRejectTemplates, { items: [] }), fail(getCompanyInfo, 404)];
  const { user } = await open(<Desk to="reject" />, { replies });
  await user.click(screen.getByText('go'));
  await screen.findByRole('dialog', { name: /郑琪/ });
  await user.click(screen.getByText('colleague'));
  expect(screen.getByText(/刚被移到「面试」/)).toBeDefined();
  await user.keyboard('1');
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(decide.mock.calls[0]?.[0]).toMatchObject({ stage: 'new', version: 1 }));
});
