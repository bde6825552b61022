/** Somebody who applies in the demo company. Nobody real: e-mail addresses lie in reserved example domains. */
export type DemoPerson = {
  /** The language that the CV is written in. */
  language: 'zh' | 'en';
  name: string;
  gender: 'male' | 'female';
  birthYear: number;
  /** A mainland mobile, 11 digits. */
  phone: string;
  email: string;
  city: string;
  /** The position looked for, in words. */
  intention: string;
  school: string;
  degree: 'associate' | 'bachelor' | 'master' | 'doctor';
  major: string;
  /** `YYYY-MM`, as all months below. */
  start: string;
  end: string;
  internships: { company: string; title: string; start: string; end: string; points: string[] }[];
  projects: { name: string; role: string; start: string; end: string; points: string[] }[];
  skills: string[];
  awards: string[];
  languages: string[];
  /** `start`: `now`, or `YYYY-MM-DD`. */
  availability: { daysPerWeek: number; months: number; start: string };
  selfDescription: string;
};
