import 'i18next';
import type account from '../../locales/zh-CN/account.json';
import type common from '../../locales/zh-CN/common.json';
import type company from '../../locales/zh-CN/company.json';
import type design from '../../locales/zh-CN/design.json';
import type home from '../../locales/zh-CN/home.json';
import type identity from '../../locales/zh-CN/identity.json';
import type jobs from '../../locales/zh-CN/jobs.json';
import type ops from '../../locales/zh-CN/ops.json';
import type palette from '../../locales/zh-CN/palette.json';
import type password from '../../locales/zh-CN/password.json';
import type personal from '../../locales/zh-CN/personal.json';
import type resumes from '../../locales/zh-CN/resumes.json';
import type settings from '../../locales/zh-CN/settings.json';
import type shell from '../../locales/zh-CN/shell.json';
import type ui from '../../locales/zh-CN/ui.json';

/** One line per namespace: its keys are checked at every `t()`. */
export interface Texts {
  account: typeof account;
  common: typeof common;
  company: typeof company;
  design: typeof design;
  home: typeof home;
  identity: typeof identity;
  jobs: typeof jobs;
  ops: typeof ops;
  palette: typeof palette;
  password: typeof password;
  personal: typeof personal;
  resumes: typeof resumes;
  settings: typeof settings;
  shell: typeof shell;
  ui: typeof ui;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
