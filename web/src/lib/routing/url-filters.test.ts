import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import { listApplications } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { UUID, urlFilters, withValues } from './url-filters.ts';

const filters = urlFilters(listApplications, { job_uuid: { formerly: 'job' }, degree: { values: degrees }, q: {} });
const at = (query: string) => new URLSearchParams(query);

test('the address is read under the names of the call', () => {
  expect(filters.read(at('degree=master&job_uuid=one&page=3'))).toEqual({ job_uuid: 'one', degree: 'master', q: '' });
});

test('what a filter cannot be filters nothing', () => {
  expect(filters.read(at('degree=wizard&q=Java'))).toEqual({ job_uuid: '', degree: '', q: 'Java' });
});

test('whoever writes an address breaks no list: ids have their form, words are cut and hold no control characters', () => {
  const typed = urlFilters(listApplications, {
    job_uuid: { values: UUID },
    graduation_year: { values: /^20\d\d$/ },
    q: { maxLength: 4 },
  });
  const read = (query: Record<string, string>) => typed.read(new URLSearchParams(query));
  expect(read({ job_uuid: 'foo', graduation_year: '1900', q: 'a\u0000b一二三' })).toEqual({
    job_uuid: '',
    graduation_year: '',
    q: 'ab一二',
  });
  expect(read({ q: '一二三😀' }).q.isWellFormed()).toBe(true);
  const job_uuid = '01a2022c-b3c1-74b2-9aa1-b769243e98bf';
  expect(read({ job_uuid, graduation_year: '2027' })).toEqual({ job_uuid, graduation_year: '2027', q: '' });
});

test('an address of before filters as it did, and is rewritten', () => {
  expect(filters.read(at('job=one')).job_uuid).toBe('one');
  expect(filters.renamed(at('view=board&job=one'))?.toString()).toBe('view=board&job_uuid=one');
  expect(filters.renamed(at('job=old&job_uuid=new'))?.toString()).toBe('job_uuid=new');
  expect(filters.renamed(at('job_uuid=one'))).toBeNull();
});

test('several values stand with commas between them or once each; what none can be is left out, and so is what is too much', () => {
  const several = urlFilters(listApplications, {
    job_uuid: { formerly: 'job', values: UUID, several: 2 },
    city: { maxLength: 4, several: 3 },
  });
  const [one, two, three] = [1, 2, 3].map((digit) => `01a2022c-b3c1-74b2-9aa1-b769243e98b${digit}`);
  const read = (query: string) => several.read(at(query));
  expect(read(`job_uuid=${one},foo,${two},${three}`).job_uuid).toBe(`${one},${two}`);
  expect(read(`job_uuid=${one}&job_uuid=${two}&job_uuid=${one}`).job_uuid).toBe(`${one},${two}`);
  expect(read(`job=${one}`).job_uuid).toBe(one);
  expect(read('city=杭州,上海,,杭州').city).toBe('杭州,上海');
  expect(read('city=南京%5C,江苏,a\u0000b').city).toBe('南京\\,江,ab');
  expect(several.fromInput({ city: ['南京,江', '上海'] }).city).toBe('南京\\,江,上海');
});

test('the call gets what is chosen and nothing else', () => {
  expect(filters.toInput(filters.read(at('q=Java&view=board')))).toEqual({ q: 'Java' });
  expect(filters.toInput(filters.none)).toEqual({});
});

test('what was saved comes back as the address has it', () => {
  expect(filters.fromInput({ degree: 'master', q: undefined })).toEqual({ job_uuid: '', degree: 'master', q: '' });
});

test('no filter is no filter, also where the call takes other input', () => {
  expect(filters.isAny(filters.none)).toBe(false);
  expect(filters.isAny({ ...filters.none, q: '浙江' })).toBe(true);
});

test('an emptied filter goes out of the address', () => {
  expect(withValues(at('q=Java&id=one'), { q: '', degree: 'master' }).toString()).toBe('id=one&degree=master');
});

test('a filter that the call does not take, or a word that it does not know, does not compile', () => {
  // @ts-expect-error: no such filter
  urlFilters(listApplications, { degrees: { values: degrees } });
  // @ts-expect-error: no such degree
  urlFilters(listApplications, { degree: { values: ['wizard'] } });
  // @ts-expect-error: its words are a list
  urlFilters(listApplications, { degree: {} });
  const input: { degree?: (typeof degrees)[number] } = filters.toInput({ ...filters.none, degree: 'master' });
  expect(input).toEqual({ degree: 'master' });
});
