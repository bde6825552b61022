import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNames } from './file-names.ts';

const PDF = 'application/pdf';
const person = (name: string, school = '同济大学', job_title = '前端') => ({ name, school, job_title });

test('a name says who, from where and for what; what is not known is left out', () => {
  const nameOf = fileNames();
  expect(nameOf(person('林晓'), PDF)).toBe('林晓-同济大学-前端.pdf');
  expect(nameOf(person('林晓', ''), 'image/jpeg')).toBe('林晓-前端.jpg');
  expect(nameOf(person('', '', ''), 'application/x-unknown')).toBe('CV.bin');
});

test('equal names are numbered, as systems see them that know no large and small letters', () => {
  const nameOf = fileNames();
  const names = ['Li', 'LI', 'Li', 'Li (2)'].map((name) => nameOf(person(name, '', ''), PDF));
  expect(names).toEqual(['Li.pdf', 'LI (2).pdf', 'Li (3).pdf', 'Li (2) (2).pdf']);
  expect(nameOf(person('Li', '', ''), 'image/png')).toBe('Li.png');
});

test('signs of paths, shells and directions are replaced, dots at the ends dropped', () => {
  const nameOf = fileNames();
  expect(nameOf(person('../..\\a', 'C:\\x', 'b*?"<>|c'), PDF)).toBe('a-C x-b c.pdf');
  expect(nameOf(person('.hidden', '', 'exe.'), PDF)).toBe('hidden-exe.pdf');
  expect(nameOf(person('林\u202efdp\n\0晓', '', ''), PDF)).toBe('林 fdp 晓.pdf');
});

test('whatever somebody is called, the name is one part of a path, fits a file system, and is nobody else’s', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 8 }), (people) => {
      const nameOf = fileNames();
      const names = people.map(([name, school, job]) => nameOf(person(name, school, job), PDF));
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      for (const name of names) {
        expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}]|^[.\s]|[.\s]$/u);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      }
    }),
  );
});
