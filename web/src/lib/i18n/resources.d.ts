import 'i18next';
import type account from '../../locales/zh-CN/account.json';
import type ads from '../../locales/zh-CN/ads.json';
import type candidates from '../../locales/zh-CN/candidates.json';
import type chat from '../../locales/zh-CN/chat.json';
import type common from '../../locales/zh-CN/common.json';
import type company from '../../locales/zh-CN/company.json';
import type control from '../../locales/zh-CN/control.json';
import type design from '../../locales/zh-CN/design.json';
import type desk from '../../locales/zh-CN/desk.json';
import type door from '../../locales/zh-CN/door.json';
import type fairs from '../../locales/zh-CN/fairs.json';
import type feedback from '../../locales/zh-CN/feedback.json';
import type help from '../../locales/zh-CN/help.json';
import type home from '../../locales/zh-CN/home.json';
import type identity from '../../locales/zh-CN/identity.json';
import type imports from '../../locales/zh-CN/imports.json';
import type intake from '../../locales/zh-CN/intake.json';
import type invoices from '../../locales/zh-CN/invoices.json';
import type jobs from '../../locales/zh-CN/jobs.json';
import type join from '../../locales/zh-CN/join.json';
import type live from '../../locales/zh-CN/live.json';
import type messages from '../../locales/zh-CN/messages.json';
import type ops from '../../locales/zh-CN/ops.json';
import type orders from '../../locales/zh-CN/orders.json';
import type palette from '../../locales/zh-CN/palette.json';
import type password from '../../locales/zh-CN/password.json';
import type personal from '../../locales/zh-CN/personal.json';
import type platform from '../../locales/zh-CN/platform.json';
import type recruitment from '../../locales/zh-CN/recruitment.json';
import type remembered from '../../locales/zh-CN/remembered.json';
import type resumeConfig from '../../locales/zh-CN/resumeConfig.json';
import type resumes from '../../locales/zh-CN/resumes.json';
import type rights from '../../locales/zh-CN/rights.json';
import type rules from '../../locales/zh-CN/rules.json';
import type settings from '../../locales/zh-CN/settings.json';
import type sharing from '../../locales/zh-CN/sharing.json';
import type shell from '../../locales/zh-CN/shell.json';
import type starters from '../../locales/zh-CN/starters.json';
import type talents from '../../locales/zh-CN/talents.json';
import type talks from '../../locales/zh-CN/talks.json';
import type ui from '../../locales/zh-CN/ui.json';
import type wallet from '../../locales/zh-CN/wallet.json';
import type wechat from '../../locales/zh-CN/wechat.json';

/** One line per namespace: its keys are checked at every `t()`. */
export interface Texts {
  account: typeof account;
  ads: typeof ads;
  candidates: typeof candidates;
  chat: typeof chat;
  common: typeof common;
  company: typeof company;
  control: typeof control;
  desk: typeof desk;
  design: typeof design;
  door: typeof door;
  fairs: typeof fairs;
  feedback: typeof feedback;
  help: typeof help;
  home: typeof home;
  identity: typeof identity;
  imports: typeof imports;
  intake: typeof intake;
  invoices: typeof invoices;
  jobs: typeof jobs;
  live: typeof live;
  messages: typeof messages;
  ops: typeof ops;
  orders: typeof orders;
  join: typeof join;
  palette: typeof palette;
  password: typeof password;
  personal: typeof personal;
  platform: typeof platform;
  remembered: typeof remembered;
  resumeConfig: typeof resumeConfig;
  resumes: typeof resumes;
  rights: typeof rights;
  rules: typeof rules;
  settings: typeof settings;
  sharing: typeof sharing;
  shell: typeof shell;
  recruitment: typeof recruitment;
  starters: typeof starters;
  talents: typeof talents;
  talks: typeof talks;
  ui: typeof ui;
  wallet: typeof wallet;
  wechat: typeof wechat;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
