import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { act, open } from '../../../../test/screen.tsx';
import { leavePage } from '../../../lib/routing/navigation.ts';
import { useListPosition } from './list/use-list-position.ts';
import { type Desk, useDesk, useOpened } from './use-desk.ts';

const TAG = '01890000-0000-7000-8000-000000000001';
const PERSON = '01890000-0000-7000-8000-000000000002';
const people = [{ uuid: PERSON }] as unknown as ApplicationSummary[];
const filtered = `/resume/new?tag_uuid=${TAG}`;

/** The place in a list of these people; `before` runs when it is drawn, before the first of them is opened by itself. */
async function openDesk(items: readonly ApplicationSummary[], before?: () => void) {
  const drawn: { desk?: Desk } = {};
  function List() {
    const desk = useDesk();
    drawn.desk = desk;
    useLayoutEffect(() => before?.(), []);
    useListPosition({ ...desk, ...useOpened() }, items, { hasMore: false, more: undefined });
    return null;
  }
  const page = await open(<List />, { path: '/resume/:stage', address: '/resume/new' });
  return { ...page, desk: drawn.desk as Desk };
}

it('goes on from a filter that was chosen a moment ago and is not drawn yet', async () => {
  const { desk, address } = await openDesk([]);
  await act(async () => {
    leavePage(filtered);
    desk.open(PERSON);
  });
  expect(address()).toBe(`${filtered}&id=${PERSON}`);
});

it('opens nobody in place of the filter to which somebody has gone on', async () => {
  const { address } = await openDesk(people, () => leavePage(filtered));
  expect(address()).toBe(`${filtered}&id=${PERSON}`);
});
