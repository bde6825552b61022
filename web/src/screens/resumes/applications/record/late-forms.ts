import { needTexts } from '../../../../lib/i18n/i18n.ts';
import { lateModule } from '../../../../ui/on-demand/late-module.ts';

const load = (): Promise<typeof import('./record-forms.ts')> => import('./record-forms.ts');

/** The forms of a record, which is drawn before they are fetched. */
const forms = lateModule(async () => {
  const [module] = await Promise.all([load(), needTexts(['ui'])]);
  return module;
});

/** @param wanted false while there is no record yet; what could not be fetched is tried again with the next */
export const useRecordForms = forms.use;
