import { companyForms } from './company-forms.tsx';
import { wrongInputSuite } from './suite.tsx';

wrongInputSuite('company', companyForms);
