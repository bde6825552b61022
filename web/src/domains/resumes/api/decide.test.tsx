import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { countApplications, getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { endpointKey } from '../../../lib/api/query-keys.ts';
import { patched } from '../../../lib/queue/optimistic.ts';
import { patchesOfMove } from './decide.ts';

const someone = { kind: 'internship', stage: 'new', parked_for: [], parksApart: true } as const;
const patches = [
  ...patchesOfMove({ ...someone, uuid: 'a' }, 'interview'),
  ...patchesOfMove({ ...someone, uuid: 'b' }, 'reject'),
];
const counts = { new: 5, primary_screening: 0, written: 0, interview: 2, employed: 0, reject: 1 };
const after = { ...counts, new: 3, interview: 3, reject: 2 };

test('two quick decisions take two people out of the list at once', () => {
  const page = { items: [{ uuid: 'a' }, { uuid: 'b' }, { uuid: 'c' }], next_cursor: null };
  const shown = patched([...endpointKey(listApplications), { stage: 'new' }, 'pages'], { pages: [page] }, patches);
  expect(shown.pages.map(({ items }) => items)).toEqual([[{ uuid: 'c' }]]);
});

test('the list of all stages keeps them and says where they are now', () => {
  const items = [
    { uuid: 'a', stage: 'new', parked_for: [1] },
    { uuid: 'c', stage: 'new', parked_for: [] },
  ];
  const shown = patched([...endpointKey(listApplications), { stage: 'all' }], { pages: [{ items }] }, patches);
  expect(shown.pages[0]?.items).toEqual([{ uuid: 'a', stage: 'interview', parked_for: [] }, items[1]]);
});

test('both are counted where they go to, on the side on which they are', () => {
  const keyOf = (kind: string) => [...endpointKey(countApplications), { kind, q: 'Java' }];
  expect(patched(keyOf('internship'), { counts }, patches)).toEqual({ counts: after });
  expect(patched(keyOf('campus'), { counts }, patches)).toEqual({ counts });
  const overview = { applications: { internship: counts, campus: counts } };
  const shown = patched([...endpointKey(businessOverview), {}], overview, patches);
  expect(shown.applications).toEqual({ internship: after, campus: counts });
});

test('the record says where the person is, and waits with the next move until the server has answered', () => {
  const detail = { stage: 'new', abilities: { move_to: ['interview'], undo: false, correct: true } };
  const keyOf = (uuid: string) => [...endpointKey(getApplication), { uuid }];
  expect(patched(keyOf('a'), detail, patches)).toEqual({
    stage: 'interview',
    parked_for: [],
    abilities: { move_to: [], undo: false, correct: true },
  });
  expect(patched(keyOf('c'), detail, patches)).toBe(detail);
});

const parked = { ...someone, uuid: 'a', parked_for: [{ aspect: 'degree', wanted: ['bachelor'] }] };
const countsKey = [...endpointKey(countApplications), { kind: 'internship' }];
const overviewKey = [...endpointKey(businessOverview), {}];

test.each([
  ['new', true, { ...counts, new: 6 }, counts],
  ['new', false, counts, counts],
  ['interview', true, { ...counts, interview: 3 }, { ...counts, new: 4, interview: 3 }],
  ['interview', false, { ...counts, new: 4, interview: 3 }, { ...counts, new: 4, interview: 3 }],
] as const)('who is parked goes to %s; standing apart: %s', (to, parksApart, tabs, all) => {
  const moved = patchesOfMove({ ...parked, parksApart }, to);
  const rest = { more: false, apart: parksApart };
  expect(patched(countsKey, { counts, parked: { applications: 2, ...rest } }, moved)).toEqual({
    counts: tabs,
    parked: { applications: 1, ...rest },
  });
  const overview = { applications: { internship: counts, campus: counts } };
  expect(patched(overviewKey, overview, moved).applications.internship).toEqual(all);
  const list = { pages: [{ items: [{ uuid: 'a' }], next_cursor: null }] };
  const left = patched([...endpointKey(listApplications), { stage: 'new' }], list, moved).pages[0]?.items.length;
  expect(left).toBe(to === 'new' && !parksApart ? 1 : 0);
});
