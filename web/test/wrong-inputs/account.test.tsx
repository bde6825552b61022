import { accountForms } from './account-forms.tsx';
import { wrongInputSuite } from './suite.tsx';

wrongInputSuite('account', accountForms);
