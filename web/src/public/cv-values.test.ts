import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { describe, expect, test } from 'vitest';
import { cvValues } from './cv-values.ts';

const TODAY = '2026-11-21';
const from = <T>(value: T) => ({ value, source: null });
const school = (name: string, end: string | null) => ({
  school: from(name),
  degree: from('bachelor' as const),
  major: from('软件工程'),
  end: from(end),
});
const valuesOf = (fields: CvFields) => cvValues({ fields, byOcr: false }, TODAY);
const doubtful = (fields: CvFields, byOcr = false) =>
  Object.entries(cvValues({ fields, byOcr }, TODAY))
    .filter(([, value]) => value?.doubt)
    .map(([name]) => name);

describe('what a CV gives for the form', () => {
  test('of several schoolings is the one with the latest end, wherever it stands', () => {
    const educations = [school('武汉一中', '2022-06'), school('浙江大学', '2026-06')];
    for (const list of [educations, educations.toReversed()])
      expect(valuesOf({ educations: list })).toMatchObject({
        school: { value: '浙江大学', doubt: undefined },
        graduation_month: { value: '2026-06', doubt: 'leftover' },
      });
  });

  test('is a mainland number without its country code', () => {
    for (const phone of ['13822412719', '+8613822412719', '8613822412719'])
      expect(valuesOf({ phone: from(phone) }).phone).toEqual({ value: '13822412719' });
  });

  test('is nothing where the CV says nothing', () => {
    expect(Object.values(valuesOf({})).filter(Boolean)).toEqual([]);
  });

  test('is today where the person can start at once', () => {
    expect(valuesOf({ earliestStart: from('now') }).earliest_start).toEqual({ value: TODAY });
  });
});

describe('a value is to be looked at closely', () => {
  test.each(['张思远', '欧阳娜娜', '阿不都热西提·买买提明', 'Emily Carter', 'Anna-Maria O’Neill Smith'])(
    'not where a name is a usual one: %s',
    (name) => expect(doubtful({ name: from(name) })).toEqual([]),
  );

  test.each(['求职意向产品经理', '张', 'Resume', '张思远 13822412719'])('where a name is an odd one: %s', (name) =>
    expect(doubtful({ name: from(name) })).toEqual(['name']),
  );

  test('where a name was read off a picture', () => {
    expect(doubtful({ name: from('张思远'), phone: from('13822412719') }, true)).toEqual(['name']);
  });

  test('where a phone has not the form of a mainland mobile, or an address is odd', () => {
    expect(doubtful({ phone: from('0216565123'), email: from('li@localhost') })).toEqual(['phone', 'email']);
  });

  test('where the graduation is only the end of a schooling, or years away', () => {
    expect(doubtful({ educations: [school('浙江大学', '2026-06')] })).toEqual(['graduation_month']);
    expect(doubtful({ graduationMonth: from('2012-06') })).toEqual(['graduation_month']);
    expect(doubtful({ graduationMonth: from('2027-06') })).toEqual([]);
  });

  test('where it is a guess which schooling is the newest', () => {
    const educations = [school('浙江大学', null), school('复旦大学', '2027-06')];
    expect(doubtful({ educations, graduationMonth: from('2027-06') })).toEqual(['school', 'degree', 'major']);
  });

  test('where the reader doubts it, in its words rather than in the form’s', () => {
    const educations = [
      { ...school('浙江大学', '2027-06'), major: { ...from('软件工程'), doubt: 'leftover' as const } },
    ];
    const name = { ...from('张'), doubt: 'unclear' as const };
    const months = { ...from(30), doubt: 'asked' as const };
    const graduationMonth = { ...from('2027-06'), doubt: 'asked' as const };
    const values = valuesOf({ name, educations, months, graduationMonth });
    expect(Object.entries(values).flatMap(([key, value]) => (value?.doubt ? [[key, value.doubt]] : []))).toEqual([
      ['name', 'unclear'],
      ['major', 'leftover'],
      ['graduation_month', 'asked'],
      ['months', 'asked'],
    ]);
  });

  test('where the earliest start has passed', () => {
    expect(doubtful({ earliestStart: from('2026-01-01') })).toEqual(['earliest_start']);
  });
});
