import type { getInformation } from '@qinghe/contract/company/information.ts';
import { companyTags } from '@qinghe/contract/dict/lists.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { respond } from './fake-server.ts';

type Information = OutputOf<typeof getInformation>;

/** What a company says of itself, of which a test says what matters to it. */
export const information = (parts: Partial<Information> = {}): Information => ({
  version: 3,
  brief: '做企业软件',
  website: '',
  city: '310100',
  district: '',
  address: '大学路 248 号',
  tags: [],
  highlights: [],
  logo: null,
  pictures: [],
  preview_url: null,
  ...parts,
});

export const tagChoices = respond(companyTags, {
  groups: [
    {
      code: 'culture',
      name: '工作氛围',
      name_en: 'Culture',
      children: [{ code: 'culture.flat', name: '扁平管理', name_en: 'Flat organisation' }],
    },
  ],
  source: { title: '', publisher: '', dated: '', missing: '', entries: 1 },
});
